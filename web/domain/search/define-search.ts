import type { UseQueryOptions } from '@tanstack/react-query';
import { milesAround } from '../places/near.ts';
import type { Home, Near } from '../places/near.ts';
import type { DateRange } from '#web/lib/date-range.ts';
import { countIn, filterReader, writeFilters } from '#web/lib/url/filters.ts';
import type { Counted } from '#web/lib/url/filters.ts';

/** Filters that every search has. Without a radius the viewer's own applies; 'any' means no limit. */
export type CommonFilters = Near & DateRange & { q?: string | undefined; sort?: string | undefined };

type FieldBase<Name, Value> = {
  name: Name;
  label: string;
  /** Takes the whole width of the sheet. */
  wide?: boolean;
  /** Label of the chip that shows this value. */
  chip: (value: Value) => string;
  /** A common value, offered as a chip while none is set. */
  quick?: Value;
  /** Few filter by it: the bar shows it once more filters are asked for, or where it is set. */
  rare?: boolean;
};

/** A filter of one search. */
export type FilterField<Name extends string = string> =
  | (FieldBase<Name, string> & {
      kind: 'choice';
      any: string;
      options: readonly { value: string; label: string }[];
    })
  | (FieldBase<Name, number> & { kind: 'number'; max: number })
  | (FieldBase<Name, string> & { kind: 'day'; any: string })
  | (FieldBase<Name, 'true'> & { kind: 'check' });

type Definition<Filters extends CommonFilters> = {
  /** What is searched for: 'shift' */
  thing: string;
  /** If it is not `thing` with an s. */
  things?: string;
  /** In the order of the bar and the sheet. */
  fields: readonly FilterField<Exclude<keyof Filters & string, keyof CommonFilters>>[];
  /** Label of the first and last day, if they are filtered by. */
  dates?: string;
  /** Placeholder of the words. */
  words?: string;
  /** Columns of the bar. */
  columns: string;
  sorts: readonly { value: NonNullable<Filters['sort']>; label: string }[];
  /** The order while none is chosen; `placed` says whether distances are known. */
  usualSort: (placed: boolean) => NonNullable<Filters['sort']>;
  /** The query for how many match, disabled while the search is unknown. */
  countQuery: (
    search: SearchQuery<Filters> | undefined,
  ) => UseQueryOptions<Counted, Error, Counted, unknown[]>;
};

/** The query of the list's endpoint. */
export type SearchQuery<Filters extends CommonFilters> = Omit<Filters, 'radius' | 'sort'> & {
  radius: number | undefined;
  sort: NonNullable<Filters['sort']>;
};

export type Search<Filters extends CommonFilters> = ReturnType<typeof defineSearch<Filters>>;

const common = ['near', 'radius', 'from', 'to', 'q', 'sort'] as const;

/** The value of a field that is known by its name only. */
export const valueOf = (filters: object, name: string): string | number | undefined =>
  (filters as Record<string, string | number | undefined>)[name];

/**
 * Defines the filters of a list once: how the URL, the query, the bar, the sheet and the chips have them. They
 * are named like the parameters of the list's endpoint.
 */
export function defineSearch<Filters extends CommonFilters>(definition: Definition<Filters>) {
  const { thing, things = `${thing}s`, fields, sorts, usualSort } = definition;
  const names: string[] = [...common, ...fields.map(({ name }) => name)];
  const none = Object.fromEntries(
    names.filter((name) => name !== 'sort').map((name) => [name, undefined]),
  ) as object as Filters;
  const sortOf = ({ sort, near }: Filters, home: Home): NonNullable<Filters['sort']> =>
    sort ?? usualSort(near !== undefined || home?.place != null);

  return {
    ...definition,
    things,
    /** Clears all filters except the order. */
    none,
    sortOf,
    /** Reads the filters from the URL and ignores invalid values. */
    read(params: URLSearchParams): Filters {
      const { text, oneOf, whole, day } = filterReader(params);
      const own = fields.map((field) => [field.name, readField(field, params)] as const);
      return {
        near: text('near', 120),
        radius: oneOf('radius', ['any']) ?? whole('radius', 500),
        from: day('from'),
        to: day('to'),
        q: text('q', 100),
        sort: sorts.find(({ value }) => value === params.get('sort'))?.value,
        ...Object.fromEntries(own),
      } as Filters;
    },
    /** Writes the filters to the URL and keeps its other parameters. */
    write: (before: URLSearchParams, filters: Partial<Filters>) =>
      writeFilters(before, names, filters as Partial<Record<string, string | number>>),
    /** Counts the filters that are set, without the sort order. */
    count: (filters: Filters): number =>
      [
        filters.near ?? filters.radius,
        filters.from ?? filters.to,
        filters.q,
        ...fields.map(({ name }) => valueOf(filters, name)),
      ].filter((value) => value !== undefined).length,
    /** The query to send, with the viewer's own radius if none is set. */
    query: (filters: Filters, home: Home): SearchQuery<Filters> => ({
      ...filters,
      sort: sortOf(filters, home),
      radius: milesAround(filters, home),
    }),
    /** '18 shifts', '1 shift', 'More than 500 shifts' */
    counted: (counted: Counted) => countIn(counted, thing, things),
  };
}

function readField(field: FilterField, params: URLSearchParams): string | number | undefined {
  const { oneOf, whole, day } = filterReader(params);
  if (field.kind === 'day') return day(field.name);
  if (field.kind === 'number') return whole(field.name, field.max);
  const values = field.kind === 'check' ? ['true'] : field.options.map(({ value }) => value);
  return oneOf(field.name, values);
}

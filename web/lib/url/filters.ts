import { isoDay } from '../dates.ts';

/** Reads filters from a URL query and drops invalid values. */
export const filterReader = (params: URLSearchParams) => ({
  text: (name: string, max: number) => params.get(name)?.trim().slice(0, max) || undefined,
  oneOf: <const Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)),
  whole: (name: string, max: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
  },
  day: (name: string) => {
    const text = params.get(name);
    return text !== null && isDay(text) ? text : undefined;
  },
});

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDay(text, 'UTC') === text;

/** Writes the named filters into the query and keeps all other parameters. */
export function writeFilters<Name extends string>(
  before: URLSearchParams,
  names: readonly Name[],
  filters: Partial<Record<Name, string | number>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

/** A capped count; `more` is true if the cap was reached. */
export type Counted = { count: number; more: boolean };

/** '18 shifts', '1 shift', 'More than 500 shifts' */
export const countIn = ({ count, more }: Counted, thing: string, things = `${thing}s`): string =>
  `${more ? `More than ${count}` : count} ${count === 1 && !more ? thing : things}`;

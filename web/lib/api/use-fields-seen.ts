import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldsSeenHeader, writeFieldsSeen } from '#contract/fields-seen.ts';
import { CallError } from './call-error.ts';

/** A field whose stored value has changed since the form was opened. */
export type ChangedField = { path: string; current: unknown };
/** The changed fields of a form, and the header that keeps the server from overwriting other changes. */
export type Changes<Draft> = { body: Partial<Draft>; headers: Record<string, string> };

type Editing<Record, Values extends FieldValues, Draft> = {
  /** The edited record as its GET returned it when the form was opened; null if there is none yet. */
  record: Record | null;
  valuesOf: (record: Record | null) => Values;
  draftOf: (values: Values) => Draft;
  form: { setValue: UseFormReturn<Values>['setValue'] };
};

/**
 * Keeps two tabs from overwriting each other: sends only the fields changed here. Fields changed elsewhere
 * meanwhile are in `changed` until the user decides on each.
 */
export function useFieldsSeen<Record extends object, Values extends FieldValues, Draft extends object>({
  record,
  valuesOf,
  draftOf,
  form,
}: Editing<Record, Values, Draft>) {
  const [seen, setSeen] = useState(record);
  const [changed, setChanged] = useState<ChangedField[]>([]);

  const changesIn = (values: Values): Changes<Draft> => {
    const before = new Map<string, unknown>(Object.entries(draftOf(valuesOf(seen))));
    const fields = Object.entries(draftOf(values)).filter(
      ([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before.get(field) ?? null),
    );
    return {
      body: Object.fromEntries(fields) as Partial<Draft>,
      headers: {
        [fieldsSeenHeader]: writeFieldsSeen(
          seen,
          fields.map(([field]) => field),
        ),
      },
    };
  };
  /** Whether the call was refused because of changes elsewhere; if so, they are added to `changed`. */
  const isRefused = (error: unknown): boolean => {
    if (!(error instanceof CallError) || error.code !== 'changed_elsewhere') return false;
    setChanged(error.errors.map(({ path, current }) => ({ path, current })));
    return true;
  };
  const accept = ({ path, current }: ChangedField): Record => {
    const next = { ...seen, [path]: current } as Record;
    setSeen(next);
    setChanged(changed.filter((each) => each.path !== path));
    return next;
  };
  return {
    changed,
    changesIn,
    isRefused,
    /** Keeps the typed value; saving overwrites the other change. */
    keepMine: (field: ChangedField) => void accept(field),
    takeTheirs(field: ChangedField) {
      const before = new Map<string, unknown>(Object.entries(valuesOf(seen)));
      for (const [name, value] of Object.entries(valuesOf(accept(field))))
        if (JSON.stringify(value) !== JSON.stringify(before.get(name)))
          form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
            shouldDirty: true,
          });
    },
  };
}

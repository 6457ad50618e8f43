import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldsSeenHeader, writeFieldsSeen } from '#contract/fields-seen.ts';
import { CallError } from './call.ts';

/** A field that reads otherwise by now than when the form was opened. */
export type ChangedField = { path: string; current: unknown };
/** What a form changed, and the header by which nothing else is overwritten. */
export type Changes<Draft> = { body: Partial<Draft>; headers: Record<string, string> };

type Editing<Record, Values extends FieldValues, Draft> = {
  /** What is edited, as its GET showed it when the form was opened; null where there is nothing yet. */
  record: Record | null;
  valuesOf: (record: Record | null) => Values;
  draftOf: (values: Values) => Draft;
  form: { setValue: UseFormReturn<Values>['setValue'] };
};

/**
 * Editing in which two tabs do not overwrite each other: only what was changed here is sent, and what was changed elsewhere
 * meanwhile is kept in `changed` until somebody decides.
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
  /** Whether the call was refused because of changes elsewhere; these are to be decided now. */
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
    /** What is typed here stays, and is saved over the change. */
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

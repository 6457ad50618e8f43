import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { CallError } from './call.ts';

/** Puts what the server found wrong at the fields it names; the first of them is focused. */
export function showAtFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  fieldAt: (path: string) => FieldPath<Values> | undefined,
): void {
  const wrong = error instanceof CallError ? error.errors : [];
  for (const { path, message } of wrong.toReversed()) {
    const field = fieldAt(path);
    if (field) setError(field, { type: 'server', message }, { shouldFocus: true });
  }
}

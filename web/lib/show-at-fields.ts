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

/** The first thing the server found wrong, under the label that its field has on screen; undefined where it has none. */
export function detailOnScreen(error: unknown): string | undefined {
  const [wrong] = error instanceof CallError ? error.errors : [];
  const field = document.getElementsByName(wrong?.path.split('.')[0] ?? '').item(0);
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
  return wrong && label ? `${label.textContent}: ${wrong.message}` : undefined;
}

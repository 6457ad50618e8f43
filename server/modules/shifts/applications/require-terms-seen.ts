import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { fieldOfChange } from '../post/shift-change.ts';
import { findEdits } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/**
 * Checks that the groomer has seen the current terms. `seen` is the version that their page shows; a payload
 * without it, as in the specification, means the current one.
 * @throws Problem `terms_changed` with a line for each change since, `invalid` for a version that there never
 * was
 */
export async function requireTermsSeen(
  t: Transaction,
  { id, termsVersion }: LockedShift,
  seen: number | null | undefined,
): Promise<void> {
  if (seen == null || seen === termsVersion) return;
  if (seen > termsVersion)
    throw fieldProblem('termsVersion', `The terms of this shift are at version ${termsVersion}`);
  const lines = (await findEdits(t.sql, id, seen)).flatMap((note) => note.split('\n'));
  throw problem(
    'terms_changed',
    `The owner changed this shift. ${lines.join('. ')}.`,
    lines.map((message) => ({ path: fieldOfChange(message), message })),
    { termsVersion },
  );
}

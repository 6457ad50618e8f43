import { forgetKept, readKept, writeKept } from '#web/lib/account-storage.ts';
import type { RequestTask, RequestValues } from './request-draft.ts';
import { petsOf } from './request-draft.ts';

/** Who is asked for which pet: each has a draft of its own. */
const nameOf = (task: RequestTask): string | undefined =>
  task.kind === 'post' ? `request ${task.petId ?? 'any pet'} ${task.provider?.id ?? 'anyone'}` : undefined;

/**
 * What was typed and not sent yet, which survives a reload; undefined if there is nothing. A day that has passed and
 * pets that are gone are left out.
 */
export function readStoredDraft(
  task: RequestTask,
  fresh: RequestValues,
  today: string,
): RequestValues | undefined {
  const name = nameOf(task);
  const kept = name ? (readKept(name) as Partial<RequestValues> | undefined) : undefined;
  if (!kept) return undefined;
  const values = { ...fresh, ...kept };
  const known = new Set(petsOf(task).map(({ id }) => id));
  return {
    ...values,
    petIds: values.petIds.filter((id) => known.has(id)),
    preferredDate: values.preferredDate < today ? '' : values.preferredDate,
  };
}

export function storeDraft(task: RequestTask, values: RequestValues): void {
  const name = nameOf(task);
  if (name) writeKept(name, values);
}

export function forgetStoredDraft(task: RequestTask): void {
  const name = nameOf(task);
  if (name) forgetKept(name);
}

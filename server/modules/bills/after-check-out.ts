import type { CheckedOut, CheckOutDraft } from '#contract/bills/bills.ts';
import { sendMessage } from '#server/modules/client-messages/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { bookOwnVisit } from '#server/modules/visits/index.ts';
import type { VisitToBill } from '#server/modules/visits/index.ts';
import { attempt } from '#server/platform/database/attempt.queries.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findVisitToRepeat } from './bills.queries.ts';

type Next = Pick<CheckedOut, 'next' | 'nextProblem'>;

/** Books the next visit of the same pets as an own visit; where that is refused the bill stays, and the reply says why. */
export async function bookNext(
  t: Transaction,
  actor: Actor,
  { id, clientId }: VisitToBill,
  wanted: NonNullable<CheckOutDraft['next']> | null,
): Promise<Next> {
  if (!wanted) return { next: null, nextProblem: null };
  if (!clientId) return { next: null, nextProblem: 'This visit is of no client in your book.' };
  if (!actor.hasMembership)
    return { next: null, nextProblem: 'Booking new visits needs an active membership.' };
  const { minutes, pets, atHome } = await findVisitToRepeat(t.sql, id);
  const draft = {
    clientId,
    pets,
    startsAt: wanted.startsAt,
    minutes: wanted.minutes ?? minutes,
    atHome,
    tell: wanted.tell ?? true,
    ...(wanted.anyway ? { anyway: true } : {}),
  };
  const booked = await attempt(t.sql, () => bookOwnVisit(t, actor, draft));
  if ('refusal' in booked) return { next: null, nextProblem: booked.refusal.message };
  const { id: nextId, startsAt, timeZone } = booked.done;
  return { next: { id: nextId, startsAt, timeZone }, nextProblem: null };
}

/** Mails the receipt to the client, as a link. @returns why not, if so */
export async function mailReceipt(
  t: Transaction,
  platform: Platform,
  { id: visitId, clientId, providerId }: VisitToBill,
): Promise<string | null> {
  if (!clientId) return 'This visit is of no client in your book.';
  const sent = await attempt(t.sql, () =>
    sendMessage(t, platform, providerId, clientId, { kind: 'receipt', channel: 'email', visitId }),
  );
  return 'refusal' in sent ? sent.refusal.message : null;
}

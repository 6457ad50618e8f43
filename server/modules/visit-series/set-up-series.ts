import type { Actor } from '#server/modules/identity/index.ts';
import { bookOwnVisit, usualOf } from '#server/modules/visits/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findClientName } from './proposals.queries.ts';
import { findWithLengths } from './propose-series.ts';
import { repeatVisit } from './repeat-visit.ts';

type Wanted = { clientId: string; startsAt: string; staffId?: string | null | undefined };

/** Sets up series with the first visits that were proposed. Each is a transaction: what refuses one leaves the others. */
export async function setUpSeries({ transact, sql }: Platform, actor: Actor, wanted: readonly Wanted[]) {
  let made = 0;
  const refused: { clientId: string; clientName: string; because: string }[] = [];
  for (const each of wanted)
    try {
      await transact((t) => setUp(t, actor, each));
      made++;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { clientId } = each;
      refused.push({
        clientId,
        clientName: await findClientName(sql, actor.id, clientId),
        because: error.message,
      });
    }
  return { made, refused };
}

/** @throws Problem with what is in the way */
async function setUp(t: Transaction, actor: Actor, { clientId, startsAt, staffId }: Wanted): Promise<void> {
  const [client] = await findWithLengths(t.sql, actor, { now: t.now, limit: 1, clientId });
  if (!client) throw problem('already_done', 'This client repeats already, or has no interval anymore.');
  const { next, pets, everyWeeks } = client;
  if (next && Date.parse(next.startsAt) !== Date.parse(startsAt))
    throw problem('changed_elsewhere', 'Another visit was booked meanwhile. Look again.');
  const visitId =
    next?.id ??
    (
      await bookOwnVisit(t, actor, {
        clientId,
        pets: pets.map((pet) => ({
          petId: pet.petId,
          services: usualOf(pet),
          ...(pet.price === null ? {} : { price: pet.price }),
        })),
        startsAt,
        minutes: client.minutes,
        staffId: staffId ?? null,
      })
    ).id;
  await repeatVisit(t, actor, { visitId, everyWeeks });
}

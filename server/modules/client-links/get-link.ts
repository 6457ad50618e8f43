import type { z } from 'zod';
import type { ClientLink } from '#contract/client-links.ts';
import { wasEverBooked } from '#contract/visits/visit-status.ts';
import { phoneDays } from '#contract/grooming/visits.ts';
import { cancellationTerms } from '#server/modules/cancellation-policies/index.ts';
import { textNumberOf } from '#server/modules/texts/index.ts';
import { clientActions, openAskedMove } from '#server/modules/visits/index.ts';
import { days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findTimeOffers } from './client-links.queries.ts';
import type { LinkRow } from './client-links.queries.ts';
import { findLink } from './link-of-visit.ts';
import { findLinkView } from './link-view.queries.ts';
import type { LinkView } from './link-view.queries.ts';

/** What a client sees with a secret address. @throws Problem `link_expired` */
export const getLink = async (sql: Sql, secret: string, now: Date) =>
  showLink(sql, await findLink(sql, secret, now), now);

/** Shows a link that was found. @throws Problem `link_expired` once its provider has left */
export async function showLink(sql: Sql, link: LinkRow, now: Date): Promise<z.input<typeof ClientLink>> {
  const { visitId } = link;
  const view = await findLinkView(sql, link);
  if (!view) throw problem('link_expired', 'This link is no longer valid.');
  const { provider, firstName, visit } = view;
  const timeOffers = await findTimeOffers(sql, visitId, now);
  const { policy, fee } = await cancellationTerms(sql, visitId, now);
  return {
    provider: {
      name: provider.name,
      photoUrl: provider.photoUrl,
      phone: provider.showsPhone || (visit && isReached(visit, now)) ? provider.phone : null,
    },
    firstName,
    visit: visit && {
      ...visit,
      isReady: visit.pets.length > 0 && visit.pets.every(({ stage }) => stage === 'ready'),
      timeOffers,
      askedMove: openAskedMove(visit, now),
      policy,
      feeNow: fee,
      actions: clientActions(visit, now).filter(
        (action) => action !== 'choose' || timeOffers.some(({ by }) => by === 'provider'),
      ),
    },
    getsMessages: view.noTextsAt === null || view.noMailAt === null,
    textsOk: textNumberOf(view.phone) ? view.textsOkAt !== null : null,
    asksRemoval: view.removalAskedAt !== null,
  };
}

/** Both sides of a visit that was booked can call each other until a week after it; who only asked for one cannot. */
const isReached = ({ status, endsAt }: NonNullable<LinkView['visit']>, now: Date) =>
  wasEverBooked(status) && now.getTime() < Date.parse(endsAt) + days(phoneDays);

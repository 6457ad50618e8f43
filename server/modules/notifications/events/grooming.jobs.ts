import type { VisitEvents } from '#contract/grooming/visit-events.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notify, notifyMany } from '../delivery/notify.ts';
import { findPerson } from '../people.queries.ts';
import type { groomingKinds } from '../kinds/grooming.kinds.ts';
import {
  findGroomingFacts,
  findOfferingProviders,
  findPassedOver,
  findRequestFacts,
  findUnconfirmedProviders,
  findWaitingProviders,
  hasReportCard,
} from '../facts/grooming.queries.ts';
import type { GroomingFacts } from '../facts/grooming.queries.ts';
import type { moveKinds } from '../kinds/moves.kinds.ts';

type OneFactKind = Exclude<keyof typeof groomingKinds, 'visit_tomorrow' | 'visit_soon'>;

/** Notifies one side of an offer or a visit; does nothing if it no longer exists. */
async function notifySide(
  platform: Platform,
  id: string,
  sideOf: (facts: GroomingFacts) => 'provider' | 'petOwner',
  kind: OneFactKind,
  jobId: string,
): Promise<void> {
  const facts = await findGroomingFacts(platform.sql, id, platform.clock.now());
  if (facts) await notify(platform, facts[sideOf(facts)], kind, jobId, facts);
}

/** Notifies one side about a new time of a visit: the one that acted, or the other. */
async function notifyOfMove(
  platform: Platform,
  move: VisitEvents['visit.moved'],
  kind: keyof typeof moveKinds,
  jobId: string,
  reader: 'actor' | 'other' = 'other',
): Promise<void> {
  const facts = await findGroomingFacts(platform.sql, move.visitId, platform.clock.now());
  const toProvider = (move.by === 'provider') === (reader === 'actor');
  if (facts) await notify(platform, toProvider ? facts.provider : facts.petOwner, kind, jobId, facts, move);
}

const toProvider = () => 'provider' as const;
const toPetOwner = () => 'petOwner' as const;
const toOtherSide = ({ visit }: GroomingFacts) =>
  visit?.cancelledBy === 'provider' ? 'petOwner' : 'provider';
const toWhoMissed = ({ visit }: GroomingFacts) => (visit?.missedBy === 'provider' ? 'provider' : 'petOwner');

const toWhoReported = (facts: GroomingFacts) => (toWhoMissed(facts) === 'provider' ? 'petOwner' : 'provider');

export const groomingJobs = {
  'notify-pet-owner-of-offer': onEvent('offer.sent', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toPetOwner, 'offer_received', jobId),
  ),
  'notify-pet-owner-of-withdrawal': onEvent('offer.withdrawn', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toPetOwner, 'offer_withdrawn', jobId),
  ),
  'notify-pet-owner-of-confirmed-offer': onEvent('offer.confirmed', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toPetOwner, 'offer_confirmed', jobId),
  ),
  'notify-providers-of-changed-request': onEvent(
    'request.changed',
    async (platform, { requestId, terms }, jobId) => {
      const { sql } = platform;
      const request = await findRequestFacts(sql, requestId, platform.clock.now());
      if (!request) return;
      if (terms.length > 0) {
        const providers = await findUnconfirmedProviders(sql, requestId);
        await notifyMany(platform, providers, 'offer_to_confirm', jobId, request, requestId, terms);
      } else {
        const providers = await findOfferingProviders(sql, requestId);
        await notifyMany(platform, providers, 'request_edited', jobId, request, requestId);
      }
    },
  ),
  'notify-provider-of-acceptance': onEvent('offer.accepted', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toProvider, 'offer_accepted', jobId),
  ),
  'notify-pet-owner-of-booking': onEvent('offer.accepted', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toPetOwner, 'visit_booked', jobId),
  ),
  'notify-provider-of-decline': onEvent('offer.declined', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toProvider, 'offer_declined', jobId),
  ),
  'notify-of-ended-visit': onEvent('visit.ended', (platform, { visitId, status }, jobId) =>
    status === 'cancelled'
      ? notifySide(platform, visitId, toOtherSide, 'visit_cancelled', jobId)
      : notifySide(platform, visitId, toWhoMissed, 'visit_missed', jobId),
  ),
  'notify-of-contested-visit': onEvent('visit.no_show_contested', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toWhoReported, 'visit_no_show_contested', jobId),
  ),
  'notify-of-accepted-no-show-of-visit': onEvent('visit.no_show_accepted', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toWhoReported, 'visit_no_show_accepted', jobId),
  ),
  'notify-of-withdrawn-no-show-of-visit': onEvent(
    'visit.no_show_withdrawn',
    (platform, { visitId, by }, jobId) =>
      notifySide(
        platform,
        visitId,
        by === 'provider' ? toPetOwner : toProvider,
        'visit_no_show_withdrawn',
        jobId,
      ),
  ),
  'notify-of-unclosed-visit': onEvent('visit.unclosed', async (platform, { visitId }, jobId) => {
    await notifySide(platform, visitId, toProvider, 'visit_to_record', jobId);
    await notifySide(platform, visitId, toPetOwner, 'visit_not_recorded', jobId);
  }),
  'notify-of-visit-that-was-not-closed': onEvent('visit.not_closed', async (platform, { visitId }, jobId) => {
    await notifySide(platform, visitId, toProvider, 'visit_not_closed', jobId);
    await notifySide(platform, visitId, toPetOwner, 'visit_not_closed', jobId);
  }),
  'notify-of-restored-visit': onEvent('visit.restored', (platform, { visitId, by }, jobId) =>
    notifySide(platform, visitId, by === 'provider' ? toPetOwner : toProvider, 'visit_restored', jobId),
  ),
  'notify-of-proposed-move': onEvent('visit.move_proposed', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_proposed', jobId),
  ),
  'notify-proposer-of-moved-visit': onEvent('visit.moved', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_accepted', jobId),
  ),
  'confirm-moved-visit': onEvent('visit.moved', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'visit_moved', jobId, 'actor'),
  ),
  'notify-of-declined-move': onEvent('visit.move_declined', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_declined', jobId),
  ),
  'notify-of-withdrawn-move': onEvent('visit.move_withdrawn', (platform, move, jobId) =>
    notifyOfMove(platform, move, 'move_withdrawn', jobId),
  ),
  // A visit may be checked out without a report card.
  'notify-pet-owner-of-report-card': onEvent('visit.completed', async (platform, { visitId }, jobId) => {
    if (await hasReportCard(platform.sql, visitId))
      await notifySide(platform, visitId, toPetOwner, 'report_card', jobId);
  }),
  'notify-pet-owner-of-late-card': onEvent('visit.card_written', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toPetOwner, 'report_card', jobId),
  ),
  'notify-of-near-visit': onEvent('visit.near', async (platform, { visitId, hours }) => {
    const facts = await findGroomingFacts(platform.sql, visitId, platform.clock.now());
    if (!facts) return;
    const kind = hours > 2 ? 'visit_tomorrow' : 'visit_soon';
    const about = { id: `${visitId} ${facts.startsAt}`, usefulUntil: new Date(facts.startsAt) };
    await notify(platform, facts.petOwner, kind, about, facts, 'petOwner');
    await notify(platform, facts.provider, kind, about, facts, 'provider');
  }),
  'notify-pet-owner-of-expiry': onEvent('request.ended', async (platform, { requestId, status }, jobId) => {
    const request =
      status === 'expired'
        ? await findRequestFacts(platform.sql, requestId, platform.clock.now())
        : undefined;
    if (request) await notify(platform, request.petOwner, 'request_expired', jobId, request, requestId);
  }),
  'notify-providers-of-cancellation': onEvent(
    'request.ended',
    async (platform, { requestId, status }, jobId) => {
      const request =
        status === 'cancelled'
          ? await findRequestFacts(platform.sql, requestId, platform.clock.now())
          : undefined;
      if (!request) return;
      const providers = await findWaitingProviders(platform.sql, requestId);
      await notifyMany(platform, providers, 'request_cancelled', jobId, request);
    },
  ),
  'notify-providers-of-reopening': onEvent('request.reopened', async (platform, { requestId }, jobId) => {
    const request = await findRequestFacts(platform.sql, requestId, platform.clock.now());
    if (!request) return;
    const providers = await findPassedOver(platform.sql, requestId);
    await notifyMany(platform, providers, 'request_reopened', jobId, request, requestId);
  }),
  'notify-provider-who-is-asked': onEvent(
    'request.asked',
    async (platform, { requestId, providerId }, jobId) => {
      const request = await findRequestFacts(platform.sql, requestId, platform.clock.now());
      const provider = await findPerson(platform.sql, providerId);
      if (request && provider) await notify(platform, provider, 'request_asked', jobId, request, requestId);
    },
  ),
};

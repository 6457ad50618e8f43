import type { VisitEvents } from '#contract/grooming/visits.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dueTemplate, groomingTemplates, requestTemplates } from './grooming-templates.ts';
import {
  findDuePet,
  findGroomingFacts,
  findPassedOver,
  findRequestFacts,
  findUnconfirmedProviders,
  findWaitingProviders,
} from './grooming.queries.ts';
import type { GroomingFacts } from './grooming.queries.ts';
import { moveTemplates } from './move-templates.ts';
import { findPerson } from './notifications.queries.ts';
import { notifyMany } from './notify-many.ts';
import { notify } from './notify.ts';

/** Notifies one side of an offer or a visit; does nothing if it no longer exists. */
async function notifySide(
  platform: Platform,
  id: string,
  sideOf: (facts: GroomingFacts) => 'provider' | 'petOwner',
  letter: keyof typeof groomingTemplates,
): Promise<void> {
  const facts = await findGroomingFacts(platform.sql, id, platform.clock.now());
  if (facts) await notify(platform, facts[sideOf(facts)], groomingTemplates[letter](facts));
}

/** Notifies one side about a new time of a visit: the one that acted, or the other. */
async function notifyOfMove(
  platform: Platform,
  move: VisitEvents['visit.moved'],
  letter: keyof typeof moveTemplates,
  reader: 'actor' | 'other' = 'other',
): Promise<void> {
  const facts = await findGroomingFacts(platform.sql, move.visitId, platform.clock.now());
  const toProvider = (move.by === 'provider') === (reader === 'actor');
  if (facts)
    await notify(platform, toProvider ? facts.provider : facts.petOwner, moveTemplates[letter](facts, move));
}

const toProvider = () => 'provider' as const;
const toPetOwner = () => 'petOwner' as const;
const toOtherSide = ({ visit }: GroomingFacts) =>
  visit?.cancelledBy === 'provider' ? 'petOwner' : 'provider';
const toWhoMissed = ({ visit }: GroomingFacts) => (visit?.missedBy === 'provider' ? 'provider' : 'petOwner');

export const groomingNotificationJobs = {
  'notify-pet-owner-of-offer': onEvent('offer.sent', (platform, { offerId }) =>
    notifySide(platform, offerId, toPetOwner, 'offered'),
  ),
  'notify-pet-owner-of-withdrawal': onEvent('offer.withdrawn', (platform, { offerId }) =>
    notifySide(platform, offerId, toPetOwner, 'taken_back'),
  ),
  'notify-pet-owner-of-confirmed-offer': onEvent('offer.confirmed', (platform, { offerId }) =>
    notifySide(platform, offerId, toPetOwner, 'confirmed'),
  ),
  'notify-providers-of-changed-request': onEvent(
    'request.changed',
    async (platform, { requestId, terms }) => {
      const request = terms.length > 0 ? await findRequestFacts(platform.sql, requestId) : undefined;
      if (request)
        await notifyMany(
          platform,
          await findUnconfirmedProviders(platform.sql, requestId),
          requestTemplates.changed(request, requestId, terms),
          `request changed ${requestId}`,
        );
    },
  ),
  'notify-provider-of-acceptance': onEvent('offer.accepted', (platform, { offerId }) =>
    notifySide(platform, offerId, toProvider, 'accepted'),
  ),
  'notify-pet-owner-of-booking': onEvent('offer.accepted', (platform, { offerId }) =>
    notifySide(platform, offerId, toPetOwner, 'booked'),
  ),
  'notify-provider-of-decline': onEvent('offer.declined', (platform, { offerId }) =>
    notifySide(platform, offerId, toProvider, 'declined'),
  ),
  'notify-of-ended-visit': onEvent('visit.ended', (platform, { visitId, status }) =>
    status === 'cancelled'
      ? notifySide(platform, visitId, toOtherSide, 'cancelled')
      : notifySide(platform, visitId, toWhoMissed, 'missed'),
  ),
  'notify-of-proposed-move': onEvent('visit.move_proposed', (platform, move) =>
    notifyOfMove(platform, move, 'proposed'),
  ),
  'notify-proposer-of-moved-visit': onEvent('visit.moved', (platform, move) =>
    notifyOfMove(platform, move, 'accepted'),
  ),
  'confirm-moved-visit': onEvent('visit.moved', (platform, move) =>
    notifyOfMove(platform, move, 'moved', 'actor'),
  ),
  'notify-of-declined-move': onEvent('visit.move_declined', (platform, move) =>
    notifyOfMove(platform, move, 'declined'),
  ),
  'notify-of-withdrawn-move': onEvent('visit.move_withdrawn', (platform, move) =>
    notifyOfMove(platform, move, 'withdrawn'),
  ),
  'notify-pet-owner-of-report-card': onEvent('visit.completed', (platform, { visitId }) =>
    notifySide(platform, visitId, toPetOwner, 'completed'),
  ),
  'notify-pet-owner-of-bite': onEvent('pet.bite_filed', (platform, { visitId }) =>
    notifySide(platform, visitId, toPetOwner, 'bite_filed'),
  ),
  'notify-pet-owner-of-expiry': onEvent('request.ended', async (platform, { requestId, status }) => {
    const request = status === 'expired' ? await findRequestFacts(platform.sql, requestId) : undefined;
    if (request) await notify(platform, request.petOwner, requestTemplates.expired(request, requestId));
  }),
  'notify-providers-of-cancellation': onEvent('request.ended', async (platform, { requestId, status }) => {
    const request = status === 'cancelled' ? await findRequestFacts(platform.sql, requestId) : undefined;
    if (request)
      await notifyMany(
        platform,
        await findWaitingProviders(platform.sql, requestId),
        requestTemplates.cancelled(request),
        `request cancelled ${requestId}`,
      );
  }),
  'notify-providers-of-reopening': onEvent('request.reopened', async (platform, { requestId }) => {
    const request = await findRequestFacts(platform.sql, requestId);
    if (request)
      await notifyMany(
        platform,
        await findPassedOver(platform.sql, requestId),
        requestTemplates.open_again(request, requestId),
        `request reopened ${requestId}`,
      );
  }),
  'notify-provider-who-is-asked': onEvent('request.asked', async (platform, { requestId, providerId }) => {
    const request = await findRequestFacts(platform.sql, requestId);
    const provider = await findPerson(platform.sql, providerId);
    if (request && provider) await notify(platform, provider, requestTemplates.asked(request, requestId));
  }),
  'notify-owner-of-due-pet': onEvent('pet.due', async (platform, { petId }) => {
    const pet = await findDuePet(platform.sql, petId);
    if (pet) await notify(platform, pet.petOwner, dueTemplate(pet, platform.clock.now()));
  }),
};

import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { OfferDraft } from '#contract/offers.ts';
import { clashesOf, describeTime } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { mustBeSelf } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequest } from './lock-request.ts';
import { isHouseCall, mustBeInRange } from './offer-distance.ts';
import { offerTerms } from './offer-terms.ts';
import { findProviderFacts, insertOffer, updateOffer } from './offers.queries.ts';
import type { ProviderFacts, ProviderRole } from './offers.queries.ts';
import type { LockedRequest } from './requests.queries.ts';
import { utcDay } from './read-request.ts';
import { readRequestedPets } from './request-card.queries.ts';
import { mustMatchCurrentTerms } from './request-terms.ts';
import { showSentOffer } from './show-offers.ts';
import { stoppedServices } from './stopped-services.ts';

/**
 * Sends a groomer's or a business's offer for a request.
 * @throws Problem `forbidden`, `wrong_role`, `not_found`, `already_done`, `taken`, `too_late`,
 * `terms_changed`, `unsafe`, `too_far`, `invalid`, `clash`, `profile_incomplete`
 */
export async function sendOffer(t: Transaction, actor: Actor, draft: z.output<typeof OfferDraft>) {
  mustBeSelf(actor, draft.groomerId);
  const as = providerRole(actor, draft.as);
  const request = await lockRequest(t, draft.groomingRequestId, actor, 'offer');
  mustMatchCurrentTerms(request, draft.termsChangedAt);
  await mustHarmNobody(t, request);
  const facts = await findProviderFacts(t.sql, actor.id, as);
  mustHaveAPlace(facts, request);
  if (!draft.confirmDistance) await mustBeInRange(t.sql, { id: actor.id, as, facts }, request);
  const terms = await offerTerms(t.sql, request, draft, t.now);
  await mustHaveRoom(t, { subjectId: actor.id, ...facts, from: terms.startsAt, to: terms.endsAt });

  if (request.own?.status === 'pending')
    await updateOffer(t.sql, request.own.id, {
      status: 'withdrawn',
      endedAt: t.now,
      endedBecause: 'replaced',
    });
  const id = uuidv7();
  await insertOffer(t.sql, {
    id,
    requestId: request.id,
    providerId: actor.id,
    providerAs: as,
    message: draft.message || null,
    ...terms,
    honorsPremium: facts.honorsPremium,
    createdAt: t.now,
  });
  await t.schedule('expire-offer', { offerId: id }, terms.startsAt, id);
  await t.announce('offer.sent', { offerId: id, requestId: request.id });
  return showSentOffer(t.sql, actor, id, t.now);
}

/**
 * Returns the role in which the actor offers: the given one, or else groomer if they have that role.
 * @throws Problem `wrong_role`
 */
export function providerRole({ roles }: Actor, as: ProviderRole | undefined): ProviderRole {
  const role = as ?? (roles.includes('groomer') ? 'groomer' : 'business');
  if (!roles.includes(role === 'groomer' ? 'groomer' : 'owner'))
    throw problem(
      'wrong_role',
      `Your account cannot offer as a ${role}. You can add the role in your profile menu.`,
    );
  return role;
}

function mustHaveAPlace(facts: ProviderFacts, request: LockedRequest): void {
  if (!isHouseCall(facts, request) && !facts.address)
    throw problem('profile_incomplete', 'Tell us where you are first: the pet is brought to you.', [
      { path: 'address', message: 'A ZIP code, or a city with its state' },
    ]);
}

/** @throws Problem `clash` */
async function mustHaveRoom(t: Transaction, wanted: Parameters<typeof clashesOf>[1]): Promise<void> {
  const clashes = await clashesOf(t.sql, wanted);
  if (clashes.length > 0)
    throw problem(
      'clash',
      `You're booked then: ${clashes.map((clash) => describeTime(clash, t.now)).join('; ')}.`,
    );
}

/**
 * Refuses services that are dangerous to a pet, because a request may be older than the warning.
 * @throws Problem `unsafe`
 */
async function mustHarmNobody(t: Transaction, { id, services }: LockedRequest): Promise<void> {
  const pets = (await readRequestedPets(t.sql, [id], utcDay(t.now))).get(id) ?? [];
  const reason = stoppedServices(pets, services);
  if (reason) throw problem('unsafe', reason);
}

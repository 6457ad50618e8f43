import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { OfferDraft } from '#contract/grooming/offers.ts';
import { clashesOf, describeTime } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { requireSelf } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequest } from '../lock-request.ts';
import { lacksStreet, requireInRange } from './offer-distance.ts';
import { offerTerms } from './offer-terms.ts';
import { findProviderFacts, insertOffer, moveOffer } from '../offers.queries.ts';
import type { ProviderFacts, ProviderRole } from '../offers.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';
import type { LockedRequest } from '../requests.queries.ts';
import { findRequestedPets } from '../request-card.queries.ts';
import { requireCurrentTerms } from '../post/request-terms.ts';
import { getSentOffer } from './get-offer.ts';
import { stoppedServices } from '../post/stopped-services.ts';

/**
 * Sends a groomer's or a business's offer for a request.
 * @throws Problem `forbidden`, `wrong_role`, `not_found`, `already_done`, `taken`, `too_late`,
 * `terms_changed`, `unsafe`, `too_far`, `invalid`, `clash`, `profile_incomplete`
 */
export async function sendOffer(t: Transaction, actor: Actor, draft: z.output<typeof OfferDraft>) {
  requireSelf(actor, draft.groomerId);
  const as = providerRole(actor, draft.as);
  const request = await lockRequest(t, draft.groomingRequestId, actor, 'offer');
  requireCurrentTerms(request, draft.termsChangedAt);
  await requireSafeForPets(t, request);
  const facts = await findProviderFacts(t.sql, actor.id, as);
  requirePlace(facts, request);
  if (!draft.confirmDistance) await requireInRange(t.sql, { id: actor.id, as, facts }, request);
  const terms = await offerTerms(t.sql, request, draft, { id: actor.id, as }, t.now);
  await requireCapacity(t, { ...facts, from: terms.startsAt, to: terms.endsAt });

  if (request.own && can(offerLifecycle, 'withdraw', request.own.status))
    await moveOffer(t.sql, request.own.id, 'withdraw', { endedAt: t.now, endedBecause: 'replaced' });
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
  return getSentOffer(t.sql, actor, id, t.now);
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

function requirePlace(facts: ProviderFacts, request: LockedRequest): void {
  if (lacksStreet(facts, request))
    throw problem(
      'profile_incomplete',
      'Add your street to your profile first: the pet is brought to you. It is shown only to those who booked you.',
      [{ path: 'address', message: 'A street with its number, and a ZIP code or a city with its state' }],
    );
}

/** @throws Problem `clash` */
export async function requireCapacity(
  t: Transaction,
  wanted: Parameters<typeof clashesOf>[1],
): Promise<void> {
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
async function requireSafeForPets(t: Transaction, { id, services }: LockedRequest): Promise<void> {
  const pets = (await findRequestedPets(t.sql, [id], t.now)).get(id) ?? [];
  const reason = stoppedServices(pets, services);
  if (reason) throw problem('unsafe', reason);
}

import type { OfferAction, RequestAction } from '#contract/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { offerRefusal } from './offers.policy.ts';
import { findOffer } from './offers.queries.ts';
import type { HeldOffer } from './offers.queries.ts';
import { requestRefusal } from './requests.policy.ts';
import { lockRequest, readHeldRequest } from './requests.queries.ts';
import type { HeldRequest } from './requests.queries.ts';

/*
 * Whoever changes a request or anything that belongs to it (offers, the visit) holds the request's row first. So
 * everything about one request happens one after the other, in every process.
 */

/**
 * Holds a request for something that the viewer wants to do with it.
 * @throws Problem `not_found` where it is not theirs, or the reason why not now
 */
export async function holdRequest(
  t: Transaction,
  id: string,
  actor: Actor,
  action: RequestAction,
): Promise<HeldRequest> {
  const request = await holdRequestForClock(t, id, actor.id);
  if (!request) throw notFound('request');
  const refusal = requestRefusal(action, request, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return request;
}

/** Holds a request without asking who wants it: for the clock, and for those who have asked already. */
export async function holdRequestForClock(
  t: Transaction,
  id: string,
  viewerId: string | null = null,
): Promise<HeldRequest | undefined> {
  await lockRequest(t.sql, id);
  return readHeldRequest(t.sql, id, viewerId);
}

/** Holds the request of an offer for a decision about it. @throws Problem `not_found`, or the reason why not now */
export async function holdOffer(
  t: Transaction,
  offerId: string,
  actor: Actor,
  action: OfferAction,
): Promise<{ offer: HeldOffer; request: HeldRequest }> {
  const held = await holdOfferForClock(t, offerId, actor.id);
  if (!held) throw notFound('offer');
  const refusal = offerRefusal(action, held.offer, held.request, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return held;
}

/** Holds the request of an offer without asking who wants it. */
export async function holdOfferForClock(t: Transaction, offerId: string, viewerId: string | null = null) {
  const seen = await findOffer(t.sql, offerId);
  if (!seen) return undefined;
  const request = await holdRequestForClock(t, seen.requestId, viewerId);
  const offer = await findOffer(t.sql, offerId);
  return offer && request ? { offer, request } : undefined;
}

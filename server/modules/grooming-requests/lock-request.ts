import type { OfferAction, RequestAction } from '#contract/grooming/grooming-lifecycle.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { offerRefusal } from './offers.policy.ts';
import { findOffer } from './offers.queries.ts';
import type { LockedOffer } from './offers.queries.ts';
import { requestRefusal } from './requests.policy.ts';
import { lockRequestRow, findLockedRequest } from './requests.queries.ts';
import type { LockedRequest } from './requests.queries.ts';

/*
 * Every change to a request, its offers or its visit locks the request's row first, so changes to one request
 * never run concurrently.
 */

/**
 * Locks the request row and checks that the actor may do this now.
 * @throws Problem `not_found` if the actor may not see it, or the reason for the refusal
 */
export async function lockRequest(
  t: Transaction,
  id: string,
  actor: Actor,
  action: RequestAction,
): Promise<LockedRequest> {
  const request = await lockRequestForJob(t, id, actor.id);
  if (!request) throw notFound('request');
  const refusal = requestRefusal(action, request, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return request;
}

/**
 * Locks the request row without checking permissions, for scheduled jobs and for callers that have checked
 * already.
 */
export async function lockRequestForJob(
  t: Transaction,
  id: string,
  viewerId: string | null = null,
): Promise<LockedRequest | undefined> {
  await lockRequestRow(t.sql, id);
  return findLockedRequest(t.sql, id, viewerId);
}

/**
 * Locks the request of an offer and checks that the actor may do this now.
 * @throws Problem `not_found`, or the reason for the refusal
 */
export async function lockOffer(
  t: Transaction,
  offerId: string,
  actor: Actor,
  action: OfferAction,
): Promise<{ offer: LockedOffer; request: LockedRequest }> {
  const locked = await lockOfferForJob(t, offerId, actor.id);
  if (!locked) throw notFound('offer');
  // The list of offers does not show a provider who is blocked or suspended.
  if (action === 'accept' && (await findBlock(t.sql, actor.id, locked.offer.providerId)))
    throw notFound('offer');
  const refusal = offerRefusal(action, locked.offer, locked.request, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return locked;
}

/** Locks the request of an offer without checking permissions. */
export async function lockOfferForJob(t: Transaction, offerId: string, viewerId: string | null = null) {
  const seen = await findOffer(t.sql, offerId);
  if (!seen) return undefined;
  const request = await lockRequestForJob(t, seen.requestId, viewerId);
  const offer = await findOffer(t.sql, offerId);
  return offer && request ? { offer, request } : undefined;
}

import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { expireRequest, refreshPremium } from './post/end-request.ts';
import { endOffersBetween, expireOffer, withdrawClashing } from './offers/end-offers.ts';

const applyPremium = ({ transact }: Platform, { accountId }: { accountId: string }) =>
  transact((t) => refreshPremium(t, accountId));

export const groomingRequestsJobs = {
  'expire-request': scheduled(({ transact }, { requestId }: { requestId: string }) =>
    transact((t) => expireRequest(t, requestId)),
  ),
  'expire-offer': scheduled(({ transact }, { offerId }: { offerId: string }) =>
    transact((t) => expireOffer(t, offerId)),
  ),
  'follow-premium-begun': onEvent('membership.started', applyPremium),
  'follow-premium-changed': onEvent('membership.plan_changed', applyPremium),
  'follow-premium-ended': onEvent('membership.expired', applyPremium),
  'end-offers-of-blocked': onEvent('person.blocked', (platform, { blockerId, blockedId }) =>
    endOffersBetween(platform, blockerId, blockedId),
  ),
  'withdraw-offers-clashing-with-visit': onEvent('visit.booked', (platform, { visitId }) =>
    withdrawClashing(platform, visitId),
  ),
  'withdraw-offers-clashing-with-moved-visit': onEvent('visit.moved', (platform, { visitId }) =>
    withdrawClashing(platform, visitId),
  ),
  'withdraw-offers-clashing-with-shift': onEvent('shift.filled', (platform, { shiftId }) =>
    withdrawClashing(platform, shiftId),
  ),
};

import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isPetOfSeenRequest } from './photo-rules.queries.ts';
import { offersRoutes } from './offers/offers.routes.ts';
import { groomingRequestsJobs } from './requests.jobs.ts';
import { groomingRequestsLeaving } from './requests.leaving.ts';
import { requestNotices } from './requests.notices.ts';
import { requestsRoutes } from './requests.routes.ts';
import { groomingRequestsTables } from './requests.tables.ts';

export { priceInWords, timeInWords } from './grooming-in-words.ts';
export { findAsksFor } from './asks-for.queries.ts';
export { findGroomingNews } from './notices.queries.ts';
export type { GroomingNews } from './notices.queries.ts';
export { previewRepeat, repeatRequest } from './post/repeat-request.ts';
export { bookedMeanwhile } from './offers/booked-meanwhile.ts';
export { removeRequest } from './post/remove-request.ts';
export { endRequest, reopenRequest, restoreRequest } from './post/end-request.ts';
export { lockOffer, lockRequest, lockRequestForJob } from './lock-request.ts';
export { findProviders } from './offers/offer-views.queries.ts';
export { findRequestEvidence } from './evidence.queries.ts';
export { findDistance, findProviderFacts, findProviderFactsOf } from './offers.queries.ts';
export { getOwnRequest } from './view/list-own-requests.ts';
export { findRequestedPets, petColumns } from './request-card.queries.ts';
export { countNewRequests, countRequests, searchRequests } from './search/search-requests.ts';
export { isHouseCall } from './offers/offer-distance.ts';
export { findHouseCall } from './offers/find-house-call.ts';
export { getReceivedOffer } from './offers/get-offer.ts';
export { stoppedServices } from './post/stopped-services.ts';
export { markOfferAccepted } from './offers/mark-offer-accepted.ts';

export const groomingRequests: Module = {
  name: 'grooming-requests',
  tables: groomingRequestsTables,
  routes: [...requestsRoutes, ...offersRoutes],
  jobs: groomingRequestsJobs,
  notices: requestNotices,
  provides: [photoRule({ viewers: isPetOfSeenRequest })],
  leaving: groomingRequestsLeaving,
};

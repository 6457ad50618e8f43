import type { Module } from '#server/platform/module.ts';
import { offersRoutes } from './offers.routes.ts';
import { groomingRequestsJobs } from './requests.jobs.ts';
import { requestsRoutes } from './requests.routes.ts';

export { repeatRequest } from './repeat-request.ts';
export { bookedMeanwhile } from './booked-meanwhile.ts';
export { endRequest, reopenRequest } from './end-request.ts';
export { lockOffer, lockRequest, lockRequestForJob } from './lock-request.ts';
export { readProviders } from './offer-views.queries.ts';
export { findProviderFacts } from './offers.queries.ts';
export { isPetOfSeenRequest } from './photo-rules.queries.ts';
export { readOwnRequest } from './own-requests.ts';
export { readRequestedPets } from './request-card.queries.ts';
export { searchRequests } from './search-requests.ts';
export { isHouseCall } from './offer-distance.ts';
export { showReceivedOffer } from './show-offers.ts';
export { stoppedServices } from './stopped-services.ts';
export { markOfferAccepted } from './mark-offer-accepted.ts';
export { describeGaps, mustBeInTime, vaccinationGaps } from './vaccination-gaps.ts';

export const groomingRequests: Module = {
  routes: [...requestsRoutes, ...offersRoutes],
  jobs: groomingRequestsJobs,
};

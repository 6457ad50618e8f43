import { offersRoutes } from './offers.routes.ts';
import { requestsRoutes } from './requests.routes.ts';

export { askAgain } from './ask-again.ts';
export { endRequest, reopenRequest } from './end-request.ts';
export { holdOffer, holdRequest, holdRequestForClock } from './hold-request.ts';
export { readProviders } from './offer-views.queries.ts';
export { findProviderFacts } from './offers.queries.ts';
export { isPetOfSeenRequest } from './photo-rules.queries.ts';
export { readOwnRequest } from './own-requests.ts';
export { readRequestedPets } from './request-card.queries.ts';
export { groomingRequestsJobs } from './requests.jobs.ts';
export { searchRequests } from './search-requests.ts';
export { comesToPet } from './send-offer.ts';
export { showReceivedOffer } from './show-offers.ts';
export { whyStopped } from './stopped-services.ts';
export { takeOffer } from './take-offer.ts';
export { describeGaps, mustBeInTime, vaccinationGaps } from './vaccination-gaps.ts';
export const groomingRequestsRoutes = [...requestsRoutes, ...offersRoutes];

import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { ownVisitsRoutes } from './own/own-visits.routes.ts';
import { isOnSeenReportCard } from './report-cards/photo-rules.queries.ts';
import { visitsJobs } from './visits.jobs.ts';
import { visitsLeaving } from './visits.leaving.ts';
import { visitNotices } from './visits.notices.ts';
import { visitsRoutes } from './visits.routes.ts';
import { visitsTables } from './visits.tables.ts';

export { cancelVisit } from './cancel/cancel-visit.ts';
export { lockForIncident } from './report-cards/lock-for-incident.ts';
export { findLinkedVisitToAgree, findVisitToAgree, noteCoats } from './check-in/note-arrival.ts';
export { linkVisitsOfClient } from './own/own-visits.queries.ts';
export { lockVisit, recordHistory } from './lock-visit.ts';
export { getVisit } from './view/get-visit.ts';
export { bookOnPage } from './own/book-on-page.ts';
export { findClientToBook, findPetsToBook } from './quote/clients-to-book.queries.ts';
export type { PetToBook } from './quote/clients-to-book.queries.ts';
export { namePets } from './quote/pets-to-book.ts';
export { isUsual, usualOf } from './pet-price.ts';
export { usualLength } from './quote/usual-length.ts';
export { priceWithTheWay } from '#reference/prices/at-home-price.ts';
export type { Prices } from '#reference/prices/at-home-price.ts';
export { freeVisits } from './own/free-visits.ts';
export { bookOwnVisit } from './own/book-own-visit.ts';
export { changeOwnVisit } from './own/change-own-visit.ts';
export { moveOwnVisit } from './own/move-own-visit.ts';
export { quoteVisit } from './quote/quote-visit.ts';
export { takeBackVisits } from './own/take-back-visits.ts';
export { removeReportCardPhoto } from './report-cards/remove-photo.queries.ts';
export { findReportCardPictures } from './report-cards/report-card-pictures.queries.ts';
export type { ReportCardPictures } from './report-cards/report-card-pictures.queries.ts';
export { closeVisit, lockForCheckOut, lockToAskPrice } from './close/close-visit.ts';
export type { VisitToBill } from './close/close-visit.ts';
export { listProviderVisits } from './view/list-provider-visits.ts';
export { clientActions, isCancelled, openAskedMove } from './client-acts.policy.ts';
export type { LockedVisit } from './visits.queries.ts';
export { bookAgainByClient } from './client/book-again-by-client.ts';
export {
  beLateByClient,
  cancelByClient,
  comeBackByClient,
  confirmByClient,
  takeTimeByClient,
  lockForClient,
  moveByClient,
} from './client/client-acts.ts';
export { findStatusForClient, findWorkedVisit } from './visits.queries.ts';

export const visits: Module = {
  name: 'visits',
  tables: visitsTables,
  routes: [...visitsRoutes, ...ownVisitsRoutes],
  jobs: visitsJobs,
  notices: visitNotices,
  provides: [photoRule({ viewers: isOnSeenReportCard })],
  leaving: visitsLeaving,
};

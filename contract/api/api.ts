import type { ApiOfDomains } from './domains.ts';
import type { accountApi } from '../identity/account.ts';
import type { adminApi } from '../admin/admin-overview.ts';
import type { adminAccountsApi } from '../admin/admin-accounts.ts';
import type { adminReportsApi } from '../reports/admin-reports.ts';
import type { calendarApi } from '../calendar/calendar.ts';
import type { certificationsApi } from '../profiles/certifications.ts';
import type { careTipsApi } from '../care-tips/care-tips.ts';
import type { factsApi } from '../profiles/facts.ts';
import type { figuresApi } from '../figures.ts';
import type { groomingRequestsApi } from '../grooming/grooming-requests.ts';
import type { identityApi } from '../identity/identity.ts';
import type { landingApi } from '../landing.ts';
import type { liveApi } from '../live.ts';
import type { marketplaceApi } from '../marketplace.ts';
import type { mediaApi } from '../media.ts';
import type { membershipsApi } from '../memberships/memberships.ts';
import type { messagesApi } from '../messages/messages.ts';
import type { mailPreferencesApi, notificationsApi, pushApi } from '../notifications/notifications.ts';
import type { offersApi } from '../grooming/offers.ts';
import type { passkeysApi } from '../identity/passkeys.ts';
import type { personalDataApi } from '../personal-data.ts';
import type { petsApi } from '../pets/pets.ts';
import type { placesApi } from '../places/places.ts';
import type { plansApi } from '../memberships/plans.ts';
import type { portfolioApi } from '../profiles/portfolio.ts';
import type { peopleSearchApi } from '../profiles/people-search.ts';
import type { profilesApi } from '../profiles/profiles.ts';
import type { promosApi } from '../memberships/promos.ts';
import type { publicPagesApi } from '../profiles/public-pages.ts';
import type { quickRepliesApi } from '../messages/quick-replies.ts';
import type { reliabilityApi } from '../reliability.ts';
import type { reportsApi } from '../reports/reports.ts';
import type { reviewsApi } from '../reviews.ts';
import type { shiftApplicationsApi } from '../shifts/shift-applications.ts';
import type { payDisputesApi } from '../shifts/pay-disputes.ts';
import type { shiftSearchApi } from '../shifts/shift-search.ts';
import type { shiftsApi } from '../shifts/shifts.ts';
import type { twoFactorApi } from '../identity/two-factor.ts';
import type { vaccinationsApi } from '../vaccinations/vaccinations.ts';
import type { visitsApi } from '../grooming/visits.ts';

/**
 * All endpoints, for the web's typed client. These are types only, so importing them adds nothing to the
 * bundle.
 */
export type Api = ApiOfDomains &
  typeof identityApi &
  typeof accountApi &
  typeof twoFactorApi &
  typeof passkeysApi &
  typeof adminAccountsApi &
  typeof adminApi &
  typeof adminReportsApi &
  typeof placesApi &
  typeof peopleSearchApi &
  typeof profilesApi &
  typeof portfolioApi &
  typeof factsApi &
  typeof certificationsApi &
  typeof shiftsApi &
  typeof shiftSearchApi &
  typeof payDisputesApi &
  typeof shiftApplicationsApi &
  typeof reviewsApi &
  typeof marketplaceApi &
  typeof landingApi &
  typeof publicPagesApi &
  typeof plansApi &
  typeof membershipsApi &
  typeof promosApi &
  typeof mediaApi &
  typeof petsApi &
  typeof vaccinationsApi &
  typeof groomingRequestsApi &
  typeof offersApi &
  typeof visitsApi &
  typeof messagesApi &
  typeof calendarApi &
  typeof liveApi &
  typeof quickRepliesApi &
  typeof reportsApi &
  typeof reliabilityApi &
  typeof careTipsApi &
  typeof figuresApi &
  typeof notificationsApi &
  typeof mailPreferencesApi &
  typeof pushApi &
  typeof personalDataApi;

export type ReadKey = Extract<keyof Api, `GET ${string}`>;

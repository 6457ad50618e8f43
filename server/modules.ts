import { testProcessorJobs, testProcessorTables } from './local/test-processor/index.ts';
import type { JobTable } from './platform/jobs/jobs.ts';
import { retentionJobs } from './platform/jobs/retention.jobs.ts';
import type { Module, PersonalData } from './platform/module.ts';
import { paymentsJobs } from './platform/payments/payments.jobs.ts';
import { platformTables } from './platform/platform.tables.ts';
import { collectExtensions } from './platform/extension-point.ts';
import { eraseTables, exportTables, triggersOf } from './platform/tables.ts';
import { createTopics } from './platform/change-feed/topics.ts';
import { reportSources } from './report-sources.ts';
import { accountNews } from './modules/account-news/index.ts';
import { admin } from './modules/admin/index.ts';
import { bills } from './modules/bills/index.ts';
import { blocks } from './modules/blocks/index.ts';
import { books } from './modules/books/index.ts';
import { calendar } from './modules/calendar/index.ts';
import { cancellationPolicies } from './modules/cancellation-policies/index.ts';
import { certifications } from './modules/certifications/index.ts';
import { clearDay } from './modules/clear-day/index.ts';
import { clientImports } from './modules/client-imports/index.ts';
import { bookingPage } from './modules/booking-page/index.ts';
import { clientLinks } from './modules/client-links/index.ts';
import { clientMessages } from './modules/client-messages/index.ts';
import { clients } from './modules/clients/index.ts';
import { cardLinks } from './modules/card-links/index.ts';
import { careTips } from './modules/care-tips/index.ts';
import { day } from './modules/day/index.ts';
import { frontDesk } from './modules/front-desk/index.ts';
import { favorites } from './modules/favorites/index.ts';
import { figures } from './modules/figures/index.ts';
import { groomingRequests } from './modules/grooming-requests/index.ts';
import { checkInNotes } from './modules/check-in/index.ts';
import { consents } from './modules/consents/index.ts';
import { incidents } from './modules/incidents/index.ts';
import { identity } from './modules/identity/index.ts';
import { landing } from './modules/landing/index.ts';
import { media, photoRule } from './modules/media/index.ts';
import { live } from './modules/live/index.ts';
import { marketplace } from './modules/marketplace/index.ts';
import { memberships } from './modules/memberships/index.ts';
import { messages } from './modules/messages/index.ts';
import { notifications } from './modules/notifications/index.ts';
import { outsideCalendars } from './modules/outside-calendars/index.ts';
import { personalData } from './modules/personal-data/index.ts';
import { petRecords } from './modules/pet-records/index.ts';
import { petTransfers } from './modules/pet-transfers/index.ts';
import { pets } from './modules/pets/index.ts';
import { portfolio } from './modules/portfolio/index.ts';
import { priceChanges } from './modules/price-changes/index.ts';
import { promos } from './modules/promos/index.ts';
import { vaccinations } from './modules/vaccinations/index.ts';
import { visitSeries } from './modules/visit-series/index.ts';
import { waitingClients } from './modules/waiting-clients/index.ts';
import { visits } from './modules/visits/index.ts';
import { profiles } from './modules/profiles/index.ts';
import { publicPages } from './modules/public-pages/index.ts';
import { relief } from './modules/relief/index.ts';
import { reliability } from './modules/reliability/index.ts';
import { reports } from './modules/reports/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { savedSearches } from './modules/saved-searches/index.ts';
import { shifts } from './modules/shifts/index.ts';
import { shiftAgreements } from './modules/shift-agreements/index.ts';
import { shiftDays } from './modules/shift-days/index.ts';
import { shiftDues } from './modules/shift-dues/index.ts';
import { shiftInvitations } from './modules/shift-invitations/index.ts';
import { urgentShifts } from './modules/urgent-shifts/index.ts';
import { termChanges } from './modules/term-changes/index.ts';
import { texts } from './modules/texts/index.ts';
import { staff } from './modules/staff/index.ts';

const domains: Module[] = [
  memberships,
  promos,
  admin,
  blocks,
  reports(reportSources(() => collectExtensions(provided).of(photoRule))),
  reliability,
  figures,
  books,
  bills,
  priceChanges,
  incidents,
  consents,
  checkInNotes,
  cancellationPolicies,
  landing,
  publicPages,
  calendar,
  outsideCalendars,
  vaccinations,
  petRecords,
  cardLinks,
  petTransfers,
  pets,
  shiftAgreements,
  shiftDues,
  shifts,
  favorites,
  frontDesk,
  shiftInvitations,
  termChanges,
  shiftDays,
  urgentShifts,
  groomingRequests,
  savedSearches,
  portfolio,
  visits,
  waitingClients,
  staff,
  relief,
  visitSeries,
  clearDay,
  clientImports,
  day,
  bookingPage,
  clientLinks,
  clientMessages,
  texts,
  clients,
  messages,
  live,
  reviews,
  marketplace,
  careTips,
  notifications,
  certifications,
  accountNews,
  // Names are erased after the rows that are found by them, and photos after everything that shows them.
  profiles,
  identity,
  media,
];

/** What the modules keep about an account, in the order in which it is erased. */
export const everyPersonalData: PersonalData[] = domains.flatMap(
  ({ name = '', archive = name, tables, leaving }) =>
    tables
      ? [
          {
            ...leaving,
            domain: archive,
            export: (sql, accountId) => exportTables(sql, tables, accountId),
            async erase(t, accountId) {
              await leaving?.erase?.(t, accountId);
              await eraseTables(t.sql, tables, accountId);
            },
          },
        ]
      : [],
);

/** The tables of the platform, and those of the test processor. */
const others: Module[] = [
  { name: 'platform', tables: platformTables },
  { name: 'local/test-processor', tables: testProcessorTables },
];
export const modules: Module[] = [...domains, personalData(everyPersonalData), ...others];
export const moduleRoutes = modules.flatMap(({ routes = [] }) => routes);
export const provided = modules.flatMap(({ provides = [], notices }) => [
  ...provides,
  ...(notices ? [notices.kinds] : []),
]);
/** The tables of each module, and its folder in the archive. */
export const declaredTables = modules.flatMap(({ name = '', archive = name, tables = {} }) =>
  Object.entries(tables).map(([table, each]) => ({ owner: name, folder: archive, table, ...each })),
);
/** The SQL of every trigger that feeds the change feed. */
export const declaredTriggers = modules.map(({ tables = {} }) => triggersOf(tables)).join('');
export const topicOf: Record<string, string> = Object.fromEntries(
  declaredTables.flatMap(({ table, announced, owner, topic = owner }) =>
    announced !== false && topic !== false ? [[table, topic]] : [],
  ),
);
export const topics = createTopics(topicOf, moduleRoutes);
const platformJobs: JobTable = { ...retentionJobs, ...paymentsJobs, ...testProcessorJobs };
/** The demo town's people get no notifications about its past. */
export const jobsOf = ({ notifies }: { notifies: boolean }): JobTable =>
  Object.assign(
    {},
    platformJobs,
    ...modules
      .filter((each) => notifies || each !== notifications)
      .flatMap(({ jobs, notices }) => [jobs, notifies && notices?.jobs]),
  );
export const allJobs = jobsOf({ notifies: true });

import type { ProviderDay } from '#contract/day/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import DayPage from './day.tsx';

type Answers = Parameters<typeof openAsDana>[2];
const maria = {
  id: 'c-1',
  name: 'Maria Garcia',
  phone: '(512) 555-4471',
  email: null,
  contactBy: 'text' as const,
  stoppedTexts: false,
  stoppedMail: false,
  directions: 'gate 4471',
  notes: null,
  linkedUserId: null,
  toldBy: null,
  owed: 0,
  owedHere: 0,
};
/** A visit of Maria Garcia, whom the provider knows without an account. */
export const ownVisit = (given: Partial<Visit> = {}): Visit =>
  visitOf({
    source: 'own',
    requestId: null,
    owner: null,
    client: maria,
    title: 'Bella · Full groom',
    address: '107 Slaughter Ln, Austin, TX 78748',
    directions: 'gate 4471',
    price: 12_000,
    ...given,
  });
export const dayOf = (given: Partial<ProviderDay> = {}): ProviderDay => ({
  on: '2026-11-24',
  today: '2026-11-24',
  timeZone: 'America/Chicago',
  visits: [],
  lines: [],
  totals: {
    visits: 0,
    cents: 0,
    unpriced: 0,
    taken: 0,
    unconfirmed: 0,
    toAsk: 0,
    askedLately: 0,
    unreached: 0,
  },
  needsYou: [],
  asks: [],
  toTell: [],
  seriesGaps: [],
  textTomorrow: [],
  next: null,
  salon: null,
  ...given,
});
/** Opens the Day of a provider. */
export const openDay = (day: ProviderDay, answers: Answers = {}) =>
  openAsDana('/day', ['/day', DayPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/day': () => Response.json(day),
    ...answers,
  });

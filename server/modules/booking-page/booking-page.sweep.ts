import type { bookingPageApi } from '#contract/booking-page.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { anyone, everyone, members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { makeBookingPage, makeCode, makePageBooking, makeTicket } from './booking-page.factory.ts';

const email = 'kim@people.example';
/** The page of `me`, who is a business too. */
const pageOf = (t: Transaction, me: string) => makeBookingPage(t, me, { as: 'business' });
const pets = [
  { name: 'Otto', species: 'dog', breed: 'Poodle', weight: 20, notes: 'Shy', services: ['full_groom'] },
];

const onPage = (
  make: (t: Transaction, me: string) => Promise<{ body?: object; query?: Record<string, string> }>,
) => ({
  access: everyone,
  set: withRecords(async (t, me) => ({ params: await pageOf(t, me), ...(await make(t, me)) })),
});

/** A client of the groomer books on the page. Each visit has a day of its own. */
let ahead = 60;
const booked =
  (happening: (visitId: string) => Happening) =>
  async ({ transact, groomer }: World): Promise<Happening> =>
    happening(
      (await transact((t) => makePageBooking(t, groomer.id, { startsAt: after(t.now, days(ahead++)) }))).id,
    );

export const sweep: Sweep<typeof bookingPageApi> = {
  calls: {
    'GET /api/booking-page': { access: withRole('groomer', 'owner') },
    'GET /api/free-days': {
      access: members(),
      set: withRecords(async (t) => ({ query: { as: 'groomer', ids: (await makeGroomer(t)).id } })),
    },
    'GET /api/client-links/:secret/booking-page': {
      access: everyone,
      set: ({ app, me }) =>
        app.transact(async (t) => ({
          params: { secret: (await makeClientLink(t, app.app.platform.secrets, { providerId: me })).secret },
        })),
    },
    'GET /api/visits/:id/booking-page': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await makeOwnVisit(t, { ownerId: me })).id } })),
    },
    'PUT /api/booking-page': {
      access: members('groomer', 'owner'),
      set: () => ({
        body: {
          mode: 'off',
          leadHours: 12,
          daysAhead: 30,
          newClients: false,
          gapMinutes: 15,
          showsPhone: true,
        },
      }),
    },
    'GET /api/book/:as/:slug': onPage(() => Promise.resolve({})),
    'POST /api/book/:as/:slug/codes': onPage(() => Promise.resolve({ body: { email } })),
    'POST /api/book/:as/:slug/codes/verify': onPage(async (t, me) => ({
      body: { email, code: await makeCode(t, me, email) },
    })),
    'POST /api/book/:as/:slug/quote': onPage(async (t, me) => ({
      body: { ticket: await makeTicket(t, me, email), pets, address: '107 Slaughter Ln, Austin, TX 78748' },
    })),
    'GET /api/book/:as/:slug/openings': onPage(async (t, me) => ({
      query: { ticket: await makeTicket(t, me, email), minutes: '60', from: '2026-12-02', zip: '78704' },
    })),
    'POST /api/book/:as/:slug': onPage(async (t, me) => ({
      body: {
        ticket: await makeTicket(t, me, email),
        firstName: 'Kim',
        lastName: 'Lee',
        phone: '512 555 0188',
        address: '107 Slaughter Ln, Austin, TX 78748',
        pets,
        startsAt: '2026-12-02T15:00:00Z',
        note: 'The bell is broken.',
        policySeen: 'No cancellation fee.',
        agreed: true,
      },
    })),
  },
  fill: async (t, me, mark) => {
    await pageOf(t, me);
    await makeTicket(t, me, mark('kim@people.example'));
    await makePageBooking(t, me, {
      policySeen: mark('No cancellation fee.'),
      startsAt: after(t.now, days(29)),
    });
  },
  notices: {
    page_visit_asked: to(
      'groomer',
      booked((visitId) => ['visit.asked', { visitId }]),
    ),
    page_visit_booked: to(
      'groomer',
      booked((visitId) => ['visit.booked_online', { visitId }]),
    ),
    page_visit_withdrawn: to(
      'groomer',
      booked((visitId) => ['visit.withdrawn', { visitId }]),
    ),
  },
};

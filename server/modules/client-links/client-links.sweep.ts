import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { clientLinksApi } from '#contract/client-links.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makePriceChange } from '#server/modules/price-changes/price-changes.factory.ts';
import { repeatMade } from '#server/modules/visit-series/visit-series.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { everyone, own, withRole } from '#tests/every-call/access.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import type { Access } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { insertLink } from './client-links.queries.ts';
import { makeClientLink, makeTimeOffer } from './client-links.factory.ts';

/** A secret address gives access, signed in or not. */
const byLink = (body?: object, startsIn?: number): ValidRequest & { access: typeof everyone } => ({
  access: everyone,
  set: async ({ app, me }) => {
    const { secrets } = app.app.platform;
    const { secret } = await app.transact((t) =>
      makeClientLink(t, secrets, {
        providerId: me,
        ...(startsIn ? { startsAt: after(t.now, startsIn) } : {}),
      }),
    );
    return { params: { secret }, ...(body ? { body } : {}) };
  },
});

/** The client has taken over their pets, and acts in their account. */
const asClient = (body?: object, startsIn?: number): ValidRequest & { access: Access } => ({
  access: own(withRole('pet_owner')),
  set: withRecords(async (t, me) => {
    const { id } = await makeOwnVisit(t, {
      ownerId: me,
      ...(startsIn ? { startsAt: after(t.now, startsIn) } : {}),
    });
    return { params: { id }, ...(body ? { body } : {}) };
  }),
});

/** The client of a visit of the groomer acts. Each visit has a day of its own. */
let ahead = 30;
const acted =
  (happening: (visitId: string) => Happening) =>
  async ({ transact, groomer }: World): Promise<Happening> =>
    happening(
      (
        await transact((t) =>
          makeOwnVisit(t, { providerId: groomer.id, startsAt: after(t.now, days(ahead++)) }),
        )
      ).id,
    );

/** Of a visit whose client has an account, which its provider has moved to a status. */
const linkedTo =
  (
    happening: (visitId: string) => Happening,
    status: 'booked' | 'repeated' | 'cancelled' | 'no_show' | 'completed' | 'stopped' = 'booked',
  ) =>
  async ({ transact, groomer, petOwner }: World): Promise<Happening> =>
    happening(
      await transact(async (t) => {
        // An account is one client of a provider.
        await t.sql`update clients set linked_account_id = null where linked_account_id = ${petOwner.id}`;
        const made =
          status === 'cancelled' || status === 'repeated'
            ? 'booked'
            : status === 'stopped'
              ? 'checked_in'
              : status;
        const { id, petIds } = await makeOwnVisit(t, {
          providerId: groomer.id,
          ownerId: petOwner.id,
          startsAt: after(t.now, days(ahead++)),
          status: made,
        });
        if (status === 'repeated') await repeatMade(t, id);
        if (status === 'cancelled')
          await t.sql`update visits set status = 'cancelled', cancelled_by = 'provider', cancelled_at = ${t.now} where id = ${id}`;
        if (status === 'stopped')
          await t.sql`update visits set status = 'stopped', stop_reason = 'behavior', list_price = 4000 where id = ${id}`;
        if (status === 'completed')
          await t.sql`
            insert into report_cards (visit_id, pet_id, services, findings, behavior, written_at)
            values (${id}, ${petIds[0] ?? ''}, ${['full_groom']}, '', '', ${t.now}) on conflict do nothing`;
        return id;
      }),
    );

export const sweep: Sweep<typeof clientLinksApi> = {
  calls: {
    'GET /api/client-links/:secret': byLink(),
    'GET /api/client-links/:secret/calendar-file': byLink(),
    'GET /api/client-links/:secret/photos/:key': {
      access: everyone,
      set: async ({ app, me }) => {
        const { cookie } = await app.as(me);
        const { payload, headers } = uploadOf(await onePixel());
        const url = '/api/uploads';
        const stored = await app.app.server.inject({
          method: 'POST',
          url,
          payload,
          headers: { ...headers, cookie },
        });
        const { url: photo } = stored.json<{ url: string }>();
        const { secret } = await app.transact(async (t) => {
          const visit = await makeClientLink(t, app.app.platform.secrets, { providerId: me });
          await makePriceChange(t, visit, { photos: [photo] });
          return visit;
        });
        return { params: { secret, key: photo.slice('/media/'.length) } };
      },
    },
    'POST /api/client-links/:secret/confirm': byLink(),
    'POST /api/client-links/:secret/late': byLink({ minutes: 10 }, hours(1)),
    'GET /api/client-links/:secret/openings': byLink(),
    'POST /api/client-links/:secret/ask-move': byLink({
      startsAt: ['2026-12-10T15:00:00Z', '2026-12-11T15:00:00Z'],
      note: 'Mornings are best.',
    }),
    'POST /api/client-links/:secret/choose': {
      access: everyone,
      set: ({ app, me }) =>
        app.transact(async (t) => {
          const visit = await makeClientLink(t, app.app.platform.secrets, { providerId: me });
          const timeOfferId = await makeTimeOffer(t, visit);
          return { params: { secret: visit.secret }, body: { timeOfferId } };
        }),
    },
    'POST /api/client-links/:secret/cancel': byLink({ feeSeen: 0 }),
    'POST /api/client-links/:secret/stop-messages': byLink(),
    'POST /api/client-links/:secret/allow-texts': byLink(),
    'POST /api/client-links/:secret/remove-data': byLink(),
    'POST /api/client-links/:secret/vaccinations': {
      access: everyone,
      set: async ({ app, me }) => {
        const visit = await app.transact((t) =>
          makeClientLink(t, app.app.platform.secrets, { providerId: me }),
        );
        return {
          params: { secret: visit.secret },
          query: { petId: visit.petIds[0] ?? '', kind: 'rabies', expiresOn: '2027-10-01' },
          ...uploadOf(await onePixel()),
        };
      },
    },
    'GET /api/visits/:id/time-offers': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        await makeTimeOffer(t, visit);
        return { params: { id: visit.id } };
      }),
    },
    'POST /api/visits/:id/time-offers': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeOwnVisit(t, { providerId: me })).id },
        body: { startsAt: ['2026-12-10T15:00:00Z', '2026-12-11T15:00:00Z'] },
      })),
    },
    'POST /api/visits/:id/confirm': asClient(),
    'POST /api/visits/:id/say-late': asClient({ minutes: 10 }, hours(1)),
    'GET /api/visits/:id/openings': asClient(),
    'POST /api/visits/:id/ask-move': asClient({
      startsAt: ['2026-12-10T15:00:00Z', '2026-12-11T15:00:00Z'],
      note: 'Mornings are best.',
    }),
    'POST /api/time-offers/:id/accept': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        return { params: { id: await makeTimeOffer(t, visit, { by: 'client' }) } };
      }),
    },
    'POST /api/time-offers/:id/decline': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        return {
          params: { id: await makeTimeOffer(t, visit, { by: 'client' }) },
          body: { answer: 'The van is full that week.' },
        };
      }),
    },
  },
  fill: async (t, me, mark) => {
    const visit = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(8)) });
    await makeTimeOffer(t, visit, { note: mark('Mornings are best.') });
    await insertLink(t.sql, {
      id: uuidv7(),
      accountId: me,
      clientId: visit.clientId,
      visitId: visit.id,
      tokenHash: randomBytes(32),
      sealedSecret: randomBytes(32),
      createdAt: t.now,
      expiresAt: after(t.now, days(70)),
    });
  },
  notices: {
    client_confirmed: to(
      'groomer',
      acted((visitId) => ['visit.client_confirmed', { visitId }]),
      ['inApp'],
    ),
    client_late: to(
      'groomer',
      acted((visitId) => ['visit.client_late', { visitId, minutes: 10 }]),
    ),
    client_asked_move: to(
      'groomer',
      acted((visitId) => ['visit.move_asked', { visitId }]),
    ),
    client_cancelled: to(
      'groomer',
      acted((visitId) => ['visit.client_cancelled', { visitId, fee: 0 }]),
    ),
    client_took_time: to(
      'groomer',
      acted((visitId) => ['visit.time_chosen', { visitId, startsAt: '2026-12-10T15:00:00Z', from: null }]),
    ),
    client_added_certificate: to(
      'groomer',
      acted((visitId) => ['client.certificate_added', { visitId }]),
    ),
    own_visit_booked: to(
      'petOwner',
      linkedTo((visitId) => ['visit.booked', { visitId }]),
    ),
    own_visit_moved: to(
      'petOwner',
      linkedTo((visitId) => ['visit.moved', { visitId, by: 'provider', from: '', startsAt: '' }]),
    ),
    own_visit_repriced: to(
      'petOwner',
      linkedTo((visitId) => ['visit.client_to_tell', { visitId, kind: 'repriced', was: 9000 }]),
    ),
    own_time_declined: to(
      'petOwner',
      linkedTo((visitId) => ['visit.asked_move_declined', { visitId }]),
    ),
    own_visit_cancelled: to(
      'petOwner',
      linkedTo((visitId) => ['visit.ended', { visitId, status: 'cancelled' }], 'cancelled'),
    ),
    own_series_changed: to(
      'petOwner',
      linkedTo(
        (visitId) => ['visit.client_to_tell', { visitId, kind: 'series_changed', was: 9000 }],
        'repeated',
      ),
    ),
    own_series_cancelled: to(
      'petOwner',
      linkedTo((visitId) => ['visit.client_to_tell', { visitId, kind: 'series_cancelled' }], 'cancelled'),
    ),
    own_visit_restored: to(
      'petOwner',
      linkedTo((visitId) => ['visit.restored', { visitId, by: 'provider' }]),
    ),
    own_visit_missed: to(
      'petOwner',
      linkedTo((visitId) => ['visit.ended', { visitId, status: 'no_show' }], 'no_show'),
    ),
    visit_on_my_way: to(
      'petOwner',
      linkedTo((visitId) => ['visit.on_my_way', { visitId }]),
    ),
    visit_late: to(
      'petOwner',
      linkedTo((visitId) => ['visit.late', { visitId, minutes: 15 }]),
    ),
    visit_stopped: to(
      'petOwner',
      linkedTo((visitId) => ['visit.stopped', { visitId }], 'stopped'),
    ),
    own_report_card: to(
      'petOwner',
      linkedTo((visitId) => ['visit.completed', { visitId }], 'completed'),
    ),
    client_asked_removal: to(
      'groomer',
      acted((visitId) => ['client.removal_asked', { visitId }]),
    ),
  },
};

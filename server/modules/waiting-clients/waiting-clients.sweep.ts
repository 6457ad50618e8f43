import type { waitingClientsApi } from '#contract/waiting-clients.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { everyone, members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeFreed, makeProvenClient, makeWaiting } from './waiting-clients.factory.ts';

const provider = withRole('groomer', 'owner');

/** Whoever has the secret address is let in, signed in or not. */
const byLink = (body?: object): ValidRequest & { access: typeof everyone } => ({
  access: everyone,
  set: ({ app, me }) =>
    app.transact(async (t) => ({
      params: { secret: (await makeClientLink(t, app.app.platform.secrets, { providerId: me })).secret },
      ...(body ? { body } : {}),
    })),
});

export const sweep: Sweep<typeof waitingClientsApi> = {
  calls: {
    'GET /api/waiting-clients': {
      access: own(provider, 'own'),
      set: withRecords(async (t, me) => {
        await makeWaiting(t, me);
        return {};
      }),
    },
    'POST /api/waiting-clients': {
      access: own(members('groomer', 'owner'), 404),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClient(t, me);
        const when = { weekdays: [1, 3], hours: { from: '09:00', to: '12:00' } };
        return { body: { clientId: id, minutes: 60, until: null, visitId: null, petIds, ...when } };
      }),
    },
    'DELETE /api/waiting-clients/:id': {
      access: own(provider),
      set: withRecords(async (t, me) => ({ params: { id: (await makeWaiting(t, me)).waiting.id } })),
    },
    'GET /api/waiting-clients/freed-times': {
      access: own(provider, 'own'),
      set: withRecords(async (t, me) => {
        await makeFreed(t, me);
        return {};
      }),
    },
    'POST /api/waiting-clients/:id/offer': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { waiting, freed } = await makeFreed(t, me);
        return { params: { id: waiting.id }, body: { startsAt: freed.startsAt } };
      }),
    },
    'GET /api/client-links/:secret/earlier': byLink(),
    'PUT /api/client-links/:secret/earlier': byLink({
      waits: true,
      weekdays: [2, 4],
      hours: { from: '09:00', to: '12:00' },
    }),
    'POST /api/book/:as/:slug/wait': {
      access: everyone,
      set: withRecords(async (t, me) => {
        const { params, client, ticket } = await makeProvenClient(t, me, { as: 'business' });
        const when = { weekdays: [1], hours: { from: '09:00', to: '12:00' } };
        return { params, body: { ticket, minutes: 60, petIds: client.petIds, ...when } };
      }),
    },
  },
  fill: async (t, me) => {
    await makeWaiting(t, me, { startsAt: after(t.now, days(75)) });
  },
};

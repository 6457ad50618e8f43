import { clientsApi } from '#contract/clients/clients.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { addClient } from './add-client.ts';
import { archiveClient, changeClient, restoreClient } from './change-client.ts';
import { addClientPet, changeClientPet } from './client-pets.ts';
import { recordVaccination, removeVaccination } from './client-vaccinations.ts';
import { clientsCsv } from './csv/clients-csv.ts';
import { eraseClient } from './merge/erase-client.ts';
import { countClients, findClients } from './find-clients.ts';
import { getClient } from './get-client.ts';
import { mergeClients } from './merge/merge-clients.ts';
import { getTimeline } from './timeline.ts';

/** Reading and archiving need no membership: past members keep their book. */
const provider = withRole('groomer', 'owner');
const writer = member('groomer', 'owner');
const writes = { name: 'clients', max: 1200, per: hours(1), by: 'account' } as const;

export const clientsRoutes = routes(clientsApi, {
  'GET /api/clients': {
    who: provider,
    heavy: true,
    reads: ['clients', 'pets', 'visits', 'bills', 'cancellation-policies'],
    // The time zone, and what was disputed.
    mayLag: ['profile', 'groomers', 'businesses', 'price-changes'],
    async run({ sql, actor, query, platform, request, reply }) {
      const { cards, next } = await findClients(sql, actor.id, query, platform.clock.now());
      linkNext(request, reply, next);
      return cards;
    },
  },
  'POST /api/clients': {
    who: writer,
    limit: writes,
    run: ({ t, actor, body }) => addClient(t, actor.id, body),
  },
  'GET /api/clients/csv': {
    who: provider,
    spread: true,
    limit: { name: 'client-files', max: 20, per: minutes(10), by: 'account' },
    run: async ({ sql, actor }) =>
      new FileReply(await clientsCsv(sql, actor.id), 'text/csv; charset=utf-8', 'wagwell-clients.csv'),
  },
  'GET /api/clients/counts': {
    who: provider,
    heavy: true,
    reads: ['clients', 'visits', 'bills', 'cancellation-policies'],
    mayLag: ['pets', 'profile', 'groomers', 'businesses', 'price-changes'],
    run: ({ sql, actor, platform }) => countClients(sql, actor.id, platform.clock.now()),
  },
  'GET /api/clients/:id': {
    who: provider,
    reads: ['clients', 'pets', 'visits', 'blocks', 'client-imports'],
    mayLag: ['profile', 'groomers', 'businesses'],
    run: ({ sql, actor, params, platform }) => getClient(sql, actor.id, params.id, platform.clock.now()),
  },
  'PATCH /api/clients/:id': {
    who: writer,
    limit: writes,
    run: ({ t, actor, params, body, request }) =>
      changeClient(t, actor.id, params.id, body, fieldsSeenBy(request)),
  },
  'DELETE /api/clients/:id': {
    who: provider,
    run: ({ t, actor, params }) => archiveClient(t, actor.id, params.id),
  },
  'POST /api/clients/:id/restore': {
    who: provider,
    run: ({ t, actor, params }) => restoreClient(t, actor.id, params.id),
  },
  'POST /api/clients/:id/merge': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => mergeClients(t, actor.id, { id: params.id, intoId: body.intoId }),
  },
  'DELETE /api/clients/:id/personal-data': {
    who: provider,
    run: ({ t, actor, params }) => eraseClient(t, actor.id, params.id),
  },
  'GET /api/clients/:id/timeline': {
    who: provider,
    reads: ['clients', 'visits', 'bills', 'client-messages', 'price-changes'],
    // The time zone.
    mayLag: ['profile', 'groomers', 'businesses'],
    async run({ sql, actor, params, query, request, reply }) {
      const { entries, next } = await getTimeline(sql, actor.id, params.id, query);
      linkNext(request, reply, next);
      return entries;
    },
  },
  'POST /api/clients/:id/pets': {
    who: writer,
    limit: writes,
    run: ({ t, actor, params, body }) => addClientPet(t, actor.id, params.id, body),
  },
  'PATCH /api/clients/:id/pets/:petId': {
    who: writer,
    limit: writes,
    run: ({ t, actor, params, body }) => changeClientPet(t, actor.id, params, body),
  },
  'POST /api/clients/:id/pets/:petId/vaccinations': {
    who: writer,
    limit: writes,
    run: ({ t, actor, params, body }) => recordVaccination(t, actor.id, params, body),
  },
  'DELETE /api/clients/:id/pets/:petId/vaccinations/:vaccinationId': {
    who: writer,
    limit: writes,
    run: ({ t, actor, params }) => removeVaccination(t, actor.id, params),
  },
});

import { petRecordsApi } from '#contract/pets/pet-records.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { endRecordLink, listRecordLinks, shareRecord } from './share-record.ts';
import { countOpened, showLinkedRecord, showOwnRecord } from './show-record.ts';

/** Sharing what one keeps of one's own pet needs no membership. */
const owner = withRole('pet_owner');

/** Whoever has the secret address reads the record; there is no session. */
export const petRecordsRoutes = routes(petRecordsApi, {
  'GET /api/pets/:id/record': {
    who: owner,
    reads: ['pets', 'visits'],
    mayLag: ['account', 'profile', 'groomers', 'businesses'],
    run: ({ sql, actor, params, platform }) => showOwnRecord(sql, actor.id, params.id, platform.clock.now()),
  },
  'GET /api/pets/:id/record-links': {
    reads: ['pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: owner,
    run: ({ sql, actor, params, platform }) =>
      listRecordLinks(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/pets/:id/record-links': {
    who: owner,
    limit: { name: 'record-links', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => shareRecord(t, actor.id, params.id, body.days),
  },
  'DELETE /api/pets/:id/record-links/:linkId': {
    who: owner,
    run: ({ t, actor, params }) => endRecordLink(t, actor.id, { petId: params.id, linkId: params.linkId }),
  },
  'GET /api/pet-records/:secret': {
    who: 'everyone',
    limit: { name: 'pet-records', max: 300, per: minutes(5), by: 'address' },
    run: ({ sql, params, platform }) => showLinkedRecord(sql, params.secret, platform.clock.now()),
  },
  'POST /api/pet-records/:secret/opened': {
    who: 'everyone',
    limit: { name: 'pet-records-opened', max: 60, per: minutes(5), by: 'address' },
    run: ({ t, params }) => countOpened(t, params.secret),
  },
});

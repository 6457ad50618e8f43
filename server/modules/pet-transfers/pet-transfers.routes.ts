import { petTransfersApi } from '#contract/pet-transfers.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { beginTransfer, declineTransfer, listBegun } from './begin-transfer.ts';
import { endTransfer, inviteToTakeOver } from './invite-to-take-over.ts';
import { inviteByLink } from './invite-by-link.ts';
import { listTransfers, showOffered } from './show-transfers.ts';
import { takeOverPets } from './take-over-pets.ts';
import { undoTransfer } from './undo-transfer.ts';

/** A client's own record is no matter of a membership, on either side. */
const provider = withRole('groomer', 'owner');
const parent = withRole('pet_owner');

const beginning = { name: 'begin-transfers', max: 120, per: hours(1), by: 'account' } as const;

export const petTransfersRoutes = routes(petTransfersApi, {
  'GET /api/clients/:id/transfers': {
    who: provider,
    reads: ['clients'],
    mayLag: ['account', 'pets'],
    run: ({ sql, actor, params, platform }) => listTransfers(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/clients/:id/transfers': {
    who: provider,
    limit: { name: 'transfers', max: 300, per: hours(1), by: 'account' },
    run: ({ t, platform, actor, params }) => inviteToTakeOver(t, platform.secrets, actor.id, params.id),
  },
  'POST /api/transfers/:id/end': {
    who: provider,
    run: ({ t, actor, params }) => endTransfer(t, actor.id, params.id),
  },
  'POST /api/transfers/:id/undo': {
    who: provider,
    run: ({ t, actor, params }) => undoTransfer(t, actor.id, params.id),
  },
  'GET /api/pet-transfers/:secret': {
    who: 'everyone',
    limit: { name: 'pet-transfers', max: 300, per: minutes(5), by: 'address' },
    run: ({ sql, params, platform }) => showOffered(sql, params.secret, platform.clock.now()),
  },
  'GET /api/pet-transfers': {
    who: parent,
    reads: ['pet-transfers', 'clients', 'pets'],
    mayLag: ['account', 'businesses'],
    run: ({ sql, actor, platform }) => listBegun(sql, platform.secrets, actor.id, platform.clock.now()),
  },
  'POST /api/pet-transfers/:secret/begin': {
    who: parent,
    limit: beginning,
    run: ({ t, platform, actor, params }) => beginTransfer(t, platform.secrets, actor.id, params.secret),
  },
  'POST /api/pet-transfers/:secret/decline': {
    who: parent,
    limit: beginning,
    run: ({ t, platform, actor, params }) => declineTransfer(t, platform.secrets, actor.id, params.secret),
  },
  'POST /api/client-links/:secret/transfer': {
    who: 'everyone',
    limit: { name: 'transfers-by-link', max: 60, per: minutes(5), by: 'address' },
    run: ({ t, platform, params }) => inviteByLink(t, platform.secrets, params.secret),
  },
  'POST /api/pet-transfers/:secret/take-over': {
    who: parent,
    limit: { name: 'take-over-pets', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => takeOverPets(t, actor.id, params.secret, body.pets),
  },
});

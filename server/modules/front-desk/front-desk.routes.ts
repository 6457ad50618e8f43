import { frontDeskApi } from '#contract/staff/front-desk.ts';
import { confirmed, ownSession, routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { choosePerson } from './choose-person.ts';
import { makePairingCode } from './make-pairing-code.ts';
import { pairDevice } from './pair-device.ts';

const owner = withRole('owner');

export const frontDeskRoutes = routes(frontDeskApi, {
  'POST /api/front-desk/code': {
    who: confirmed(owner),
    limit: { name: 'front-desk-codes', max: 20, per: hours(1), by: 'account' },
    run: ({ t, actor }) => makePairingCode(t, actor.id),
  },
  'POST /api/front-desk/pair': {
    who: 'everyone',
    limit: { name: 'front-desk-pairing', max: 20, per: minutes(10), by: 'address' },
    runOutsideTransaction: ({ platform, request, reply, body }) =>
      pairDevice(platform, { request, reply }, body),
  },
  'PUT /api/front-desk/person': {
    who: owner,
    run: ({ t, request, platform, body }) => choosePerson(t, ownSession(request, platform), body.staffId),
  },
});

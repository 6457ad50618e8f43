import type { accountApi } from '#contract/identity/account.ts';
import { uuidv7 } from 'uuidv7';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

export const accountRequests: ValidRequests<typeof accountApi> = {
  'POST /api/account/confirm-identity': { set: () => ({ body: { password: demoPassword } }) },
  'POST /api/account/password': {
    set: () => ({ body: { currentPassword: demoPassword, newPassword: 'sharp-shears-again' } }),
  },
  'POST /api/account/email': {
    set: () => ({ body: { password: demoPassword, email: `${uuidv7()}@people.example` } }),
  },
  'DELETE /api/account/new-email': {},
  'GET /api/sessions': {},
  'DELETE /api/sessions': {},
  'DELETE /api/sessions/:id': {
    async set({ app, me }) {
      const { body } = await (await app.as(me)).call('GET /api/sessions');
      return { params: { id: body[0]?.id ?? '' } };
    },
  },
};

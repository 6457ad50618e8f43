import { uuidv7 } from 'uuidv7';
import type { accountApi } from '#contract/identity/account.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { demoPassword } from '../identity.factory.ts';

export const sweep: Sweep<typeof accountApi> = {
  calls: {
    'POST /api/account/confirm-identity': {
      access: anyone,
      set: () => ({ body: { password: demoPassword } }),
    },
    'POST /api/account/password': {
      access: anyone,
      set: () => ({ body: { currentPassword: demoPassword, newPassword: 'sharp-shears-again' } }),
    },
    'POST /api/account/email': {
      access: anyone,
      set: () => ({ body: { password: demoPassword, email: `${uuidv7()}@people.example` } }),
    },
    'DELETE /api/account/new-email': { access: anyone },
    'GET /api/sessions': { access: own(anyone, 'own') },
    'DELETE /api/sessions': { access: anyone },
    'DELETE /api/sessions/:id': {
      access: own(anyone),
      async set({ app, me }) {
        const { body } = await (await app.as(me)).call('GET /api/sessions');
        return { params: { id: body[0]?.id ?? '' } };
      },
    },
  },
};

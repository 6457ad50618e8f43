import type { CardLinks } from '#contract/card-links.ts';
import { everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { showPictures } from '#server/modules/visits/visits.factory.ts';
import { makeCardLink } from './card-links.factory.ts';
import { storePhoto } from './photos.scenario.ts';

const owner = own(withRole('pet_owner'));
const ofVisit = (body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({
    params: { id: (await makeCardLink(t, me)).visitId },
    ...(body ? { body } : {}),
  })),
});
/** Whoever has the secret address is let in, signed in or not. */
const byLink: ValidRequest = {
  set: withRecords(async (t, me) => ({ params: { secret: (await makeCardLink(t, me)).secret } })),
};

export const sweep: Sweep<CardLinks['api']> = {
  calls: {
    'GET /api/visits/:id/card-links': { access: owner, ...ofVisit() },
    'POST /api/visits/:id/card-links': { access: owner, ...ofVisit({ days: 7 }) },
    'DELETE /api/visits/:id/card-links/:linkId': {
      access: owner,
      set: withRecords(async (t, me) => {
        const { id, visitId } = await makeCardLink(t, me);
        return { params: { id: visitId, linkId: id } };
      }),
    },
    'GET /api/cards/:secret': { access: everyone, ...byLink },
    'GET /api/cards/:secret/picture': { access: everyone, ...byLink },
    'GET /api/cards/:secret/photos/:key': {
      access: everyone,
      set: async ({ app, me }) => {
        const photo = await storePhoto(app, me);
        const { secret } = await app.transact(async (t) => {
          const link = await makeCardLink(t, me);
          await showPictures(t, link.visitId, [{ before: photo, after: photo }]);
          return link;
        });
        return { params: { secret, key: photo.url.slice('/media/'.length) } };
      },
    },
  },
  fill: (t, me) => makeCardLink(t, me),
};

import { mediaApi } from '#contract/media.ts';
import { hours } from '#server/platform/clock.ts';
import { anyone, routes, signedIn } from '#server/modules/identity/index.ts';
import { getPhoto } from './get-photo.ts';
import { storeUpload } from './store-upload.ts';

export const mediaRoutes = routes(mediaApi, {
  'POST /api/uploads': {
    who: signedIn,
    limit: { name: 'upload', max: 200, per: hours(1), by: 'account' },
    runOutsideTransaction: ({ platform, actor, request }) => storeUpload(platform, actor.id, request),
  },
  'GET /media/:key': {
    who: anyone,
    run: ({ platform, actor, params, query }) =>
      getPhoto(platform, actor, { key: params.key, size: query.size }),
  },
});

import { mediaApi } from '#contract/media.ts';
import { hours } from '#server/platform/clock.ts';
import { anyone, routes, signedIn } from '#server/modules/identity/index.ts';
import { readUpload } from './read-upload.ts';
import type { PhotoRules } from './photo-rules.ts';
import { getPhoto } from './get-photo.ts';
import { isPdf, storePdf } from './store-pdf.ts';
import { storePhoto } from './store-photo.ts';
import { withUploadSlot } from './upload-slot.ts';

export const mediaRoutes = (rules: PhotoRules) =>
  routes(mediaApi, {
    'POST /api/uploads': {
      who: signedIn,
      limit: { name: 'upload', max: 200, per: hours(1), by: 'account' },
      runOutsideTransaction: ({ platform, actor, request }) =>
        withUploadSlot(platform, actor.id, async () => {
          const bytes = await readUpload(request);
          return isPdf(bytes) ? storePdf(platform, actor.id, bytes) : storePhoto(platform, actor.id, bytes);
        }),
    },
    'GET /media/:key': {
      who: anyone,
      run: ({ platform, actor, params, query }) =>
        getPhoto(platform, rules, actor, { key: params.key, size: query.size }),
    },
  });

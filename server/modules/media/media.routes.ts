import { mediaApi } from '#contract/media.ts';
import { hours } from '#server/platform/clock.ts';
import { ImageReply } from '#server/platform/http/image-reply.ts';
import { notFound } from '#server/platform/problem.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { readUpload } from './read-upload.ts';
import { sizeKey } from './photo-url.ts';
import { storePhoto } from './store-photo.ts';
import { withUploadRoom } from './upload-room.ts';

export const mediaRoutes = routes(mediaApi, {
  'POST /api/uploads': {
    who: signedIn,
    limit: { name: 'upload', max: 200, per: hours(1), by: 'account' },
    runAlone: ({ platform, actor, request }) =>
      withUploadRoom(platform, actor.id, async () =>
        storePhoto(platform, actor.id, await readUpload(request)),
      ),
  },
  'GET /media/:key': {
    who: 'everyone',
    async run({ platform, params, query }) {
      const bytes = await platform.files.get(sizeKey(params.key, query.size ?? 'medium'));
      if (!bytes) throw notFound('photo');
      return new ImageReply(bytes, 'image/webp');
    },
  },
});

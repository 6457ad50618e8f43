import type { mediaApi } from '#contract/media.ts';
import { everyone, anyone } from '#tests/every-call/access.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { Context } from '#tests/every-call/valid-request.ts';

async function uploaded({ app, me }: Context) {
  const { cookie } = await app.as(me);
  const { payload, headers } = uploadOf(await onePixel());
  const answer = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie },
  });
  return {
    params: { key: answer.json<{ url: string }>().url.split('/').at(-1) ?? '' },
    query: { size: 'small' },
  };
}

export const sweep: Sweep<typeof mediaApi> = {
  calls: {
    'POST /api/uploads': { access: anyone, set: async () => uploadOf(await onePixel()) },
    'GET /media/:key': { access: everyone, set: uploaded },
  },
};

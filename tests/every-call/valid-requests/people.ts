import type { landingApi } from '#contract/landing.ts';
import type { marketplaceApi } from '#contract/marketplace.ts';
import type { mediaApi } from '#contract/media.ts';
import type { ValidRequests, Context } from '#tests/every-call/valid-request.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';

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

export const mediaRequests: ValidRequests<typeof mediaApi> = {
  'POST /api/uploads': { set: async () => uploadOf(await onePixel()) },
  'GET /media/:key': { set: uploaded },
};

export const landingRequests: ValidRequests<typeof landingApi> = { 'GET /api/landing': {} };

export const marketplaceRequests: ValidRequests<typeof marketplaceApi> = {
  'GET /api/marketplace/all-offers': { set: ({ me }) => ({ query: { userType: 'groomer', userId: me } }) },
};

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPet,
  ask,
  offer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { write } from '#server/modules/messages/messages.scenario.ts';
import { post } from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const photo = (who: Caller) => app.transact((t) => makePhoto(t, who.id));
const setPhoto = (who: Caller, photoId: string | null) =>
  who.call('PUT /api/profiles/photo', { body: { photoId } });
const setLogo = (who: Caller, photoId: string | null) =>
  who.call('PUT /api/profiles/business/logo', { body: { photoId } });
const conversationWith = async (viewer: Caller, other: Caller) => {
  const { body } = await viewer.call('GET /api/messages/conversations/:userId', {
    params: { userId: 'current-user' },
  });
  return body.find(({ otherUserId }) => otherUserId === other.id);
};

test('a photo is set, replaced and removed, and others see it', async () => {
  const maya = await signInGroomer(app);
  const [first, second] = [await photo(maya), await photo(maya)];
  const seen = async () =>
    (await jordan.call('GET /api/users/:id', { params: { id: maya.id } })).body.profileImageUrl;
  expect((await setPhoto(maya, first.id)).body).toEqual({ profileImageUrl: first.url });
  expect((await setPhoto(maya, second.id)).status).toBe(200);
  expect(await seen()).toBe(second.url);
  expect((await maya.call('GET /auth/me')).body.user.profileImageUrl).toBe(second.url);
  expect((await setPhoto(jordan, first.id)).problem.errors?.[0]?.path).toBe('photoId');
  expect((await setPhoto(maya, null)).body).toEqual({ profileImageUrl: null });
  expect(await seen()).toBeNull();
});

test('a business appears with its logo, and with the face of its owner where it has none', async () => {
  const salon = await signInBusiness(app);
  const [face, logo] = [await photo(salon), await photo(salon)];
  await setPhoto(salon, face.id);
  const shift = await post(app, salon, {});
  const request = await ask(jordan, { petId: (await addPet(jordan)).id });
  await offer(app, salon, request.id);
  await write(salon, jordan, 'Hello');
  const groomer = await signInGroomer(app);
  const shown = async () => {
    const { body: offers } = await jordan.call('GET /api/grooming-requests/:id/offers', {
      params: { id: request.id },
    });
    const { body: owners } = await groomer.call('GET /api/owners', { query: { limit: 100 } });
    const { body: seen } = await groomer.call('GET /api/shifts/:id', { params: { id: shift.id } });
    return {
      offer: offers[0]?.provider.profileImageUrl,
      message: (await conversationWith(jordan, salon))?.otherUserImageUrl,
      list: owners.find(({ id }) => id === salon.id)?.businessProfile.logoUrl,
      shift: seen.business.logoUrl,
    };
  };
  expect(await shown()).toEqual({ offer: face.url, message: face.url, list: null, shift: null });
  expect((await setLogo(salon, logo.id)).body.profile?.logoUrl).toBe(logo.url);
  const { url } = logo;
  expect(await shown()).toEqual({ offer: url, message: url, list: url, shift: url });
  expect((await setLogo(salon, null)).body.profile?.logoUrl).toBeNull();
});

test('a logo needs a business, and survives a change of the profile', async () => {
  const owner = await app.signIn({ roles: ['owner'] });
  const logo = await photo(owner);
  expect((await setLogo(owner, logo.id)).problem.code).toBe('too_early');
  expect((await setLogo(jordan, null)).status).toBe(403);
  const salon = await signInBusiness(app);
  const own = await photo(salon);
  await setLogo(salon, own.id);
  const { body } = await salon.call('PUT /api/profiles/business', {
    body: { businessName: 'The Tidy Terrier', businessType: 'salon', address: 'Austin, TX 78704' },
  });
  expect(body.profile).toMatchObject({ businessName: 'The Tidy Terrier', logoUrl: own.url });
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeVisit, showPictures } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { deleteEndedLinks } from './card-links.queries.ts';
import { storePhoto } from './photos.scenario.ts';

let app: TestApp;
let owner: Caller;
let visitId: string;
let providerId: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInPetOwner(app);
  const visit = await app.transact((t) =>
    makeVisit(t, {
      ownerId: owner.id,
      status: 'completed',
      startsAt: after(t.now, -days(2)),
      nextVisitWeeks: 6,
    }),
  );
  ({ id: visitId, providerId } = visit);
});
afterAll(() => app.close());

const share = async (forDays = 30, by = owner) =>
  by.call('POST /api/visits/:id/card-links', { params: { id: visitId }, body: { days: forDays as 30 } });
const secretOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const read = (secret: string) => app.stranger.call('GET /api/cards/:secret', { params: { secret } });
const get = (url: string) => app.app.server.inject({ url });

test('a link shows the card to anybody who has it, without price, address and the pet parent’s name', async () => {
  const made = await share();
  expect([made.status, made.body.path]).toEqual([201, expect.stringMatching(/^\/cards\//)]);
  const { status, body } = await read(secretOf(made.body.path));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    cards: [{ pet: 'Bella', behavior: 'Calm on the table.', nextVisitWeeks: 6 }],
    provider: { as: 'groomer' },
    until: expect.any(String),
  });
  const told = JSON.stringify(body);
  for (const hidden of [visitId, providerId, owner.id, 'price', 'address'])
    expect(told).not.toContain(hidden);
});

test('a link has a picture of the size that social networks show, with the photo if there is one', async () => {
  const { picture } = (await share()).body;
  const plain = await get(picture);
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'private, no-cache',
  ]);
  expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const photo = await storePhoto(app, providerId);
  await app.transact((t) => showPictures(t, visitId, [{ before: photo, after: photo }]));
  const withPhoto = await get(picture);
  expect(withPhoto.rawPayload.equals(plain.rawPayload)).toBe(false);
});

test('a link shows the photos of its card and no others', async () => {
  const shown = await storePhoto(app, providerId);
  const other = await storePhoto(app, providerId);
  await app.transact((t) => showPictures(t, visitId, [{ before: shown, after: shown }]));
  const secret = secretOf((await share()).body.path);
  const photo = ({ url }: { url: string }) => get(url.replace('/media/', `/api/cards/${secret}/photos/`));
  expect((await photo(shown)).headers['content-type']).toBe('image/webp');
  expect((await photo(other)).statusCode).toBe(404);
});

test('a link ends when its owner says so, when its days are over, and when it is wrong', async () => {
  const made = (await share(7)).body;
  const ended = await owner.call('DELETE /api/visits/:id/card-links/:linkId', {
    params: { id: visitId, linkId: made.id },
  });
  expect(ended.body.map(({ id }) => id)).not.toContain(made.id);
  expect((await read(secretOf(made.path))).problem.code).toBe('link_expired');
  expect((await get(made.picture)).statusCode).toBe(410);
  expect((await read('x'.repeat(22))).status).toBe(410);
  const late = secretOf((await share(7)).body.path);
  const now = app.clock.now();
  app.clock.moveTo(after(now, days(7)));
  expect((await read(late)).status).toBe(410);
  await deleteEndedLinks(app.app.platform.sql, app.clock.now());
  app.clock.moveTo(now);
  expect((await read(late)).status).toBe(410);
});

test('only the pet parent of a visit with a report card makes, lists and ends links', async () => {
  expect((await share(8)).status).toBe(422);
  const other = await signInPetOwner(app);
  expect((await share(7, other)).status).toBe(404);
  const made = (await share()).body;
  const params = { id: visitId, linkId: made.id };
  expect((await other.call('GET /api/visits/:id/card-links', { params: { id: visitId } })).status).toBe(404);
  expect((await other.call('DELETE /api/visits/:id/card-links/:linkId', { params })).status).toBe(404);
  const booked = await app.transact((t) => makeVisit(t, { ownerId: owner.id }));
  const early = await owner.call('POST /api/visits/:id/card-links', {
    params: { id: booked.id },
    body: { days: 7 },
  });
  expect(early.status).toBe(404);
  const listed = await owner.call('GET /api/visits/:id/card-links', { params: { id: visitId } });
  expect(listed.body.map(({ id }) => id)).toContain(made.id);
  expect(JSON.stringify(listed.body)).not.toContain(secretOf(made.path));
});

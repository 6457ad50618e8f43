import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportKind } from '#contract/reports/reports.ts';
import {
  ask,
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
let groomer: Caller;
let business: Caller;
let petOwner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  [groomer, business, petOwner] = [
    await signInGroomer(app),
    await signInBusiness(app),
    await signInPetOwner(app),
  ];
});
afterAll(() => app.close());

const report = (who: Caller, kind: ReportKind, id: string, more: object = {}) =>
  who.call('POST /api/reports', { body: { kind, id, category: 'scam', text: 'Asks for cash.', ...more } });
const stored = async (id: string) => {
  const [row] = await app.app.platform.sql<{ reportedId: string; evidence: object }[]>`
    select reported_id, evidence from reports where subject_id = ${id}`;
  return row;
};

test('a message keeps its words and photos as evidence, and only its reader can report it', async () => {
  const photo = await app.transact((t) => makePhoto(t, business.id));
  const { body: message } = await write(business, groomer, 'Send me cash first', { photoIds: [photo.id] });
  expect((await report(petOwner, 'message', message.id)).status).toBe(404);
  expect((await report(business, 'message', message.id)).status).toBe(422);
  expect((await report(app.stranger, 'message', message.id)).status).toBe(401);
  expect((await report(groomer, 'message', message.id)).status).toBe(201);
  const again = await report(groomer, 'message', message.id);
  expect([again.status, again.problem.code]).toEqual([409, 'already_done']);
  expect(await stored(message.id)).toEqual({
    reportedId: business.id,
    evidence: { text: 'Send me cash first', photoUrls: [photo.url] },
  });
});

test('a person, a shift and a request keep what they said; unknown ones are not found', async () => {
  const [shift, request] = [await post(app, business, { title: 'Cash day' }), await ask(petOwner)];
  for (const [kind, id, reportedId, words] of [
    ['person', business.id, business.id, 'Shoal Creek Pet Spa'],
    ['listing', shift.id, business.id, 'Cash day'],
    ['listing', request.id, petOwner.id, 'Full groom and demat'],
  ] as const) {
    expect((await report(groomer, kind, id)).status).toBe(201);
    expect(await stored(id)).toMatchObject({
      reportedId,
      evidence: { text: expect.stringContaining(words), photoUrls: expect.any(Array) },
    });
  }
  for (const kind of ['person', 'message', 'review', 'listing'] as const)
    expect((await report(groomer, kind, '019aa000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await report(groomer, 'photo', '0'.repeat(32))).status).toBe(404);
  expect((await report(groomer, 'person', '0'.repeat(32))).status).toBe(422);
});

test('the category other needs a text', async () => {
  const { status, problem } = await report(groomer, 'person', petOwner.id, { category: 'other', text: ' ' });
  expect({ status, errors: problem.errors }).toMatchObject({ status: 422, errors: [{ path: 'text' }] });
});

test('a photo that was reported is not removed as unused', async () => {
  const photo = await app.transact((t) => makePhoto(t, business.id));
  const { sql } = app.app.platform;
  await sql`update accounts set profile_image_url = ${photo.url} where id = ${business.id}`;
  expect((await report(groomer, 'photo', photo.url.slice('/media/'.length))).status).toBe(201);
  await sql`update accounts set profile_image_url = null where id = ${business.id}`;
  const used = await sql`select from used_photos where url = ${photo.url}`;
  expect(used).toHaveLength(1);
});

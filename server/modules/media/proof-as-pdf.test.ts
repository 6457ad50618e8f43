import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxImageBytes } from '#contract/media.ts';
import type { Upload } from '#contract/media.ts';
import type { ProblemBody } from '#contract/problems.ts';
import {
  addPet,
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { cancel } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\nendobj\ntrailer\n%%EOF\n',
);

async function upload(who: Caller, bytes: Buffer) {
  const { payload, headers } = uploadOf(bytes);
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie: who.cookie },
  });
  return { status: response.statusCode, body: response.json<Upload & ProblemBody>() };
}

const load = (url: string, { cookie }: Caller) =>
  app.app.server.inject({ url, headers: cookie ? { cookie } : {} });

const vaccinate = (owner: Caller, petId: string, proofId: string) =>
  owner.call('POST /api/pets/:id/vaccinations', {
    params: { id: petId },
    body: { kind: 'rabies', givenOn: '2026-03-01', proofId },
  });

describe('a PDF', () => {
  test('is stored unchanged, and downloaded with headers that prevent scripts', async () => {
    const owner = await signInPetOwner(app);
    // The form declares a PNG, but only the bytes count.
    const { status, body } = await upload(owner, pdf);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/media\/[\da-f]{32}$/),
      type: 'pdf',
      width: null,
      height: null,
    });
    const shown = await load(`${body.url}?size=large`, owner);
    expect(shown.rawPayload.equals(pdf)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="proof.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
    expect((await load(body.url, await app.signIn())).statusCode).toBe(404);
    expect((await load(body.url, app.stranger)).statusCode).toBe(404);
  });

  test.each([
    ['that is cut off', pdf.subarray(0, 40), 422],
    ['behind something else', Buffer.concat([Buffer.from('<script>'), pdf]), 422],
    ['of more than 10 MB', Buffer.concat([pdf, Buffer.alloc(maxImageBytes)]), 413],
  ])('%s is refused', async (_, bytes, status) => {
    expect((await upload(await app.signIn(), bytes)).status).toBe(status);
  });

  test('is refused as a photo of a pet or report card', async () => {
    const owner = await signInPetOwner(app);
    const { body } = await upload(owner, pdf);
    const { status, problem } = await owner.call('POST /api/pets', {
      body: { name: 'Bella', photoId: body.id },
    });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([
      { path: 'photoId', message: 'This is a PDF. Choose a JPEG, PNG or WebP picture.' },
    ]);
  });

  test('that is not used is removed after a day, with its file', async () => {
    const own = await openTestApp();
    const owner = await own.signIn({ roles: ['pet_owner'] });
    const { payload, headers } = uploadOf(pdf);
    const response = await own.app.server.inject({
      method: 'POST',
      url: '/api/uploads',
      payload,
      headers: { ...headers, cookie: owner.cookie },
    });
    const key = response.json<Upload>().url.split('/').at(-1) ?? '';
    const { files } = own.app.platform;
    expect(await files.get(`${key}.pdf`)).toBeDefined();
    await own.app.jobs.start();
    await own.settle();
    own.clock.moveTo(after(testNow(), days(1) + hours(2)));
    await own.settle();
    expect(await files.get(`${key}.pdf`)).toBeUndefined();
    await own.close();
  });
});

test('a proof is shown on the pet’s record, and on the visit for the groomer', async () => {
  const [owner, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
  const pet = await addPet(owner);
  const [paper, photo] = [(await upload(owner, pdf)).body, (await upload(owner, await onePixel())).body];
  const { body } = await vaccinate(owner, pet.id, paper.id);
  expect(body.vaccinations).toMatchObject([{ proofUrl: paper.url, proofType: 'pdf' }]);
  await vaccinate(owner, pet.id, photo.id);

  const { params } = await bookVisit(app, owner, groomer, { asked: { petId: pet.id } });
  const proofsFor = async (who: Caller) => (await who.call('GET /api/visits/:id', { params })).body.proofs;
  const proofs = await proofsFor(groomer);
  expect(proofs.map(({ url, type }) => ({ url, type }))).toEqual(
    expect.arrayContaining([
      { url: paper.url, type: 'pdf' },
      { url: photo.url, type: 'photo' },
    ]),
  );
  expect(proofs).toHaveLength(2);
  expect(proofs[0]).toMatchObject({ petId: pet.id, petName: 'Bella', kind: 'rabies' });
  expect((await load(paper.url, groomer)).statusCode).toBe(200);
  expect(await proofsFor(owner)).toEqual([]);

  await cancel(groomer, params);
  expect(await proofsFor(groomer)).toEqual([]);
});

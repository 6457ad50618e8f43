import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxCertifications } from '#contract/profiles/certifications.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeCertification } from './certifications.factory.ts';

let app: TestApp;
let robin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  robin = await app.signIn({ isAdmin: true, firstName: 'Robin', lastName: 'Hale' });
});
afterAll(() => app.close());

const master = {
  as: 'groomer',
  title: 'National Certified Master Groomer',
  issuer: 'NDGAA',
  kind: 'certification',
  number: 'MG-4471',
  issuedOn: '2025-03-01',
} as const;

const moveBy = (milliseconds: number) => app.clock.moveTo(after(app.clock.now(), milliseconds));
const add = (who: Caller, body: object) =>
  who.call('POST /api/certifications', { body: { ...master, ...body } });
const change = (who: Caller, id: string, body: object) =>
  who.call('PATCH /api/certifications/:id', { params: { id }, body });
const list = async (who: Caller) => (await who.call('GET /api/certifications')).body;
const photoOf = async (who: Caller) => (await app.transact((t) => makePhoto(t, who.id))).id;
const decide = (id: string, seen: string, decision: 'check' | 'refuse' = 'check', admin = robin) =>
  admin.call('POST /api/admin/certifications/:id/decide', {
    params: { id },
    body: { decision, reason: 'Compared with the paper.', seen },
  });
const queue = async (show: 'waiting' | 'decided' = 'waiting') =>
  (await robin.call('GET /api/admin/certifications', { query: { show, limit: '100' } })).body;
const shownOf = async (holder: Caller) => {
  const viewer = await app.signIn({ roles: ['owner'] });
  return (await viewer.call('GET /api/users/:id', { params: { id: holder.id } })).body;
};

describe('the holder', () => {
  test('adds, changes and removes records of the own profiles only', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    expect((await add(maya, { as: 'business' })).status).toBe(403);
    const { body: record } = await add(maya, {});
    expect(record).toMatchObject({ ...master, status: 'declared', expired: false, proofUrl: null });
    expect((await change(maya, record.id, { number: null, expiresOn: '2028-03-01' })).body).toMatchObject({
      title: master.title,
      number: null,
      expiresOn: '2028-03-01',
    });
    const other = await app.signIn({ roles: ['groomer', 'owner'] });
    expect((await change(other, record.id, { title: 'Mine' })).status).toBe(404);
    const params = { id: record.id };
    expect((await other.call('DELETE /api/certifications/:id', { params })).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await maya.call('DELETE /api/certifications/:id', { params })).status).toBe(204);
    expect(await list(maya)).toEqual([]);
    const petOwner = await app.signIn({ roles: ['pet_owner'] });
    expect((await add(petOwner, {})).status).toBe(403);
  });

  test('is told which field is wrong', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const stranger = await app.signIn({ roles: ['groomer'] });
    await add(maya, {});
    for (const [wrong, path] of [
      [{}, 'title'],
      [{ title: 'New', issuedOn: '2030-01-01' }, 'issuedOn'],
      [{ title: 'New', expiresOn: '2025-03-01' }, 'expiresOn'],
      [{ title: 'New', proofId: await photoOf(stranger) }, 'proofId'],
    ] as const) {
      const { status, problem } = await add(maya, wrong);
      expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
    }
    const { body: second } = await add(maya, { title: 'Second' });
    expect((await change(maya, second.id, { title: master.title })).status).toBe(422);
    expect(await list(maya)).toHaveLength(2);
  });

  test('has at most 60, even if many are added at once', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    await app.transact(async (t) => {
      for (let n = 2; n < maxCertifications; n++)
        await makeCertification(t, { accountId: maya.id, title: `Paper ${n}`, proofUrl: null });
    });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => add(maya, { title, proofId: undefined })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422]);
  });
});

describe('a check', () => {
  test('waits for a proof, is done once, and ends with the next edit', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const { body: bare } = await add(maya, {});
    expect((await queue()).map(({ id }) => id)).not.toContain(bare.id);
    expect((await decide(bare.id, bare.updatedAt)).status).toBe(409);
    const { body: proven } = await change(maya, bare.id, { proofId: await photoOf(maya) });
    const waiting = (await queue()).find(({ id }) => id === bare.id);
    expect(waiting).toMatchObject({ holder: { id: maya.id }, number: 'MG-4471', proofUrl: proven.proofUrl });
    expect((await shownOf(maya)).groomerCertifications).toMatchObject([{ checked: false }]);

    const { body: checked } = await decide(bare.id, proven.updatedAt);
    expect(checked).toMatchObject({
      status: 'checked',
      decision: { by: 'Robin Hale', reason: 'Compared with the paper.' },
    });
    expect((await decide(bare.id, proven.updatedAt)).problem.detail).toContain('Robin Hale has decided');
    expect((await shownOf(maya)).groomerCertifications).toEqual([
      {
        id: bare.id,
        title: master.title,
        issuer: 'NDGAA',
        kind: 'certification',
        expiresOn: null,
        checked: true,
      },
    ]);
    expect((await change(maya, bare.id, {})).body.status).toBe('checked');
    expect((await change(maya, bare.id, { number: 'MG-4472' })).body).toMatchObject({
      status: 'declared',
      checkedAt: null,
    });
    expect((await queue()).map(({ id }) => id)).toContain(bare.id);
  });

  test('is refused if the record changed after the admin saw it', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const { body: seen } = await add(maya, { proofId: await photoOf(maya) });
    moveBy(1000);
    await change(maya, seen.id, { number: 'Another' });
    expect((await decide(seen.id, seen.updatedAt)).problem.code).toBe('changed_elsewhere');
    expect((await list(maya))[0]?.status).toBe('declared');
  });

  test('of a refused claim tells the holder why, and hides it from others', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const { body: record } = await add(maya, { proofId: await photoOf(maya) });
    await decide(record.id, record.updatedAt, 'refuse');
    expect((await list(maya))[0]).toMatchObject({
      status: 'refused',
      refusal: 'Compared with the paper.',
    });
    expect((await shownOf(maya)).groomerCertifications).toEqual([]);
    expect((await queue('decided'))[0]).toMatchObject({ id: record.id, status: 'refused' });
  });

  test('of one’s own record needs another admin', async () => {
    const both = await app.signIn({ roles: ['groomer'], isAdmin: true });
    const { body: record } = await add(both, { proofId: await photoOf(both) });
    expect((await decide(record.id, record.updatedAt, 'check', both)).status).toBe(403);
    expect((await decide(record.id, record.updatedAt)).status).toBe(200);
  });

  test('by two admins at once is done by one', async () => {
    const sam = await app.signIn({ isAdmin: true });
    const maya = await app.signIn({ roles: ['groomer'] });
    const { body: record } = await add(maya, { proofId: await photoOf(maya) });
    const answers = await Promise.all([
      decide(record.id, record.updatedAt, 'check'),
      decide(record.id, record.updatedAt, 'check', sam),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('a record counts to the end of its last day, and is then shown to its holder only', async () => {
  const maya = await app.signIn({ roles: ['groomer'] });
  const today = app.clock.now().toISOString().slice(0, 10);
  await maya.call('PUT /api/profiles/groomer', { body: { title: 'Groomer' } });
  const { body: record } = await add(maya, { expiresOn: today, proofId: await photoOf(maya) });
  await decide(record.id, record.updatedAt);
  expect((await shownOf(maya)).groomerProfile?.checkedCertifications).toEqual([master.title]);
  moveBy(days(2));
  expect((await shownOf(maya)).groomerProfile).toMatchObject({
    certifications: [],
    checkedCertifications: [],
  });
  expect((await list(maya))[0]).toMatchObject({ status: 'checked', expired: true });
  moveBy(-days(2));
});

const save = (who: Caller, certifications?: string[]) =>
  who.call('PUT /api/profiles/groomer', { body: { title: 'Groomer', certifications } });

describe('the words of a profile', () => {
  test('make and remove self-declared records', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const { body } = await save(maya, ['NDGAA certified', 'Pet CPR', 'Pet CPR', 'Course certificate']);
    expect(body.profile?.certifications).toEqual(['NDGAA certified', 'Pet CPR', 'Course certificate']);
    expect(await list(maya)).toMatchObject([
      { issuer: 'NDGAA', kind: 'certification', status: 'declared' },
      { issuer: null, kind: null },
      { issuer: null, kind: 'certificate' },
    ]);
    expect((await save(maya, ['Pet CPR'])).body.profile?.certifications).toEqual(['Pet CPR']);
    expect((await save(maya)).body.profile?.certifications).toEqual([]);
  });

  test('never remove a record with a proof or a decision', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    await add(maya, { proofId: await photoOf(maya) });
    await app.transact((t) =>
      makeCertification(t, {
        accountId: maya.id,
        title: 'IPG certificate',
        proofUrl: null,
        decision: 'check',
      }),
    );
    const kept = [master.title, 'IPG certificate'];
    expect((await save(maya, [])).body.profile).toMatchObject({
      certifications: kept,
      checkedCertifications: ['IPG certificate'],
    });
  });

  test('of a mobile business are records of their own', async () => {
    const van = await app.signIn({ roles: ['owner', 'groomer'] });
    const salon = { businessName: 'Shoal', businessType: 'mobile', address: 'Austin, TX 78704' };
    const { body } = await van.call('PUT /api/profiles/business', {
      body: { ...salon, mobileCertifications: ['Pet Tech first aid'] },
    });
    expect(body.profile?.mobileCertifications).toEqual(['Pet Tech first aid']);
    await save(van, []);
    expect(await list(van)).toMatchObject([{ as: 'business', issuer: 'Pet Tech' }]);
    expect((await shownOf(van)).businessCertifications).toHaveLength(1);
  });
});

test('only its holder and admins open a proof', async () => {
  const maya = await app.signIn({ roles: ['groomer'] });
  await add(maya, { proofId: await photoOf(maya) });
  const url = (await list(maya))[0]?.proofUrl ?? '';
  const key = url.slice('/media/'.length);
  await app.app.platform.files.put(`${key}.medium.webp`, Buffer.from('a picture'));
  const open = async (who: Caller) => (await who.call('GET /media/:key', { params: { key } })).status;
  const stranger = await app.signIn({ roles: ['groomer', 'owner', 'pet_owner'] });
  expect([await open(maya), await open(robin), await open(stranger)]).toEqual([200, 200, 404]);
});

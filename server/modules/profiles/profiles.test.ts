import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer } from './profiles.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hostile = [
  `"'); drop table accounts; --`,
  '<script>alert(1)</script>',
  '\u202Eright to left',
  '🐩✂️ poodle',
];

describe("one's own groomer profile", () => {
  test('starts empty, lists what is missing, and saves', async () => {
    const maya = await app.signIn({ roles: ['groomer'], membership: false });
    const before = await maya.call('GET /api/profiles/groomer');
    expect(before.body).toMatchObject({ profile: null, profileComplete: false, completeness: 0 });

    const answer = await maya.call('PUT /api/profiles/groomer', {
      body: {
        title: 'Hand-scissor groomer',
        address: 'austin tx 78704',
        yearsExperience: 7,
        specializations: ['Doodles', ...hostile],
      },
    });
    expect(answer.body).toMatchObject({
      profileComplete: true,
      completeness: 57,
      profile: {
        city: 'Austin',
        state: 'TX',
        zip: '78704',
        rating: null,
        reviewCount: 0,
        preferredRadius: 25,
      },
    });
    expect(answer.body.profile?.specializations).toEqual(['Doodles', ...hostile]);
    expect((await maya.call('GET /api/profiles/groomer')).body).toEqual(answer.body);
  });

  test.each([
    [{ address: 'Nowhere at all, ZZ' }, 'address'],
    [{ yearsExperience: '7' }, 'yearsExperience'],
    [{ specializations: ['ok', '  '] }, 'specializations.1'],
    [{ dogsPerDayLow: 8, dogsPerDayHigh: 4 }, 'dogsPerDayHigh'],
    [{ checkedCertifications: ['NDGAA'] }, 'checkedCertifications'],
  ])('refuses %j and changes nothing', async (change, path) => {
    const maya = await app.signIn({ roles: ['groomer'] });
    await maya.call('PUT /api/profiles/groomer', { body: { title: 'Before' } });
    const answer = await maya.call('PUT /api/profiles/groomer', { body: { title: 'After', ...change } });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect((await maya.call('GET /api/profiles/groomer')).body.profile?.title).toBe('Before');
  });

  test.each([
    [
      'Springfield',
      'Which Springfield? Add its state: Springfield, MA, Springfield, MO, Springfield, IL, or another.',
    ],
    ['Woodlawn, IL', 'Which Woodlawn? Add its ZIP code: Woodlawn, IL 60637 or Woodlawn, IL 62898.'],
    ['Grenport, NY', 'We cannot find this place. Did you mean Greenport, NY or Freeport, NY?'],
    ['Pheonix', 'We cannot find this place. Did you mean Phoenix, AZ?'],
    ['100 Main Street', 'Add the city and state, or the ZIP code.'],
    [
      'Unit 2050 Box 4190, APO AP 96278',
      'This is a military mail address. Use the ZIP code or the town of the base instead.',
    ],
    ['Kansas City', 'Which Kansas City? Add its state: Kansas City, MO or Kansas City, KS.'],
    ['qwertzu', 'We cannot find this place. Use a ZIP code, or a city with its state.'],
  ])('asks which place is meant by %s', async (address, message) => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const refused = await maya.call('PUT /api/profiles/groomer', { body: { address } });
    expect(refused.problem.errors).toEqual([{ path: 'address', message }]);
    expect((await maya.call('GET /api/profiles/groomer')).body.profile).toBeNull();
  });

  test.each([
    ['Chicago', 'Chicago, IL'],
    ['philadelphia', 'Philadelphia, PA'],
    ['78704', 'Austin, TX 78704'],
    ['austin texas', 'Austin, TX'],
    ['Brookfield, Wisconsin', 'Brookfield, Wisconsin'],
    ['1200 Main St, Houston', '1200 Main St, Houston, TX'],
    ['1200 Main St, Houston TX', '1200 Main St, Houston TX'],
    ['1200 Main St, 77002', '1200 Main St, 77002'],
  ])('saves %s as %s, with its state', async (address, kept) => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const saved = await maya.call('PUT /api/profiles/groomer', { body: { address } });
    expect(saved.body.profile?.address).toBe(kept);
  });

  test('is only for groomers', async () => {
    const owner = await app.signIn({ roles: ['owner'] });
    expect((await owner.call('PUT /api/profiles/groomer', { body: {} })).problem.code).toBe('wrong_role');
    expect((await app.stranger.call('GET /api/profiles/groomer')).status).toBe(401);
  });
});

describe('a business profile', () => {
  test('needs a name, a type and a place', async () => {
    const owner = await app.signIn({ roles: ['owner'] });
    const refused = await owner.call('PUT /api/profiles/business', { body: { businessName: 'Wag & Roll' } });
    expect(refused.problem.errors?.map((error) => error.path)).toEqual(['businessType', 'address']);
    const saved = await owner.call('PUT /api/profiles/business', {
      body: {
        businessName: 'Wag & Roll',
        businessType: 'mobile',
        address: '2201 E 6th St, Austin, TX 78702',
        serviceRadius: 20,
      },
    });
    expect(saved.body.profile).toMatchObject({
      address: '2201 E 6th St, Austin, TX 78702',
      zip: '78702',
      serviceRadius: 20,
    });
    expect(saved.body.missing).toEqual(['services', 'description']);
  });

  test('is only for owners', async () => {
    const groomer = await app.signIn({ roles: ['groomer'] });
    expect((await groomer.call('GET /api/profiles/business')).status).toBe(403);
  });
});

describe('browsing people', () => {
  test('shows the nearest first, page by page, and never an email', async () => {
    const viewer = await app.signIn({ roles: ['owner'] });
    await app.transact(async (t) => {
      await makeBusiness(t, { accountId: viewer.id, address: 'Missoula, MT 59801' });
      for (const address of ['Butte, MT', 'Missoula, MT 59802', 'Bozeman, MT'])
        await makeGroomer(t, { address });
    });
    const first = await viewer.call('GET /api/groomers', { query: { limit: 2 } });
    expect(first.body.map((card) => card.groomerProfile.city)).toEqual(['Missoula', 'Butte']);
    expect(first.body[0]?.distanceMiles).toBeLessThan(10);
    expect(JSON.stringify(first.body)).not.toMatch(/@/);
    expect(first.body[0]?.groomerProfile).toMatchObject({ address: null, zip: null, state: 'MT' });
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await viewer.call('GET /api/groomers', {
      query: { limit: 2, cursor: decodeURIComponent(cursor) },
    });
    expect(second.body[0]?.groomerProfile.city).toBe('Bozeman');
    expect(
      (await viewer.call('GET /api/groomers', { query: { cursor: 'made-up' } })).problem.errors?.[0]?.path,
    ).toBe('cursor');
  });

  test('finds people by words, without the viewer', async () => {
    const owner = await app.signIn({ roles: ['owner'] });
    await app.transact(async (t) => {
      await makeBusiness(t, { accountId: owner.id, businessName: 'The 100% Poodle' });
      await makeBusiness(t, { businessName: 'A 100% Terrier_House' });
    });
    const found = await owner.call('GET /api/owners', { query: { q: '100%' } });
    expect(found.body.map((card) => card.businessProfile.businessName)).toEqual(['A 100% Terrier_House']);
  });

  test('needs a membership', async () => {
    const guest = await app.signIn({ membership: false });
    for (const key of ['GET /api/groomers', 'GET /api/owners'] as const) {
      expect((await guest.call(key)).status).toBe(402);
      expect((await app.stranger.call(key)).status).toBe(401);
    }
    expect((await guest.call('GET /api/users/:id', { params: { id: guest.id } })).status).toBe(402);
  });
});

describe('PUT /api/users/:id', () => {
  test('saves the given fields; another account’s id is refused', async () => {
    const maya = await app.signIn({ firstName: 'Maya' });
    const other = await app.signIn();
    const saved = await maya.call('PUT /api/users/:id', {
      params: { id: 'current-user' },
      body: { bio: 'I love doodles', location: '' },
    });
    expect(saved.body).toMatchObject({ firstName: 'Maya', bio: 'I love doodles', location: null });
    const refused = await other.call('PUT /api/users/:id', {
      params: { id: maya.id },
      body: { bio: 'hacked' },
    });
    expect(refused.status).toBe(403);
    const seen = await other.call('GET /api/users/:id', { params: { id: maya.id } });
    expect(seen.body).toMatchObject({ bio: 'I love doodles', email: null, phone: null });
    expect(
      (await other.call('GET /api/users/:id', { params: { id: '0190f1aa-0000-7000-8000-000000000000' } }))
        .status,
    ).toBe(404);
    expect((await other.call('GET /api/users/:id', { params: { id: 'groomer-1' } })).status).toBe(422);
  });

  test.each([
    '5125550142',
    '512-555-0142',
    '(512) 555-0142',
    '+1 512.555.0142',
    '+1 (512) 555-0142 x123',
    '512 555 0142 ext. 9',
    '',
  ])('accepts the phone "%s"', async (phone) => {
    const maya = await app.signIn();
    await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { phone: ` ${phone} ` } });
    expect((await maya.call('GET /auth/me')).body.user.phone).toBe(phone || null);
  });

  test.each(['abc', '555', '1234567890123456', '512 555 0142 or the salon', 'x123', '512\n5550142'])(
    'refuses the phone "%s" at its field',
    async (phone) => {
      const maya = await app.signIn();
      const answer = await maya.call('PUT /api/users/:id', { params: { id: maya.id }, body: { phone } });
      expect(answer.status).toBe(422);
      expect(answer.problem.errors).toEqual([
        { path: 'phone', message: 'Enter a phone number like (512) 555-0142, or leave it empty' },
      ]);
    },
  );
});

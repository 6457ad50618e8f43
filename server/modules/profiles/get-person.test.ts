import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { conversationsOf, mailsTo, wait, write } from '#server/modules/messages/messages.scenario.ts';
import { cancel } from '#server/modules/visits/visits.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
let jo: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app, { account: { location: '1104 Bouldin Ave, Austin, TX 78704' } });
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  jo = await signInGroomer(app);
});
afterAll(() => app.close());

const see = async (viewer: Caller, id: string) =>
  (await viewer.call('GET /api/users/:id', { params: { id } })).body;
const nameInMessages = async (viewer: Caller) => (await conversationsOf(viewer)).body[0]?.otherUserName;

describe('a pet owner', () => {
  test('shows only first name and city until a visit is booked with the reader', async () => {
    const before = await see(maya, jordan.id);
    expect(before).toMatchObject({ firstName: 'Jordan', lastName: null, location: 'Austin, TX' });
    expect(JSON.stringify(before)).not.toMatch(/Ellis|Bouldin|787/);
    await write(jordan, maya, 'Do you groom doodles?');
    await write(jordan, jo, 'Do you groom doodles?');
    expect(await nameInMessages(maya)).toBe('Jordan');
    await wait(app);
    expect(await mailsTo(app, maya)).toMatchObject([{ subject: 'Jordan wrote to you' }]);

    const { params } = await bookVisit(app, jordan, maya);
    expect(await see(maya, jordan.id)).toMatchObject({ lastName: 'Ellis', location: 'Austin, TX' });
    expect(await nameInMessages(maya)).toBe('Jordan Ellis');
    await cancel(maya, params);
    expect(await see(maya, jordan.id)).toMatchObject({ lastName: 'Ellis' });

    expect(await see(jo, jordan.id)).toMatchObject({ lastName: null });
    expect(await nameInMessages(jo)).toBe('Jordan');
  });

  test('sees all of their own data', async () => {
    const whole = { lastName: 'Ellis', location: '1104 Bouldin Ave, Austin, TX 78704' };
    expect(await see(jordan, jordan.id)).toMatchObject(whole);
    expect(await see(jordan, 'current-user')).toMatchObject(whole);
    const saved = await jordan.call('PUT /api/users/:id', {
      params: { id: jordan.id },
      body: { bio: 'Two doodles.' },
    });
    expect(saved.body).toMatchObject(whole);
  });
});

test('groomers and owners show their surname, but of their location only the city', async () => {
  const other = await signInGroomer(app, {
    account: { lastName: 'Beckett', location: '17 Home Ln, Round Rock, TX 78664' },
    address: 'Round Rock, TX 78664',
  });
  expect(await see(jordan, other.id)).toMatchObject({ lastName: 'Beckett', location: 'Round Rock, TX' });
  const make = (given: Parameters<typeof makeAccount>[1]) =>
    app.transact(async (t) => {
      const account = await makeAccount(t, given);
      await makeFreeMembership(t, { accountId: account.id });
      return account;
    });
  const newcomer = await make({ roles: ['owner'], lastName: 'Hale', location: 'austin tx' });
  expect(await see(jordan, newcomer.id)).toMatchObject({ lastName: 'Hale', location: 'Austin, TX' });
  const vague = await make({ roles: ['pet_owner'], location: '?' });
  expect(await see(maya, vague.id)).toMatchObject({ lastName: null, location: null });
  expect(await see(maya, jo.id)).toMatchObject({ location: null });
});

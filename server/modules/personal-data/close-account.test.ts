import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noShowWithinHours } from '#contract/shifts/shift-deadlines.ts';
import {
  ask,
  bookVisit,
  offer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { conversationsOf, mailsTo, read, write } from '#server/modules/messages/messages.scenario.ts';
import { apply, fill, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let petOwner: Caller;
let groomer: Caller;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  petOwner = await signInPetOwner(app, { account: { firstName: 'Nadia', lastName: 'Brooks' } });
  groomer = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  owner = await signInOwner(app);
});

const close = (who: Caller, body: object = { password: demoPassword }) =>
  who.call('POST /api/account/close', { body });
const closing = async (who: Caller) => (await who.call('GET /api/account/closing')).body;
/** Runs what follows at once, and then the removal of the data. */
async function erase() {
  await app.settle();
  app.clock.moveTo(after(app.clock.now(), minutes(10)));
  await app.settle();
}
const emailOf = async (who: Caller) => (await who.call('GET /auth/me')).body.user.email;

describe('closing a pet owner’s account', () => {
  test('cancels the request and the visit, tells the groomers, and ends sign-in', async () => {
    const { visit, params } = await bookVisit(app, petOwner, groomer);
    const request = await ask(petOwner);
    const other = await signInGroomer(app);
    await offer(app, other, request.id, { proposedAt: '2026-12-03T15:00:00Z' });
    await write(petOwner, groomer, 'See you on Friday.');
    const email = await emailOf(petOwner);

    const shown = await closing(petOwner);
    expect(shown).toMatchObject({ unfinished: [], refusal: null, lost: { pets: 2, profiles: 1 } });
    expect(shown.cancelled.map(({ kind }) => kind)).toEqual(['membership', 'request', 'visit']);
    expect(shown.cancelled[2]).toMatchObject({ id: visit.id, otherName: 'Maya Ortiz' });
    expect((await close(petOwner, { password: demoPassword, seen: shown.seen })).status).toBe(204);
    await app.settle();

    expect((await petOwner.call('GET /auth/me')).status).toBe(401);
    const signIn = (password: string) => app.stranger.call('POST /auth/login', { body: { email, password } });
    expect((await signIn(demoPassword)).problem.code).toBe('wrong_credentials');
    expect((await groomer.call('GET /api/visits/:id', { params })).body).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The account was closed.',
      owner: { name: 'Nadia Brooks' },
    });
    expect((await mailsTo(app, groomer)).map(({ subject }) => subject).join()).toContain('Cancelled');
    expect(await mailsTo(app, other)).not.toEqual([]);
    const [last] = await app.app.platform.sql<{ toAddress: string }[]>`
      select to_address from mails where subject = 'Your Wagwell account is closed'`;
    expect(last?.toAddress).toBe(email);

    await erase();
    expect((await conversationsOf(groomer)).body).toMatchObject([{ otherUserName: 'Former member' }]);
    expect((await read(groomer, petOwner)).body.map(({ content }) => content)).toContain(
      'See you on Friday.',
    );
    expect((await groomer.call('GET /api/visits/:id', { params })).body.owner?.name).toBe('Former member');
    expect((await write(groomer, petOwner, 'Are you there?')).status).toBe(404);
    const params2 = { id: petOwner.id };
    expect((await groomer.call('GET /api/users/:id', { params: params2 })).status).toBe(404);
    expect(await app.app.platform.sql`select from mails where to_address = ${email}`).toHaveLength(0);
  });

  test('frees the email, which can be registered again without the old data', async () => {
    const email = await emailOf(petOwner);
    await close(petOwner);
    await erase();
    const body = {
      firstName: 'Nadia',
      lastName: 'Brooks',
      email,
      password: 'a quiet kitchen table',
      userType: 'pet_owner',
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
    };
    const again = await app.stranger.call('POST /auth/register', { body });
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(petOwner.id);
    expect(again.body.hasMembership).toBe(false);
  });

  test('ends the membership at once, and keeps the ledger without a name', async () => {
    const { sql } = app.app.platform;
    const entries = () => sql`select id, amount from ledger_entries where account_id = ${petOwner.id}`;
    const before = await entries();
    expect(before).not.toEqual([]);
    await close(petOwner);
    await erase();
    expect(await entries()).toEqual(before);
    const memberships =
      await sql`select status, card_last4 from memberships where account_id = ${petOwner.id}`;
    expect(memberships).toMatchObject([{ status: 'expired', cardLast4: null }]);
    app.clock.moveTo(after(app.clock.now(), minutes(60 * 24 * 40)));
    await app.settle();
    expect(await entries()).toEqual(before);
  });
});

describe('closing a business’s account', () => {
  test('cancels its shifts and tells the groomers who were booked or applied', async () => {
    const { params } = await fill(app, owner, groomer);
    const applicant = await signInGroomer(app);
    await apply(applicant, (await post(app, owner, draftLater)).id);
    await close(owner);
    await app.settle();
    expect((await groomer.call('GET /api/shifts/:id', { params })).body).toMatchObject({
      status: 'cancelled',
      business: { businessName: 'Shoal Creek Pet Spa' },
    });
    for (const told of [groomer, applicant]) expect(await mailsTo(app, told)).not.toEqual([]);
    await erase();
    const seen = await groomer.call('GET /api/shifts/:id', { params });
    expect(seen.body.business.businessName).toBe('Former member');
    const { body } = await groomer.call('GET /api/groomers/current-user/applications');
    expect(body.map(({ status }) => status)).toEqual(['closed']);
  });
});

describe('closing a groomer’s account', () => {
  test('withdraws the applications and offers; an accepted shift is open again', async () => {
    const { params } = await fill(app, owner, groomer);
    const request = await ask(petOwner);
    await offer(app, groomer, request.id, { proposedAt: '2027-01-20T15:00:00Z' });
    const { params: visit } = await bookVisit(app, petOwner, groomer, {
      offered: { proposedAt: '2027-01-27T15:00:00Z' },
    });
    expect((await close(groomer)).status).toBe(204);
    await app.settle();
    expect((await owner.call('GET /api/shifts/:id', { params })).body.status).toBe('posted');
    expect((await mailsTo(app, owner)).map(({ subject }) => subject).join()).toContain(
      'Maya Ortiz cannot make it',
    );
    expect((await petOwner.call('GET /api/visits/:id', { params: visit })).body.status).toBe('cancelled');
    await erase();
    const offers = await petOwner.call('GET /api/grooming-requests/:id/offers', {
      params: { id: request.id },
    });
    expect(offers.body).toMatchObject([{ status: 'withdrawn', provider: { name: 'Former member' } }]);
  });
});

const refused = async (
  who: Caller,
  answer: Awaited<ReturnType<typeof close>>,
  status: number,
  code: string,
) => {
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
  expect((await who.call('GET /auth/me')).status).toBe(200);
};

describe('an account is not closed', () => {
  test('with a wrong password, which is asked for ten times', async () => {
    const wrong = await close(petOwner, { password: 'not this one' });
    await refused(petOwner, wrong, 422, 'invalid');
    expect(wrong.problem.errors?.[0]?.path).toBe('password');
    for (let nth = 0; nth < 9; nth++) await close(petOwner, { password: 'not this one' });
    await refused(petOwner, await close(petOwner), 429, 'too_often');
  });

  test('while a visit is under way', async () => {
    const { visit, params } = await bookVisit(app, petOwner, groomer);
    await at(app, visit.startsAt, minutes(5), async () => {
      for (const who of [petOwner, groomer]) await refused(who, await close(who), 409, 'work_open');
      await checkIn(groomer, params);
      for (const who of [petOwner, groomer]) {
        expect((await closing(who)).unfinished).toMatchObject([{ kind: 'visit', id: visit.id }]);
        await refused(who, await close(who), 409, 'work_open');
      }
    });
  });

  test('while a shift is under way, or before its owner has settled the pay', async () => {
    const { shift, params } = await fill(app, owner, groomer);
    await at(app, shift.shiftDate, minutes(5), async () => {
      await app.settle();
      for (const who of [owner, groomer]) await refused(who, await close(who), 409, 'work_open');
    });
    await at(app, shift.endsAt, minutes(5), async () => {
      await owner.call('POST /api/shifts/:id/complete', {
        params,
        body: { dogsGroomed: 5, revenue: 50_000 },
      });
      const answer = await close(owner);
      await refused(owner, answer, 409, 'work_open');
      expect(answer.problem.detail).toContain('The pay for');
      await groomer.call('POST /api/shifts/:id/confirm-pay', { params });
      expect((await closing(owner)).unfinished).toEqual([]);
    });
  });

  test('while the pay is disputed, by either side', async () => {
    const { shift, params } = await fill(app, owner, groomer);
    await at(app, shift.endsAt, minutes(5), async () => {
      await app.settle();
      const body = { dogsGroomed: 5, revenue: 50_000 };
      await owner.call('POST /api/shifts/:id/complete', { params, body });
      expect((await closing(groomer)).unfinished).toEqual([]);
      const reason = { reason: 'It was seven dogs.' };
      await groomer.call('POST /api/shifts/:id/dispute-pay', { params, body: reason });
      const pay = { kind: 'shift', id: shift.id, title: `The pay for ${shift.title}` };
      expect((await closing(groomer)).unfinished).toMatchObject([
        { ...pay, otherName: 'Shoal Creek Pet Spa' },
      ]);
      expect((await closing(owner)).unfinished).toMatchObject([{ ...pay, otherName: 'Maya Ortiz' }]);
      for (const who of [owner, groomer]) await refused(who, await close(who), 409, 'work_open');
      await groomer.call('POST /api/shifts/:id/confirm-pay', { params });
      for (const who of [owner, groomer]) expect((await closing(who)).unfinished).toEqual([]);
    });
  });

  test('of an owner whose no-show report can still be contested', async () => {
    const { shift, params } = await fill(app, owner, groomer);
    await at(app, shift.shiftDate, hours(1), async () => {
      await app.settle();
      expect((await owner.call('POST /api/shifts/:id/no-show', { params })).body.status).toBe('no_show');
      expect((await closing(owner)).unfinished).toMatchObject([
        { kind: 'shift', id: shift.id, title: `The no-show at ${shift.title}`, otherName: 'Maya Ortiz' },
      ]);
      await refused(owner, await close(owner), 409, 'work_open');
      expect((await closing(groomer)).unfinished).toEqual([]);
    });
    await at(app, shift.shiftDate, hours(1 + noShowWithinHours) + minutes(5), async () => {
      expect((await closing(owner)).unfinished).toEqual([]);
    });
  });

  test('with more to cancel than was shown', async () => {
    const { seen } = await closing(petOwner);
    await ask(petOwner);
    const answer = await close(petOwner, { password: demoPassword, seen });
    await refused(petOwner, answer, 409, 'changed_elsewhere');
  });

  test('of the only admin', async () => {
    const admin = await app.signIn({ isAdmin: true });
    expect((await closing(admin)).refusal).toContain('only admin');
    await refused(admin, await close(admin), 409, 'only_admin');
    const second = await app.signIn({ isAdmin: true });
    // A suspended admin can do nothing for those who stay.
    const { sql } = app.app.platform;
    await sql`update accounts set suspended_at = now(), suspension_reason = 'Asked for cash' where id = ${second.id}`;
    await refused(admin, await close(admin), 409, 'only_admin');
    await sql`update accounts set suspended_at = null, suspension_reason = null where id = ${second.id}`;
    expect((await close(await app.as(second.id))).status).toBe(204);
  });

  test('by strangers', async () => {
    expect((await close(app.stranger)).status).toBe(401);
    expect((await app.stranger.call('GET /api/account/closing')).status).toBe(401);
  });
});

test('a person whose membership has ended can leave', async () => {
  const past = await app.signIn({ roles: ['owner'], membership: false });
  expect(await closing(past)).toMatchObject({ cancelled: [], unfinished: [] });
  expect((await close(past)).status).toBe(204);
});

test('what came in while the account was being closed is cancelled before its data is removed', async () => {
  const late = await post(app, owner, draftLater);
  await close(owner);
  await app.app.platform.sql`update shifts set status = 'posted' where id = ${late.id}`;
  await erase();
  const [row] = await app.app.platform.sql`select status, title from shifts where id = ${late.id}`;
  expect(row).toEqual({ status: 'cancelled', title: 'Shift' });
});

const draftLater = { title: 'Sunday in the salon', shiftDate: '2027-02-07T15:00:00Z' };

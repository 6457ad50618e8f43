import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBlock } from '#server/modules/blocks/blocks.factory.ts';
import { makeTimeOff } from '#server/modules/calendar/calendar.factory.ts';
import { makeOutsideCalendar } from '#server/modules/outside-calendars/outside-calendars.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { apply, draftIn, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.app.platform.sql`update groomer_profiles set listed = false`;
  owner = await signInOwner(app);
});

/** The titles of a groomer's notifications of urgent shifts. */
async function rung(groomer: Caller): Promise<string[]> {
  await app.settle();
  const { body } = await groomer.call('GET /api/notifications', { query: {} });
  return body.filter(({ category }) => category === 'urgent').map(({ title }) => title);
}

const emailOf = async (who: Caller) => (await who.call('GET /auth/me')).body.user.email;
const tomorrow = { day: '2026-11-21' };
const edit = (id: string, body: object) => owner.call('PATCH /api/shifts/:id', { params: { id }, body });

test('a shift that starts within 48 hours rings the groomers who are free and near, once', async () => {
  const maya = await signInGroomer(app);
  const far = await signInGroomer(app, { address: 'Houston, TX 77002' });
  const traveler = await signInGroomer(app, { address: 'Houston, TX 77002', preferredRadius: 200 });
  const { id } = await post(app, owner, { ...draftIn(app, 1), title: 'Bath day' });
  expect(await rung(maya)).toEqual(['Urgent: Sat, Nov 21 at Shoal Creek Pet Spa']);
  expect(await rung(traveler)).toHaveLength(1);
  expect(await rung(far)).toEqual([]);
  expect(await rung(owner)).toEqual([]);
  await edit(id, { payPercentage: 60 });
  expect(await rung(maya)).toHaveLength(1);
  const [mail] = await app.app.platform.mailer.kept(1);
  expect(mail?.subject).toBe('Urgent: Sat, Nov 21 at Shoal Creek Pet Spa');
});

test('a later shift rings nobody until it is moved to within 48 hours', async () => {
  const maya = await signInGroomer(app);
  const { id } = await post(app, owner, draftIn(app, 4));
  expect(await rung(maya)).toEqual([]);
  await edit(id, { shiftDate: draftIn(app, 1).shiftDate });
  expect(await rung(maya)).toHaveLength(1);
});

test('busy, blocked and unlisted groomers, and those who have applied, are left out', async () => {
  const [booked, off, elsewhere, blocked, unlisted, applicant, free] = (await Promise.all(
    Array.from({ length: 7 }, () => signInGroomer(app)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller, Caller];
  await app.transact(async (t) => {
    await makeShift(t, { ...tomorrow, status: 'filled', groomerId: booked.id });
    await makeTimeOff(t, off.id, { from: '2026-11-21', to: '2026-11-21' });
    const busy = [{ startsAt: '2026-11-21T15:00:00Z', endsAt: '2026-11-21T16:00:00Z' }];
    await makeOutsideCalendar(t, elsewhere.id, { busy });
    await makeBlock(t, blocked.id, owner.id);
    await t.sql`update groomer_profiles set listed = false where account_id = ${unlisted.id}`;
  });
  const { id } = await post(app, owner, draftIn(app, 4));
  await apply(applicant, id);
  await edit(id, { shiftDate: draftIn(app, 1).shiftDate });
  expect(await rung(free)).toHaveLength(1);
  for (const other of [booked, off, elsewhere, blocked, unlisted, applicant])
    expect(await rung(other)).toEqual([]);
});

test('is switched off in one place, and passes quiet hours only where that is switched on', async () => {
  const [silent, asleep, awake] = [
    await signInGroomer(app),
    await signInGroomer(app),
    await signInGroomer(app),
  ];
  const quietHours = { from: '11:00', until: '13:00' };
  await silent.call('PUT /api/notification-preferences', {
    body: { categories: { urgent: { inApp: false, email: false, push: false } } },
  });
  await asleep.call('PUT /api/notification-preferences', { body: { quietHours } });
  const { body } = await awake.call('PUT /api/notification-preferences', {
    body: { quietHours, urgentInQuietHours: true },
  });
  expect(body).toMatchObject({ urgentInQuietHours: true, categories: { urgent: { push: true } } });
  await app.app.platform.sql`delete from mails`;
  await post(app, owner, draftIn(app, 1));
  expect(await rung(silent)).toEqual([]);
  // The bell shows it at once; the mail waits for the end of quiet hours.
  expect(await rung(asleep)).toHaveLength(1);
  const mails = await app.app.platform.mailer.kept(100);
  const subjectsTo = (who: string) => mails.filter(({ toAddress }) => toAddress === who);
  expect(subjectsTo(await emailOf(awake))).toHaveLength(1);
  expect(subjectsTo(await emailOf(asleep))).toEqual([]);
  expect(subjectsTo(await emailOf(silent))).toEqual([]);
});

test('is not mailed anymore when the shift is filled meanwhile', async () => {
  const [maya, other] = [await signInGroomer(app), await signInGroomer(app)];
  await maya.call('PUT /api/notification-preferences', {
    body: { quietHours: { from: '11:00', until: '13:00' } },
  });
  const { id } = await post(app, owner, draftIn(app, 1));
  expect(await rung(maya)).toHaveLength(1);
  const applicationId = await apply(other, id);
  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: applicationId } });
  await app.app.platform.sql`delete from mails`;
  app.clock.moveTo(new Date('2026-11-20T20:00:00Z'));
  await app.settle();
  const { email } = (await maya.call('GET /auth/me')).body.user;
  expect((await app.app.platform.mailer.kept(100)).filter(({ toAddress }) => toAddress === email)).toEqual(
    [],
  );
});

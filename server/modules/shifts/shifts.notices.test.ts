import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  apply,
  draftIn,
  fill,
  post,
  signInGroomer,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seen = new Set<string>();
/** Returns the subjects of the caller's mails since the last call, oldest first. */
async function news(who: Caller): Promise<string[]> {
  await app.settle();
  const { body: me } = await who.call('GET /auth/me');
  const mails = (await app.app.platform.mailer.kept(500)).filter(
    (mail) => mail.toAddress === me.user.email && !seen.has(mail.id),
  );
  for (const mail of mails) seen.add(mail.id);
  return mails.map((mail) => mail.subject).toReversed();
}

test('each person gets only the mails that concern them', async () => {
  const owner = await signInOwner(app, { businessName: 'Mueller Mutts' });
  const [maya, jo] = [
    await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } }),
    await signInGroomer(app, { account: { firstName: 'Jo', lastName: 'Beckett' } }),
  ];
  const { body: shift } = await owner.call('POST /api/shifts', { body: draftIn(app, 3) });
  const [mine, hers] = [await apply(maya, shift.id), await apply(jo, shift.id)];
  expect(await news(owner)).toEqual([
    expect.stringMatching(/^Maya Ortiz applied for/),
    expect.stringMatching(/^Jo Beckett applied for/),
  ]);
  expect(await news(maya)).toEqual([]);

  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: mine } });
  expect(await news(maya)).toEqual([expect.stringMatching(/^You are booked: .* at Mueller Mutts$/)]);
  expect(await news(jo)).toEqual([expect.stringMatching(/^Mueller Mutts filled the shift on/)]);

  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: mine } });
  expect(await news(owner)).toEqual([
    expect.stringMatching(/^Booked: Maya Ortiz, /),
    expect.stringMatching(/^Maya Ortiz cannot make it on/),
  ]);
  expect(await news(jo)).toEqual([expect.stringMatching(/^Open again:/)]);

  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: hers } });
  await news(jo);
  await news(owner);
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  await owner.call('POST /api/shifts/:id/complete', {
    params: { id: shift.id },
    body: { dogsGroomed: 5, revenue: 50_000 },
  });
  expect(await news(jo)).toEqual(['Mueller Mutts recorded your pay: $250.00']);
  await jo.call('POST /api/shifts/:id/dispute-pay', {
    params: { id: shift.id },
    body: { reason: 'Six dogs, not five.' },
  });
  expect(await news(owner)).toEqual([expect.stringMatching(/^Jo Beckett disagrees with the pay/)]);
  expect(await news(maya)).toEqual([]);
});

test('a changed shift notifies its pending applicants of the change and of withdrawing', async () => {
  const owner = await signInOwner(app, { businessName: 'Mueller Mutts' });
  const [maya, jo, kim, lee] = [
    await signInGroomer(app),
    await signInGroomer(app),
    await signInGroomer(app),
    await signInGroomer(app),
  ];
  const shift = await post(app, owner, { payPercentage: 60 });
  const taken = await apply(maya, shift.id);
  const [gone, declined] = [await apply(jo, shift.id), await apply(kim, shift.id)];
  await jo.call('POST /api/shift-applications/:id/withdraw', { params: { id: gone } });
  await owner.call('POST /api/shift-applications/:id/decline', { params: { id: declined } });
  await news(kim);
  const change = { payPercentage: 1, startTime: '03:00', endTime: '23:00', bonusInfo: '$20 a cat' };
  await owner.call('PATCH /api/shifts/:id', { params: { id: shift.id }, body: change });
  // An applicant after the change has seen the new terms; a groomer accepted after it has not.
  await apply(lee, shift.id);
  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: taken } });
  expect(await news(maya)).toEqual([
    expect.stringMatching(/^Changed: .*, 3:00 AM at Mueller Mutts$/),
    expect.stringMatching(/^You are booked: /),
  ]);
  const mails = await app.app.platform.mailer.kept(10);
  const mail = mails.find(({ subject }) => subject.startsWith('Changed'));
  expect(mail?.body).toContain(
    'Hours: 8:00 AM to 4:00 PM → 3:00 AM to 11:00 PM\nPay: 60% → 1%\nBonus: none → $20 a cat\n\n',
  );
  expect(mail?.body).toContain('you can withdraw');
  expect(mail?.body).toContain('/groomer?tab=applications');
  expect([await news(jo), await news(kim), await news(lee)]).toEqual([
    [],
    [],
    [expect.stringMatching(/^Mueller Mutts filled/)],
  ]);
});

test('mails show the year of a day in another year, and the end day of a night shift', async () => {
  const [owner, groomer] = [
    await signInOwner(app, { businessName: 'Mueller Mutts' }),
    await signInGroomer(app),
  ];
  const { shift } = await fill(app, owner, groomer, {
    shiftDate: '2027-02-06T12:00:00Z',
    startTime: '22:00',
    endTime: '06:00',
  });
  expect(await news(groomer)).toEqual(['You are booked: Sat, Feb 6, 2027, 10:00 PM at Mueller Mutts']);
  const mails = await app.app.platform.mailer.kept(2);
  const mail = mails.find(({ subject }) => subject.startsWith('You are booked'));
  expect(mail?.body).toContain('Sat, Feb 6, 2027, 10:00 PM to 6:00 AM next day, ');
  const again = await groomer.call('POST /api/shift-applications', {
    body: {
      shiftId: (
        await post(app, owner, {
          ...draftIn(app),
          shiftDate: shift.shiftDate,
          startTime: '23:00',
          endTime: '05:00',
        })
      ).id,
    },
  });
  expect(again.problem?.detail).toContain('Sat, Feb 6, 2027, 10:00 PM to 6:00 AM next day');
});

test('a cancelled shift notifies its applicants of the reason', async () => {
  const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
  const { body: shift } = await owner.call('POST /api/shifts', { body: draftIn(app, 3) });
  await groomer.call('POST /api/shift-applications', { body: { shiftId: shift.id } });
  await owner.call('POST /api/shifts/:id/cancel', {
    params: { id: shift.id },
    body: { reason: 'The dryer broke.' },
  });
  expect(await news(groomer)).toEqual([expect.stringMatching(/^Cancelled:/)]);
  const [mail] = await app.app.platform.mailer.kept(1);
  expect(mail?.body).toContain('The dryer broke.');
});

test('a no-show report notifies the groomer', async () => {
  const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
  const { shift, params } = await fill(app, owner, groomer);
  await news(groomer);
  const now = app.clock.now();
  app.clock.moveTo(after(new Date(shift.shiftDate), hours(2)));
  await app.settle();
  await owner.call('POST /api/shifts/:id/no-show', { params });
  expect(await news(groomer)).toEqual([expect.stringMatching(/^Missed: .* at Shoal Creek Pet Spa$/)]);
  app.clock.moveTo(now);
});

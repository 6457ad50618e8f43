import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftIn, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scene.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Subjects of the mails that somebody got since the last look, oldest first. */
const seen = new Set<string>();
async function news(who: Caller): Promise<string[]> {
  await app.settle();
  const { body: me } = await who.call('GET /auth/me');
  const mails = (await app.app.platform.mailer.kept(500)).filter(
    (mail) => mail.toAddress === me.user.email && !seen.has(mail.id),
  );
  for (const mail of mails) seen.add(mail.id);
  return mails.map((mail) => mail.subject).toReversed();
}

test('everybody hears what concerns them, and nobody anything else', async () => {
  const owner = await signInOwner(app, { businessName: 'Mueller Mutts' });
  const [maya, jo] = [
    await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } }),
    await signInGroomer(app, { account: { firstName: 'Jo', lastName: 'Beckett' } }),
  ];
  const { body: shift } = await owner.call('POST /api/shifts', { body: draftIn(app, 3) });
  const apply = async (who: Caller) =>
    (await who.call('POST /api/shift-applications', { body: { shiftId: shift.id } })).body.id;
  const [mine, hers] = [await apply(maya), await apply(jo)];
  expect(await news(owner)).toEqual([
    expect.stringMatching(/^Maya Ortiz applied for/),
    expect.stringMatching(/^Jo Beckett applied for/),
  ]);
  expect(await news(maya)).toEqual([]);

  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: mine } });
  expect(await news(maya)).toEqual([expect.stringMatching(/^You are booked: .* at Mueller Mutts$/)]);
  expect(await news(jo)).toEqual([expect.stringMatching(/^Mueller Mutts filled the shift on/)]);

  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: mine } });
  expect(await news(owner)).toEqual([expect.stringMatching(/^Maya Ortiz cannot make it on/)]);
  expect(await news(jo)).toEqual([expect.stringMatching(/^Open again:/)]);

  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: hers } });
  await news(jo);
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

test('a cancelled shift tells whoever applied, and why', async () => {
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

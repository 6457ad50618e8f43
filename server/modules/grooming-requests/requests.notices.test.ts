import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  ask,
  dayAhead,
  offer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { askAgain, at, cancel, checkIn, complete } from '#server/modules/visits/visits.scenario.ts';
import { minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seen = new Set<string>();
/** Returns the caller's mails since the last call, oldest first. */
async function news(who: Caller) {
  await app.settle();
  const { body: me } = await (await app.as(who.id)).call('GET /auth/me');
  const mails = (await app.app.platform.mailer.kept(500)).filter(
    (mail) => mail.toAddress === me.user.email && !seen.has(mail.id),
  );
  for (const mail of mails) seen.add(mail.id);
  return mails.toReversed();
}
const subjects = async (who: Caller) => (await news(who)).map(({ subject }) => subject);

test('both sides get their mails from the offer to the report card', async () => {
  const jordan = await signInPetOwner(app);
  const maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const salon = await signInBusiness(app);
  const request = await ask(jordan, { preferredDate: dayAhead(app, 4) });
  const [hers, theirs] = [
    await offer(app, maya, request.id, { price: 9350, message: 'By hand first.' }),
    await offer(app, salon, request.id),
  ];
  const offers = await news(jordan);
  expect(offers.map(({ subject }) => subject)).toEqual([
    'Maya Ortiz offers to groom Bella: $93.50',
    'Shoal Creek Pet Spa offers to groom Bella: $110.00',
  ]);
  expect(offers[0]?.body).toContain('"By hand first."');
  expect(offers[0]?.body).toContain(`/requests/${request.id}`);

  await accept(jordan, hers.id);
  const [booked, ...rest] = await news(maya);
  expect(rest).toEqual([]);
  expect(booked?.subject).toMatch(/^You are booked: Bella, /);
  expect(booked?.body).toContain('1104 Bouldin Ave');
  expect(await subjects(salon)).toEqual(['Jordan chose someone else for Bella']);
  expect(theirs.status).toBe('pending');

  const [visit] = (await maya.call('GET /api/visits')).body;
  const [confirmation, ...others] = await news(jordan);
  expect(others).toEqual([]);
  expect(confirmation?.subject).toMatch(/^Booked: Bella with Maya Ortiz, /);
  expect(confirmation?.body).toContain('$93.50');
  expect(confirmation?.body).toContain(`/visits/${visit?.id}`);
  const params = { id: visit?.id ?? '' };
  await at(app, visit?.startsAt ?? '', 0, async () => {
    await checkIn(maya, params);
    await complete(maya, params);
    expect(await subjects(jordan)).toEqual(['Bella: the report card is here']);
  });
  await askAgain(jordan, params);
  expect(await subjects(maya)).toEqual(['Jordan asks you again: Bella']);
});

test('a cancelled request notifies providers with open offers of the reason', async () => {
  const jordan = await signInPetOwner(app);
  const [vera, jo, salon] = [await signInGroomer(app), await signInGroomer(app), await signInBusiness(app)];
  const request = await ask(jordan);
  for (const provider of [vera, salon]) await offer(app, provider, request.id);
  const { id } = await offer(app, jo, request.id);
  await jo.call('POST /api/offers/:id/withdraw', { params: { id } });
  await jordan.call('POST /api/grooming-requests/:id/cancel', {
    params: { id: request.id },
    body: { reason: 'We moved.' },
  });
  const [told, ...rest] = await news(vera);
  expect([told?.subject, rest]).toEqual(['Cancelled: the request for Bella', []]);
  expect(told?.body).toContain('Jordan cancelled "Full groom and demat": We moved.');
  expect(await subjects(salon)).toEqual(['Cancelled: the request for Bella']);
  expect(await subjects(jo)).toEqual([]);
});

test('a reopened request notifies unchosen providers, but not those its owner declined', async () => {
  const jordan = await signInPetOwner(app);
  const [vera, jo, kim] = [await signInGroomer(app), await signInGroomer(app), await signInGroomer(app)];
  const request = await ask(jordan);
  const [chosen, , declined] = [
    await offer(app, vera, request.id),
    await offer(app, jo, request.id),
    await offer(app, kim, request.id),
  ];
  await jordan.call('POST /api/offers/:id/decline', { params: { id: declined.id } });
  await accept(jordan, chosen.id);
  for (const who of [vera, jo, kim]) await news(who);
  const [visit] = (await vera.call('GET /api/visits')).body;
  await cancel(vera, { id: visit?.id ?? '' });
  const [told, ...rest] = await news(jo);
  expect([told?.subject, rest]).toEqual(['Open again: Bella', []]);
  expect(told?.body).toContain(`/requests/${request.id}`);
  expect([await subjects(vera), await subjects(kim)]).toEqual([[], []]);
});

test('a withdrawn offer and an unanswered request', async () => {
  const jordan = await signInPetOwner(app);
  const groomer = await signInGroomer(app);
  const request = await ask(jordan, { preferredDate: dayAhead(app, 1) });
  const { id } = await offer(app, groomer, request.id);
  await groomer.call('POST /api/offers/:id/withdraw', { params: { id } });
  expect(await subjects(jordan)).toEqual([
    expect.stringMatching(/offers to groom Bella/),
    expect.stringMatching(/took back the offer for Bella/),
  ]);
  const told = await at(app, request.expiresAt, minutes(1), () => subjects(jordan));
  expect(told).toEqual(['Your request for Bella has expired']);
});

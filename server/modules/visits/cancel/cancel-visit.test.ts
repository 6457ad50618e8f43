import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  bookVisit,
  dayAhead,
  happened,
  offer,
  sendOffer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, cancel, noShow, requestOf } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

describe('cancelling', () => {
  test('by the provider: the request is open again, and the time is free', async () => {
    const groomer = await signInGroomer(app);
    const request = await ask(jordan, { preferredDate: dayAhead(app, 3) });
    const { id: offerId } = await offer(app, groomer, request.id);
    await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    const [visit] = (await jordan.call('GET /api/visits')).body;
    const params = { id: visit?.id ?? '' };
    expect((await cancel(groomer, params)).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'provider',
      cancelReason: 'The van broke down.',
      actions: ['undo_cancel'],
    });
    expect(await requestOf(jordan, request.id)).toMatchObject({
      status: 'posted',
      visit: null,
      actions: ['edit', 'cancel'],
    });
    const offers = await jordan.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
    expect(offers.body.map(({ status }) => status)).toEqual(['withdrawn']);
    expect((await happened(app, request.id)).at(-1)).toBe('request.reopened');
    // The same groomer may offer again, at the same time.
    expect((await sendOffer(app, groomer, request.id)).status).toBe(201);
    expect((await cancel(groomer, params)).problem.code).toBe('too_late');
  });

  test('by the provider: unchosen groomers may offer again, groomers declined by the owner may not', async () => {
    const [chosen, passed, declined] = [
      await signInGroomer(app),
      await signInGroomer(app),
      await signInGroomer(app),
    ];
    const request = await ask(jordan);
    const [first, second, third] = [
      await offer(app, chosen, request.id),
      await offer(app, passed, request.id),
      await offer(app, declined, request.id),
    ];
    await jordan.call('POST /api/offers/:id/decline', { params: { id: third.id } });
    await jordan.call('POST /api/offers/:id/accept', { params: { id: first.id } });
    const read = async (who: Caller) =>
      (await who.call('GET /api/grooming-requests/:id', { params: { id: request.id } })).body;
    expect(await read(passed)).toMatchObject({
      ownOffer: { id: second.id, status: 'declined', endedBecause: 'another_chosen' },
      actions: [],
    });
    const early = await sendOffer(app, passed, request.id);
    expect([early.status, early.problem.code]).toEqual([409, 'too_late']);

    const [visit] = (await chosen.call('GET /api/visits')).body;
    await cancel(chosen, { id: visit?.id ?? '' });
    expect(await read(passed)).toMatchObject({ status: 'posted', actions: ['offer'] });
    expect(await read(declined)).toMatchObject({
      ownOffer: { status: 'declined', endedBecause: null },
      actions: [],
    });
    const [sent] = (await passed.call('GET /api/offers/sent')).body;
    expect(sent).toMatchObject({ status: 'declined', endedBecause: 'another_chosen' });
    expect((await sendOffer(app, declined, request.id)).problem).toMatchObject({
      code: 'already_done',
      detail: 'Your offer for this request was declined.',
    });
    const again = await sendOffer(app, passed, request.id);
    expect([again.status, again.body.endedBecause]).toEqual([201, null]);
    expect((await sendOffer(app, passed, request.id)).problem.code).toBe('already_done');
  });

  test('by the provider when no time is left: the request is closed', async () => {
    const groomer = await signInGroomer(app);
    const request = await ask(jordan, { preferredDate: dayAhead(app, 1) });
    const { id: offerId } = await offer(app, groomer, request.id, {
      proposedAt: after(new Date(request.expiresAt), days(3)).toISOString(),
    });
    await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    const [visit] = (await groomer.call('GET /api/visits')).body;
    await at(app, request.expiresAt, hours(1), async () => {
      await app.settle();
      expect(await requestOf(jordan, request.id)).toMatchObject({ status: 'in_progress' });
      await cancel(groomer, { id: visit?.id ?? '' });
    });
    expect(await requestOf(jordan, request.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The van broke down.',
    });
  });

  test('by the pet owner: the request is closed, too', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    expect((await cancel(jordan, params, 'We moved.')).body).toMatchObject({ cancelledBy: 'pet_owner' });
    expect(await requestOf(jordan, visit.requestId)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'We moved.',
    });
  });

  test('cancelling a request cancels its visit, until the visit starts', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const call = () =>
      jordan.call('POST /api/grooming-requests/:id/cancel', {
        params: { id: visit.requestId },
        body: { reason: 'We moved.' },
      });
    const late = await at(app, visit.startsAt, 0, call);
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    expect((await call()).body).toMatchObject({ status: 'cancelled', cancelReason: 'We moved.' });
    expect((await groomer.call('GET /api/visits/:id', { params })).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'pet_owner',
      cancelReason: 'We moved.',
    });
    expect(await happened(app, params.id)).toContain('visit.ended');
    expect((await call()).problem.code).toBe('too_late');
  });

  test('is refused after the start, and requires a reason', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    expect((await cancel(jordan, params, ' ')).status).toBe(422);
    const late = await at(app, visit.startsAt, 0, () => cancel(jordan, params));
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
  });
});

describe('a no-show', () => {
  test('of the pet, half an hour after the start, closes the request', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const early = await at(app, visit.startsAt, minutes(29), () => noShow(groomer, params));
    expect([early.status, early.problem.code]).toEqual([409, 'too_early']);
    const { body } = await at(app, visit.startsAt, minutes(30), () => noShow(groomer, params));
    expect(body).toMatchObject({
      status: 'no_show',
      missedBy: 'pet_owner',
      actions: ['check_in', 'withdraw_no_show'],
    });
    expect(await requestOf(jordan, visit.requestId)).toMatchObject({ status: 'cancelled' });
  });

  test('of the groomer reopens the request', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    const { body } = await at(app, visit.startsAt, minutes(45), () => noShow(jordan, params));
    expect(body).toMatchObject({ status: 'no_show', missedBy: 'provider' });
    expect(await requestOf(jordan, visit.requestId)).toMatchObject({ status: 'posted' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accept,
  ask,
  bookVisit,
  offer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { write } from '#server/modules/messages/messages.scenario.ts';
import { cancel, proposeMove } from '#server/modules/visits/visits.scenario.ts';
import {
  apply,
  post,
  signInGroomer as signInWorker,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

const subjectsTo = async ({ id }: Caller) => {
  const rows = await app.app.platform.sql<{ subject: string }[]>`
    select m.subject from mails m join accounts a on a.email = m.to_address where a.id = ${id} order by m.created_at, m.id`;
  return rows.map(({ subject }) => subject);
};
const bell = async (who: Caller) =>
  (await (await app.as(who.id)).call('GET /api/notifications')).body.map(({ kind }) => kind);
const setUnconfirmed = ({ id }: Caller) =>
  app.app.platform.sql`update accounts set email_verified_at = null where id = ${id}`;

const block = (who: Caller, { id: userId }: Caller) => who.call('POST /api/blocks', { body: { userId } });

async function moveTo(instant: string) {
  app.clock.moveTo(new Date(instant));
  await app.settle();
}

describe('quiet hours from 22:00 to 8:00 in Austin', () => {
  const rest = { quietHours: { from: '22:00', until: '08:00' }, timeZone: 'America/Chicago' };
  // 23:00 on Monday.
  const night = '2026-11-24T05:00:00Z';

  test('let through what changes a visit that begins before they end, and hold back the rest', async () => {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    await maya.call('PUT /api/notification-preferences', { body: rest });
    const early = await bookVisit(app, jordan, maya, { offered: { proposedAt: '2026-11-24T13:00:00Z' } });
    const late = await bookVisit(app, jordan, maya, { offered: { proposedAt: '2026-11-24T20:00:00Z' } });
    await moveTo(night);
    const before = (await subjectsTo(maya)).length;
    for (const { params } of [early, late]) expect((await cancel(jordan, params)).status).toBe(200);
    await app.settle();
    const news = async () =>
      (await subjectsTo(maya)).slice(before).filter((subject) => subject.startsWith('Cancelled'));
    expect(await news()).toEqual([expect.stringMatching(/^Cancelled: Bella, Tue, Nov 24, 7:00 AM/)]);
    await moveTo('2026-11-24T14:00:00Z');
    expect(await news()).toHaveLength(2);
  });

  test('let through a new time, an offer and an acceptance for work before they end', async () => {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    for (const who of [jordan, maya]) await who.call('PUT /api/notification-preferences', { body: rest });
    const { params } = await bookVisit(app, jordan, maya, {
      offered: { proposedAt: '2026-11-26T20:00:00Z' },
    });
    const request = await ask(jordan);
    await moveTo(night);
    const [toJordan, toMaya] = [(await subjectsTo(jordan)).length, (await subjectsTo(maya)).length];
    await proposeMove(jordan, params, { startsAt: '2026-11-24T13:30:00Z' });
    const { id } = await offer(app, await app.as(maya.id), request.id, {
      proposedAt: '2026-11-24T16:30:00Z',
    });
    const soon = await offer(app, await signInGroomer(app), request.id, {
      proposedAt: '2026-11-24T12:30:00Z',
    });
    await app.settle();
    expect((await subjectsTo(maya)).slice(toMaya)).toEqual([expect.stringMatching(/^New time for Bella/)]);
    expect((await subjectsTo(jordan)).slice(toJordan)).toEqual([
      expect.stringMatching(/offers to groom Bella/),
    ]);
    expect([id, soon.id]).toHaveLength(2);
    expect((await accept(await app.as(jordan.id), id)).status).toBe(200);
    await app.settle();
    expect((await subjectsTo(maya)).slice(toMaya)).toHaveLength(1);
  });
});

describe('an email that nobody has confirmed', () => {
  test('gets what is about the account, and nothing that others write', async () => {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    const [owner, worker] = [await signInOwner(app), await signInWorker(app)];
    const shift = await post(app, owner);
    const request = await ask(jordan);
    for (const who of [jordan, owner]) await setUnconfirmed(who);
    await apply(worker, shift.id);
    await offer(app, maya, request.id);
    await app.transact((t) => t.announce('role.added', { accountId: jordan.id }));
    await app.settle();
    expect(await subjectsTo(jordan)).toEqual(['A role was added to your account']);
    expect(await subjectsTo(owner)).toEqual([]);
    expect(await bell(jordan)).toContain('offer_received');
    await app.app.platform.sql`update accounts set email_verified_at = now() where id = ${jordan.id}`;
    await offer(app, await signInGroomer(app), request.id);
    await app.settle();
    expect(await subjectsTo(jordan)).toHaveLength(2);
  });
});

describe('after a block', () => {
  test('the bell and the mails say nothing of the other, and no mail that waits goes out', async () => {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    await jordan.call('PUT /api/notification-preferences', { body: { digest: true } });
    const request = await ask(jordan);
    await offer(app, maya, request.id);
    await write(maya, jordan, 'I can come on Saturday.');
    await app.settle();
    expect(await bell(jordan)).toEqual(['offer_received']);
    await block(jordan, maya);
    await app.settle();
    expect(await bell(jordan)).toEqual([]);
    await moveTo('2026-11-21T14:00:00Z');
    expect((await subjectsTo(jordan)).filter((subject) => subject.includes('Your day'))).toEqual([]);
    expect(await bell(jordan)).toEqual([]);
    const { body } = await (await app.as(jordan.id)).call('GET /api/notifications/unread');
    expect(body.count).toBe(0);
  });

  test('what happens to a visit that is booked is still told', async () => {
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    const { params } = await bookVisit(app, jordan, maya);
    await app.settle();
    await block(jordan, maya);
    await app.settle();
    expect(await bell(jordan)).toEqual(['visit_booked']);
    await cancel(maya, params);
    await app.settle();
    expect(await bell(jordan)).toEqual(['visit_cancelled', 'visit_booked']);
    expect(await subjectsTo(jordan)).toContainEqual(expect.stringMatching(/^Cancelled: Bella/));
  });
});

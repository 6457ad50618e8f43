import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeOwnVisit } from './own/own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ownVisit = async (given: object = {}) => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const visit = await app.transact((t) => makeOwnVisit(t, { providerId: maya.id, ...given }));
  app.clock.moveTo(new Date(visit.startsAt));
  return { maya, visit, params: { id: visit.id } };
};
const ago = (time: number) => after(app.clock.now(), -time).toISOString();
const historyOf = async (id: string) =>
  (
    await app.app.platform.sql<{ what: string; at: string }[]>`
      select what, at from visit_history where visit_id = ${id} order by seq`
  ).map(({ what, at }) => ({ what, at: new Date(at).toISOString() }));

describe('an act that waited for a signal', () => {
  test('is noted when it was done, and once, also after the saved reply is gone', async () => {
    const { maya, visit, params } = await ownVisit();
    const body = { actId: uuidv7(), at: ago(minutes(40)) };
    const first = await maya.call('POST /api/visits/:id/on-my-way', { params, body });
    expect(first).toMatchObject({ status: 200 });
    expect(new Date(first.body.onMyWayAt ?? '').toISOString()).toBe(body.at);
    app.clock.moveTo(after(app.clock.now(), days(2)));
    expect(await maya.call('POST /api/visits/:id/on-my-way', { params, body })).toMatchObject({
      status: 200,
      body: { onMyWayAt: first.body.onMyWayAt },
    });
    expect(await maya.call('POST /api/visits/:id/on-my-way', { params, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'already_done' },
    });
    expect(await historyOf(visit.id)).toEqual([
      expect.objectContaining({ what: 'booked' }),
      { what: 'on_my_way', at: body.at },
    ]);
  });

  test('a stage that was sent twice does not take the animal back a day later', async () => {
    const { maya, visit, params } = await ownVisit({ status: 'checked_in' });
    const petId = visit.petIds[0] ?? '';
    const bath = { petId, stage: 'bath' as const, actId: uuidv7() };
    await maya.call('POST /api/visits/:id/stage', { params, body: bath });
    await maya.call('POST /api/visits/:id/stage', { params, body: { petId, stage: 'ready' } });
    app.clock.moveTo(after(app.clock.now(), days(2)));
    const { body } = await maya.call('POST /api/visits/:id/stage', { params, body: bath });
    expect(body.pets[0]?.stage).toBe('ready');
  });

  test('the undo of a no-show counts as of its tap, once', async () => {
    const { maya, visit, params } = await ownVisit();
    app.clock.moveTo(after(app.clock.now(), minutes(20)));
    await maya.call('POST /api/visits/:id/no-show', { params });
    // The undo is open for a day; the signal comes an hour later.
    app.clock.moveTo(after(app.clock.now(), hours(25)));
    const undo = (at: string) =>
      maya.call('POST /api/visits/:id/withdraw-no-show', { params, body: { actId, at } });
    const actId = uuidv7();
    expect((await undo(ago(minutes(30)))).problem.code).toBe('too_late');
    const at = ago(hours(2));
    for (let tries = 0; tries < 2; tries += 1) expect((await undo(at)).body.status).toBe('booked');
    expect((await historyOf(visit.id)).slice(2)).toEqual([{ what: 'no_show_withdrawn', at }]);
  });

  test('is refused with the field when it is ahead or half a day old', async () => {
    const { maya, visit, params } = await ownVisit();
    const tried = (at: string) =>
      maya.call('POST /api/visits/:id/check-in', { params, body: { actId: uuidv7(), at } });
    for (const at of [ago(-minutes(2)), ago(hours(12) + 1000)])
      expect(await tried(at)).toMatchObject({ status: 422, body: { errors: [{ path: 'at' }] } });
    expect((await historyOf(visit.id)).map(({ what }) => what)).toEqual(['booked']);
    // The clocks of devices differ by seconds.
    expect((await tried(ago(-20_000))).status).toBe(200);
    expect(Date.parse((await historyOf(visit.id)).at(-1)?.at ?? '')).toBeLessThanOrEqual(
      app.clock.now().getTime(),
    );
  });

  test('counts what was so when it was done: a check-in is undone within its time', async () => {
    const { maya, params } = await ownVisit();
    const start = app.clock.now();
    app.clock.moveTo(after(start, hours(3)));
    const at = (minute: number) => after(start, minutes(minute)).toISOString();
    await maya.call('POST /api/visits/:id/check-in', { params, body: { actId: uuidv7(), at: at(0) } });
    expect((await maya.call('POST /api/visits/:id/undo-check-in', { params })).status).toBe(409);
    const undo = { actId: uuidv7(), at: at(10) };
    expect(await maya.call('POST /api/visits/:id/undo-check-in', { params, body: undo })).toMatchObject({
      status: 200,
      body: { status: 'booked' },
    });
  });

  test('never comes before what is noted already', async () => {
    const { maya, visit, params } = await ownVisit();
    await maya.call('POST /api/visits/:id/check-in', { params, body: {} });
    const stop = { reason: 'behavior' as const, price: 0, actId: uuidv7(), at: ago(hours(1)) };
    expect((await maya.call('POST /api/visits/:id/stop', { params, body: stop })).status).toBe(200);
    const [checkedIn, stopped] = (await historyOf(visit.id)).slice(-2);
    expect(stopped?.at).toBe(checkedIn?.at);
  });

  test('does not move a visit that was moved meanwhile', async () => {
    const { maya, visit, params } = await ownVisit();
    const later = (hour: number) => after(new Date(visit.startsAt), hours(hour)).toISOString();
    await maya.call('PATCH /api/visits/:id/time', { params, body: { startsAt: later(2) } });
    const body = { startsAt: later(5), from: visit.startsAt, actId: uuidv7(), at: ago(minutes(5)) };
    expect(await maya.call('PATCH /api/visits/:id/time', { params, body })).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere' },
    });
    expect(
      (await maya.call('PATCH /api/visits/:id/time', { params, body: { ...body, from: later(2) } })).status,
    ).toBe(200);
  });

  test('names one act of one visit; a stranger finds neither', async () => {
    const { maya, visit, params } = await ownVisit();
    const other = await app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, startsAt: after(new Date(visit.startsAt), hours(4)) }),
    );
    const body = { minutes: 10, actId: uuidv7() };
    await maya.call('POST /api/visits/:id/late', { params, body });
    expect(await maya.call('POST /api/visits/:id/late', { params: { id: other.id }, body })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'actId' }] },
    });
    const stranger = await app.as((await app.transact((t) => makeGroomer(t))).id);
    expect((await stranger.call('POST /api/visits/:id/late', { params, body })).status).toBe(404);
  });

  test('a marketplace visit is cancelled and missed by the time of the server', async () => {
    const { id, ownerId, startsAt } = await app.transact((t) => makeVisit(t));
    app.clock.moveTo(after(new Date(startsAt), -hours(2)));
    const owner = await app.as(ownerId);
    const body = { reason: 'Ill.', countsAs: 'nothing' as const, actId: uuidv7(), at: ago(hours(11)) };
    expect(await owner.call('POST /api/visits/:id/cancel', { params: { id }, body })).toMatchObject({
      status: 409,
      body: { code: 'counts_differently' },
    });
  });
});

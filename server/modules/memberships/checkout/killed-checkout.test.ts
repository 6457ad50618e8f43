import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { startDatabaseProxy } from '#tests/faults/database-proxy.ts';
import { cards, checkout } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
});

/**
 * Pays in a program that loses its database for good at the given step, before it reads the reply.
 * To the database, and so to money and access, that is a killed process. @returns whether it came to that step
 */
async function payAndKillAt(step: number, caller: Caller, id: string): Promise<boolean> {
  const proxy = await startDatabaseProxy(app.databaseUrl);
  const config = readConfig({ LOG_LEVEL: 'silent', WEB: 'none', DATA_DIR: '.cache/test-data' });
  const program = await createApp(config, proxy.url, app.clock);
  await program.server.ready();
  const killed = new Promise<true>((resolve) => {
    proxy.arm(step, () => void proxy.close().then(() => resolve(true)));
  });
  const answered = program.server
    .inject({
      method: 'POST',
      url: `/api/test-checkout/${id}`,
      payload: JSON.stringify({ card: cards.pays }),
      headers: { 'content-type': 'application/json', cookie: caller.cookie },
    })
    .then(() => false);
  const wasKilled = await Promise.race([killed, answered]);
  if (!wasKilled) await proxy.close();
  await program.close();
  return wasKilled;
}

/** Collects the charges, the ledger, the access and the promo code's use. */
async function facts(caller: Caller, promoId: string) {
  const { sql } = app.app.platform;
  const [row] = await sql<{ taken: number; booked: number; uses: number }[]>`
    select
      (select count(*) from test_processor_books where customer_ref = ${`cus_${caller.id}`} and books like '%"status":"paid","kind":"recurring"%')::int as taken,
      (select coalesce(sum(amount), 0) from ledger_entries where account_id = ${caller.id})::int as booked,
      (select count(*) from promo_uses where promo_id = ${promoId})::int as uses`;
  const { body } = await caller.call('GET /api/membership');
  return { ...row, hasMembership: body.hasMembership, status: body.status };
}

const nothing = { taken: 0, booked: 0, uses: 0, hasMembership: false, status: 'none' };
const paid = { taken: 1, booked: 559, uses: 1, hasMembership: true, status: 'active' };

test('after a kill at any step of a checkout, money and access agree, and paying again charges once', async () => {
  const seen = new Set<string>();
  let killed = true;
  for (let step = 1; killed; step++) {
    const caller = await app.signIn({ membership: false });
    const promo = await app.transact((t) => makePromo(t, { maxUses: 1 }));
    const { id } = await checkout(caller, 'monthly', promo.code);
    killed = await payAndKillAt(step, caller, id);

    // Another process takes over and has settled the checkout after two minutes.
    app.clock.moveTo(after(app.clock.now(), minutes(2)));
    await app.settle();
    const outcome = await facts(caller, promo.id);
    expect([step, outcome]).toEqual([step, outcome.hasMembership ? paid : nothing]);
    seen.add(outcome.status);
    const again = await caller.call('POST /api/test-checkout/:id', {
      params: { id },
      body: { card: cards.pays },
    });
    expect([step, again.body.status, again.problem.code].filter(Boolean)).toEqual([
      step,
      ...(outcome.hasMembership ? [409, 'already_done'] : ['paid']),
    ]);
    expect([step, await facts(caller, promo.id)]).toEqual([step, paid]);
  }
  expect(seen).toEqual(new Set(['none', 'active']));
  expect((await verifyLedger(app.app.platform.sql)).faults).toEqual([]);
}, 600_000);

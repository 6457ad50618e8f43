import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#contract/api/api.ts';
import { calls } from './every-call/calls.ts';
import { alarming, longest, plant } from './every-call/hostile-text.ts';
import type { Planted } from './every-call/hostile-text.ts';
import { send } from './every-call/send.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { askedBody } from './every-call/wrong-requests.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Lists the texts that no table contains exactly as sent. */
async function lost(planted: Planted[]): Promise<string[]> {
  const { sql } = app.app.platform;
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  const rows = tables
    .map(({ name }) => `select to_jsonb(t)::text as row from "${name}" t`)
    .join(' union all ');
  const missing = await sql.unsafe<{ path: string }[]>(
    `with stored as materialized (${rows})
    select path from jsonb_to_recordset($1::text::jsonb) as planted (path text, text text)
    where not exists (select from stored where position(btrim(to_jsonb(text)::text, '"') in row) > 0)`,
    [JSON.stringify(planted)],
  );
  return missing.map(({ path }) => path);
}

const styles = [
  { style: 'alarming', textFor: alarming },
  { style: 'longest', textFor: longest },
];

/** Fields that the reply does not repeat. */
const notTold: Partial<Record<keyof Api, string[]>> = {
  'POST /api/admin/accounts/:id/restore': ['reason'],
  'POST /api/admin/accounts/:id/end-sessions': ['reason'],
  'POST /api/admin/invoices/:id/refund': ['reason'],
  'POST /api/shift-applications/:id/release': ['reason'],
  'POST /api/clients/:id/payments/:paymentId/reverse': ['reason'],
  'POST /api/reviews': ['text'],
  'POST /api/time-offers/:id/decline': ['answer'],
  'POST /api/reports': ['text'],
  // Its reply is the visit's link, which says what its holder needs.
  'POST /api/book/:as/:slug': [
    'firstName',
    'lastName',
    'address',
    'pets.0.name',
    'pets.0.breed',
    'pets.0.notes',
    'note',
  ],
};

/** Answers that are worked out of what was sent, and kept by no one. */
const keepNothing = new Set(['POST /api/book/:as/:slug/quote']);

describe.each(calls.filter(({ key, endpoint }) => endpoint.body && !keepNothing.has(key)))('$key', (call) => {
  test.each(styles)('stores and returns $style text exactly as sent', async ({ textFor }) => {
    const { good, cookie } = await createScenario(app, call.key);
    // A pet's own report card would take the place of the common one.
    const { cards, ...given } = (good.body ?? {}) as Record<string, unknown>;
    const { body, planted } = plant(askedBody(call.endpoint.body), cards ? given : good.body, textFor);
    const { status, text } = await send(app, call, { ...good, body }, cookie);
    expect(status, text).toBe(expectedStatus(call));
    expect(await lost(planted)).toEqual([]);
    const untold = planted.filter((one) => text && !text.includes(JSON.stringify(one.text).slice(1, -1)));
    expect(untold.map(({ path }) => path)).toEqual(notTold[call.key] ?? []);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeFrontDesk } from '#server/modules/front-desk/front-desk.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { calls } from './every-call/calls.ts';
import { createScenario, makePerson } from './every-call/create-scenario.ts';
import { send } from './every-call/send.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus, sweptCalls } from './every-call/sweeps.ts';

let app: TestApp;
let strangers: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp();
  const signIn = async (person: Parameters<typeof makePerson>[1]) =>
    (await app.as(await makePerson(app, person))).cookie;
  const salon = await makePerson(app);
  strangers = {
    'another provider': await signIn({ roles: ['groomer', 'owner'] }),
    'the front desk of another salon': await app.transact((t) => makeFrontDesk(t, salon)),
    'a provider whose membership lapsed': await signIn({ roles: ['groomer', 'owner'], joined: false }),
    'a free parent': await signIn({ roles: ['pet_owner'], joined: false }),
  };
});
afterAll(() => app.close());

/** The calls about clients of one's own, by the first word of their path. */
const words = new Set(
  'bills clear-day client-imports clients consents day fees incidents price-changes staff time-offers visit-series visits waiting-clients'.split(
    ' ',
  ),
);
const ofOwnClients = calls.filter(({ key, path }) => {
  const { everyone, admin, others } = sweptCalls[key].access;
  return words.has(path.split('/')[2] ?? '') && !everyone && !admin && typeof others === 'number';
});

test.each(ofOwnClients)('$key is refused to everyone but its provider', async (call) => {
  const { good, me } = await createScenario(app, call.key);
  const before = await readDatabase(app);
  const letIn: string[] = [];
  for (const [who, cookie] of Object.entries(strangers)) {
    const { status, text } = await send(app, call, good, cookie);
    if (![402, 403, 404, 422].includes(status) || text.includes(me))
      letIn.push(`${who}: ${status} ${text.slice(0, 200)}`);
  }
  expect(letIn).toEqual([]);
  // The feed of changes tidies itself.
  expect((await changedTables(app, before)).filter((name) => name !== 'changed')).toEqual([]);
});

const idsIn = (text: string): string[] => text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];

describe('a link', () => {
  const byLink = calls.filter(({ path }) => path.startsWith('/api/client-links/:secret'));

  test.each(byLink)(
    '$key is refused by an expired and a revoked link, and shows nothing of another visit',
    async (call) => {
      const { good, me } = await createScenario(app, call.key);
      const { sql, secrets } = app.app.platform;
      const made = (ahead: number) =>
        app.transact((t) =>
          makeClientLink(t, secrets, {
            providerId: me,
            providerAs: 'business',
            startsAt: after(t.now, days(ahead)),
          }),
        );
      // A link ends sixty days after its visit.
      const [other, expired, revoked] = [await made(41), await made(-70), await made(43)];
      await sql`update client_links set revoked_at = ${app.clock.now()} where visit_id = ${revoked.id}`;
      const withSecret = (secret: string) => ({ ...good, params: { ...good.params, secret } });
      const before = await readDatabase(app);
      for (const { secret } of [expired, revoked])
        expect((await send(app, call, withSecret(secret))).status).toBe(410);
      expect(await changedTables(app, before)).toEqual([]);
      const theirs = (await send(app, call, withSecret(other.secret))).text;
      const mine = await send(app, call, good);
      expect(mine.status, mine.text.slice(0, 300)).toBe(expectedStatus(call));
      expect(idsIn(theirs).filter((id) => idsIn(mine.text).includes(id))).toEqual([]);
    },
  );
});

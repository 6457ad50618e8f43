import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller, TestApp } from './test-app.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { fill } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { calls } from './every-call/calls.ts';
import { send } from './every-call/send.ts';
import { openTestApp } from './test-app.ts';

/** Each private field is written with a marker of its own, which must be found nowhere but with its provider. */
const mark = (field: string) => `Zanzibar-${field}`;
const noted = {
  client: { notes: mark('notes'), directions: mark('directions'), doNotBookReason: mark('reason') },
  pet: { style: mark('style'), privateNotes: mark('private') },
  visit: mark('note'),
};
const marks = /Zanzibar-\w+/g;

let app: TestApp;
let provider: Caller;
let people: Record<string, Caller>;
let links: Record<string, string>;
let ids: string[];

type Person = { joined?: boolean; as?: 'provider' | 'parent' };

const signIn = async ({ joined = true, as = 'provider' }: Person): Promise<Caller> => {
  const id = await app.transact(async (t) => {
    const roles = as === 'provider' ? (['groomer', 'owner'] as const) : (['pet_owner'] as const);
    const { id: accountId } = await makeAccount(t, { roles: [...roles] });
    if (as === 'parent') await makePetOwner(t, { accountId });
    else {
      await makeGroomer(t, { accountId });
      await makeBusiness(t, { accountId });
    }
    if (joined) await makeFreeMembership(t, { accountId });
    return accountId;
  });
  return app.as(id);
};

beforeAll(async () => {
  app = await openTestApp();
  const { sql, secrets } = { sql: app.app.platform.sql, secrets: app.app.platform.secrets };
  provider = await signIn({});
  people = {
    'another provider': await signIn({}),
    'a provider whose membership lapsed': await signIn({ joined: false }),
    'the relief groomer of a filled shift': await signIn({}),
    'a free parent': await signIn({ joined: false, as: 'parent' }),
    'the linked parent': await signIn({ joined: false, as: 'parent' }),
  };
  const relief = people['the relief groomer of a filled shift'];
  const linked = people['the linked parent'];
  if (!relief || !linked) throw new Error('Nobody to look at');
  const { shift } = await fill(app, provider, relief);
  const made = (given: object) =>
    app.transact((t) =>
      makeClientLink(t, secrets, { providerId: provider.id, providerAs: 'business', ...given }),
    );
  const visit = await made({ ownerId: linked.id, note: noted.visit });
  const startsAt = (day: number) => after(new Date(visit.startsAt), days(day));
  const [other, old, revoked] = [
    await made({ startsAt: startsAt(1) }),
    await made({ startsAt: startsAt(2) }),
    await made({ startsAt: startsAt(3) }),
  ];
  const now = app.clock.now();
  await sql`update client_links set expires_at = ${after(now, -days(1))} where visit_id = ${old.id}`;
  await sql`update client_links set revoked_at = ${now} where visit_id = ${revoked.id}`;
  links = {
    'the link of the visit': visit.secret,
    'the link of another visit': other.secret,
    'an expired link': old.secret,
    'a revoked link': revoked.secret,
  };
  const petId = visit.petIds[0] ?? '';
  const params = { id: visit.clientId };
  await provider.call('PATCH /api/clients/:id', { params, body: { ...noted.client, doNotBook: true } });
  await provider.call('PATCH /api/clients/:id/pets/:petId', {
    params: { ...params, petId },
    body: noted.pet,
  });
  ids = [visit.clientId, visit.id, petId, provider.id, shift.id];
});
afterAll(() => app.close());

/** Reads everything that there is to read, whatever a path may name. @returns where which marker is found */
async function findMarks(cookie: string, secrets: readonly string[] = ['A'.repeat(22)]): Promise<string[]> {
  const found = new Set<string>();
  const reads = calls.filter(({ key }) => key.startsWith('GET ') && !key.includes('/api/events'));
  for (const call of reads)
    for (const id of call.path.includes(':') ? ids : [''])
      for (const secret of call.path.includes(':secret') ? secrets : [''])
        for (const petId of call.path.includes(':petId') ? ids : ['']) {
          const params = { id, petId, secret, userId: id, otherUserId: id, key: id };
          const { text } = await send(app, call, { params }, cookie);
          for (const [each] of text.matchAll(marks)) found.add(`${call.key}: ${each}`);
        }
  return [...found].toSorted();
}

test('the provider reads every private field, so that a leak would be seen', async () => {
  const found = (await findMarks(provider.cookie)).join('\n');
  for (const field of ['notes', 'directions', 'reason', 'style', 'private', 'note'])
    expect(found).toContain(mark(field));
}, 60_000);

describe('what a provider notes is in no reply to', () => {
  test.each([
    'another provider',
    'a provider whose membership lapsed',
    'the relief groomer of a filled shift',
    'a free parent',
    'the linked parent',
  ])(
    '%s',
    async (who) => {
      expect(await findMarks(people[who]?.cookie ?? '')).toEqual([]);
    },
    60_000,
  );

  test.each(['the link of the visit', 'the link of another visit', 'an expired link', 'a revoked link'])(
    'who has %s',
    async (which) => {
      expect(await findMarks('', [links[which] ?? ''])).toEqual([]);
    },
    60_000,
  );
});

test('no notice, mail, event or job holds it', async () => {
  await app.settle();
  const { sql } = app.app.platform;
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  const holding: string[] = [];
  for (const { name } of tables)
    if (
      (await sql.unsafe(`select from "${name}" t where to_jsonb(t)::text like '%Zanzibar-%' limit 1`))
        .length > 0
    )
      holding.push(name);
  expect(holding.toSorted()).toEqual(['client_pets', 'clients', 'visits']);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { createTransact } from '#server/platform/transaction.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { startProgram } from './faults/program.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const writers = 10;
const messagesEach = 100;

let database: TestDatabase;
let sql: SqlPool;
let programs: Awaited<ReturnType<typeof startProgram>>[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 3 });
});
afterAll(async () => {
  for (const program of programs) program.kill();
  await Promise.all(programs.map(({ gone }) => gone));
  await sql.end();
  await database.drop();
});

const signIn = () =>
  createTransact(sql, systemClock, () => [])(async (t) => {
    const { id } = await makeAccount(t);
    await makeFreeMembership(t, { accountId: id });
    return { id, cookie: await makeSession(t, id) };
  });
type Person = Awaited<ReturnType<typeof signIn>>;

/** Sends a message to the first process that answers; `clientId` makes the repetition one message. */
async function send(addresses: string[], from: Person, to: Person, content: string): Promise<void> {
  for (let nth = 0; ; nth++) {
    const answer = await fetch(`${addresses[nth % addresses.length]}/api/messages`, {
      method: 'POST',
      headers: { cookie: from.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ fromUserId: from.id, toUserId: to.id, content, clientId: content }),
    }).catch(() => undefined);
    await answer?.text().catch(() => {});
    if (answer?.status === 201) return;
    if (answer?.status === 429) await sql`delete from rate_limits`;
    else if (answer && answer.status !== 503) throw new Error(`A message was answered ${answer.status}`);
    else await sleep(20);
  }
}

/**
 * Follows the reader's stream in each process in turn, as a browser does: a lost one goes on in the next, from the last
 * event's id. Fetches the messages only when the stream says so. @returns the contents so far, by writer
 */
function follow(addresses: string[], reader: Person, from: Person[]) {
  const read = new Map<string, string[]>();
  const stopping = new AbortController();
  let [last, connections] = ['', 0];

  async function fetchAll(address: string) {
    for (const { id } of from) {
      const url = `${address}/api/messages/${reader.id}/${id}?limit=100`;
      const answer = await fetch(url, { headers: { cookie: reader.cookie } });
      const messages = (await answer.json()) as { fromUserId: string; content: string }[];
      const own = messages.filter(({ fromUserId }) => fromUserId === id);
      read.set(id, own.map(({ content }) => content).toReversed());
    }
  }

  async function followOne(address: string) {
    const since = last ? `?${new URLSearchParams({ since: last })}` : '';
    const { body } = await fetch(`${address}/api/events${since}`, {
      headers: { cookie: reader.cookie },
      signal: stopping.signal,
    });
    connections++;
    let rest = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      if (events.some((event) => /event: missed|data:.*messages/.test(event))) await fetchAll(address);
      last = /id: (.*)/.exec(events.at(-1) ?? '')?.[1] ?? last;
    }
  }

  const following = (async () => {
    for (let nth = 0; !stopping.signal.aborted; nth++) {
      const address = addresses[nth % addresses.length] ?? '';
      await followOne(address).catch(() => sleep(20));
    }
  })();
  return {
    read,
    connections: () => connections,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

const texts = ({ id }: Person) => Array.from({ length: messagesEach }, (_, n) => `${n} of ${id}`);

test('a process killed in the middle of 1,000 messages: none is lost, none twice, each writer’s order kept', async () => {
  programs = [await startProgram(database.url), await startProgram(database.url)];
  const addresses = programs.map(({ address }) => address);
  const reader = await signIn();
  const people = await Promise.all(Array.from({ length: writers }, signIn));
  // The reader writes first, because strangers may not send this many messages without an answer.
  for (const person of people) await send(addresses, reader, person, `Hello ${person.id}`);
  const reading = follow(addresses, reader, people);
  await vi.waitFor(() => expect(reading.connections()).toBe(1), { timeout: 10_000 });

  let sent = 0;
  await Promise.all(
    people.map(async (person) => {
      for (const content of texts(person)) {
        await send(addresses, person, reader, content);
        if (++sent === (writers * messagesEach) / 2) programs[0]?.kill();
      }
    }),
  );
  await programs[0]?.gone;

  for (const person of people)
    await vi.waitFor(() => expect(reading.read.get(person.id)).toEqual(texts(person)), { timeout: 30_000 });
  expect(reading.connections()).toBeGreaterThan(1);
  const kept = await sql<{ fromId: string; contents: string[] }[]>`
    select from_id, array_agg(content order by seq) as contents from messages
    where from_id <> ${reader.id} group by from_id`;
  expect(new Map(kept.map(({ fromId, contents }) => [fromId, contents]))).toEqual(
    new Map(people.map((person) => [person.id, texts(person)])),
  );
  await reading.stop();
  programs[1]?.signal('SIGTERM');
  await programs[1]?.gone;
});

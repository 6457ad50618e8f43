import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sql } from '../database/sql.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createEventStreams } from './event-stream.ts';
import type { Change } from './read-changes.ts';
import { createTopics } from './topics.ts';
import type { Signal } from './signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type OnChange = (change: Change | undefined) => void;

/** Event streams on a feed that the test feeds. */
function makeStreams() {
  const subscribers: OnChange[] = [];
  const changeFeed = {
    position: () => '7:7:',
    subscribe: (onChange: OnChange) => void subscribers.push(onChange),
  } as unknown as ChangeFeed;
  const sql = (() => Promise.resolve([{ snapshot: '7:7:', tables: [] }])) as unknown as Sql;
  const signal = { subscribe: () => {} } as unknown as Signal;
  const streams = createEventStreams(
    sql,
    changeFeed,
    signal,
    createTopics({ shifts: 'shifts', visits: 'visits' }, [
      { key: 'GET /api/shifts', reads: [], readsAll: ['shifts'] },
    ]),
  );
  const state = { authorized: true };
  const isAuthorized = () => Promise.resolve(state.authorized);
  const take = (change: Change | undefined) => subscribers.forEach((onChange) => onChange(change));

  async function open(accountId: string) {
    const written: string[] = [];
    const raw = Object.assign(new EventEmitter(), {
      writableLength: 0,
      writeHead: () => {},
      write: (text: string) => written.push(text),
      end: () => void written.push('end'),
      destroy: () => void written.push('destroy'),
    });
    const reply = { hijack: () => {}, raw, getHeaders: () => ({}) } as unknown as FastifyReply;
    streams.open({ method: 'GET' } as FastifyRequest, reply, { accountId, since: '7:7:', isAuthorized });
    await vi.advanceTimersByTimeAsync(0);
    return {
      raw,
      /** The events since the last call. */
      events: () => written.splice(0).map((text) => text.replaceAll(/^id.*\nevent: |\ndata:|\n/g, '').trim()),
    };
  }
  return {
    open,
    change: (table: string, accounts?: string[]) => take({ table, accounts }),
    miss: () => take(undefined),
    signOut: () => (state.authorized = false),
  };
}

test('changes that the feed reads at once become one event for each of their accounts', async () => {
  const { open, change } = makeStreams();
  const [maya, renee] = [await open('maya'), await open('renee')];
  for (const { events } of [maya, renee]) expect(events()).toEqual(['heartbeat']);
  change('shifts', ['maya']);
  change('visits', ['maya', 'renee']);
  change('shifts', ['maya']);
  await vi.advanceTimersByTimeAsync(0);
  expect(maya.events()).toEqual(['changed shifts visits']);
  expect(renee.events()).toEqual(['changed visits']);
});

test('lists that everyone may see are named by each stream’s next heartbeat, once', async () => {
  const { open, change } = makeStreams();
  const streams = [await open('maya'), await open('renee')];
  for (const { events } of streams) events();
  change('shifts', ['somewhere']);
  change('visits', ['somewhere']);
  await vi.advanceTimersByTimeAsync(20_000);
  for (const { events } of streams) expect(events()).toEqual(['heartbeat shifts']);
  await vi.advanceTimersByTimeAsync(20_000);
  for (const { events } of streams) expect(events()).toEqual([]);
});

test('a stream without other events has a heartbeat every forty seconds', async () => {
  const { open, change } = makeStreams();
  const maya = await open('maya');
  maya.events();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(maya.events()).toEqual(['heartbeat', 'heartbeat', 'heartbeat']);
  await vi.advanceTimersByTimeAsync(20_000);
  change('visits', ['maya']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(maya.events()).toEqual(['changed visits']);
});

test('a change for very many accounts reaches all within twenty seconds, a gap in the changes at once', async () => {
  const { open, change, miss } = makeStreams();
  const maya = await open('maya');
  maya.events();
  change('visits');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(maya.events()).toEqual(['missed']);
  miss();
  expect(maya.events()).toEqual(['missed']);
});

test('a signed-out client and one that reads too slowly are disconnected', async () => {
  const { open, change, signOut } = makeStreams();
  const [maya, slow] = [await open('maya'), await open('slow')];
  for (const { events } of [maya, slow]) events();
  slow.raw.writableLength = 70_000;
  change('shifts', ['slow']);
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.events()).toEqual(['destroy']);
  signOut();
  change('sessions', ['maya']);
  await vi.advanceTimersByTimeAsync(0);
  expect(maya.events()).toEqual(['end']);
});

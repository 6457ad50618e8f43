import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { seconds } from '../clock.ts';
import { isUnavailable } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import { problem } from '../problem.ts';
import type { ChangeFeed } from './change-feed.ts';
import { readTablesChanged } from './read-changes.ts';
import type { Snapshot } from './read-changes.ts';

import type { Signal } from './signal.ts';
import type { Topics } from './topics.ts';

type Subscription = {
  accountId: string;
  /** What the client has seen; changes since then come first. */
  since: Snapshot | undefined;
  /** The only lists that are named, without what passes between people; all where it is left out. */
  lists?: ReadonlySet<string> | undefined;
  /** Checked at each heartbeat and when a row of the account changes in a table without a list. */
  isAuthorized: () => Promise<boolean>;
};
type Stream = Pick<Subscription, 'accountId' | 'isAuthorized' | 'lists'> & {
  response: ServerResponse;
  /** Lists that changed and are not sent yet. */
  pending: Set<string>;
  /** False until the changes before its opening are known. */
  isReady: boolean;
  /** The second of its last heartbeat, sent or skipped. */
  beatAt: number;
  /** The second of its last event. */
  wroteAt: number;
};

/** Server-sent events about an account's changes in any process, for all of its open tabs. */
export type EventStreams = {
  /** Replies with a stream that stays open. @throws Problem `too_often`, `unavailable` */
  open(request: FastifyRequest, reply: FastifyReply, subscription: Subscription): void;
  /** Sends an event to an account's tabs in every process. It is stored nowhere and may be lost. */
  send(accountId: string, event: string, data: string): void;
  /** Closes every stream, so that stopping the server does not wait for them. */
  stop(): void;
  /** How many are open in this process. */
  count(): number;
};

/** In seconds. Each second brings the heartbeats of a twentieth of the streams, so that they do not all fetch at once. */
const heartbeatEvery = 20;
/** A heartbeat that names no list is skipped if the stream has had an event in these seconds: writing it is all it costs. */
const silentFor = 40;
/** A client that reads more slowly is disconnected and connects again. */
const maxBufferedBytes = 64 * 1024;
const maxPerAccount = 20;
const maxPerProcess = 25_000;

export function createEventStreams(
  sql: Sql,
  changeFeed: ChangeFeed,
  signal: Signal,
  topics: Topics,
): EventStreams {
  const streams = new Map<string, Set<Stream>>();
  const beats = Array.from({ length: heartbeatEvery }, () => new Set<Stream>());
  const allStreams = () => beats.flatMap((beat) => [...beat]);
  /** Streams with pending lists. */
  const waiting = new Set<Stream>();
  /** The second in which each list changed that everyone may see. */
  const changedAt = new Map<string, number>();
  let missedAt = -1;
  let second = 0;
  let opened = 0;
  let openCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  changeFeed.subscribe((change) => {
    if (!change) return allStreams().forEach((stream) => write(stream, 'missed'));
    const list = topics.of(change.table);
    if (list && topics.isForEveryone(list)) changedAt.set(list, second);
    if (!change.accounts) missedAt = second;
    for (const id of new Set(change.accounts))
      for (const stream of streams.get(id) ?? [])
        if (list) announce(stream, list);
        else void closeIfUnauthorized(stream);
  });

  signal.subscribe((text) => {
    const [accountId = '', event = '', ...words] = text.split(' ');
    for (const stream of streams.get(accountId) ?? []) if (!stream.lists) write(stream, event, words);
  });

  /** All changes that the feed reads at once become one event. */
  const names = ({ lists }: Stream, list: string) => lists?.has(list) ?? true;

  function announce(stream: Stream, list: string): void {
    if (!names(stream, list)) return;
    stream.pending.add(list);
    if (waiting.size === 0) queueMicrotask(sendWaiting);
    waiting.add(stream);
  }

  function sendWaiting(): void {
    for (const stream of waiting) sendPending(stream);
    waiting.clear();
  }

  function sendPending(stream: Stream): void {
    if (!stream.isReady || stream.pending.size === 0) return;
    write(stream, 'changed', stream.pending);
    stream.pending.clear();
  }

  function write(stream: Stream, event: string, words: Iterable<string> = []): void {
    const { response } = stream;
    stream.wroteAt = second;
    const text = `id: ${changeFeed.position()}\nevent: ${event}\ndata: ${[...words].join(' ')}\n\n`;
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(text);
  }

  function add(stream: Stream): void {
    const own = streams.get(stream.accountId) ?? new Set();
    streams.set(stream.accountId, own.add(stream));
    const beat = beats[opened++ % heartbeatEvery];
    beat?.add(stream);
    openCount++;
    timer ??= setInterval(sendHeartbeats, seconds(1)).unref();
    stream.response.once('close', () => {
      openCount--;
      own.delete(stream);
      beat?.delete(stream);
      if (own.size === 0) streams.delete(stream.accountId);
      if (openCount > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  }

  function sendHeartbeats(): void {
    second++;
    for (const stream of beats[second % heartbeatEvery] ?? []) {
      if (!stream.isReady) continue;
      if (missedAt >= stream.beatAt) write(stream, 'missed');
      const lists = [...changedAt].flatMap(([list, at]) =>
        at >= stream.beatAt && names(stream, list) ? [list] : [],
      );
      if (lists.length > 0 || second - stream.wroteAt >= silentFor) write(stream, 'heartbeat', lists);
      stream.beatAt = second;
      void closeIfUnauthorized(stream);
    }
  }

  /** Sends what changed since the client's last position, in any process. */
  async function sendMissed(stream: Stream, since: Snapshot | undefined): Promise<void> {
    const tables = since && (await readTablesChanged(sql, since, stream.accountId).catch(() => undefined));
    stream.isReady = true;
    const forEveryone = new Set<string>();
    for (const [table, own] of tables || []) {
      const list = topics.of(table);
      if (!list || !names(stream, list)) continue;
      if (own) stream.pending.add(list);
      if (topics.isForEveryone(list)) forEveryone.add(list);
    }
    if (!tables) write(stream, 'missed');
    sendPending(stream);
    write(stream, 'heartbeat', forEveryone);
    stream.beatAt = second;
  }

  return {
    open(request, reply, { accountId, since, lists, isAuthorized }) {
      if ((streams.get(accountId)?.size ?? 0) >= maxPerAccount)
        throw problem('too_often', 'Too many windows are open. Close one of them.').retryIn(60);
      if (stopped || openCount >= maxPerProcess)
        throw problem('unavailable', 'Live updates are not available right now.');
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Disables buffering in reverse proxies.
        'x-accel-buffering': 'no',
      });
      const stream = {
        accountId,
        lists,
        isAuthorized,
        response,
        pending: new Set<string>(),
        isReady: false,
        beatAt: second,
        wroteAt: second,
      };
      add(stream);
      if (request.method === 'HEAD') response.end();
      else void sendMissed(stream, since);
    },
    send: (accountId, event, data) => signal.broadcast([accountId, event, data].join(' ')),
    count: () => [...streams.values()].reduce((sum, own) => sum + own.size, 0),
    stop() {
      stopped = true;
      for (const { response } of allStreams()) response.end();
    },
  };
}

async function closeIfUnauthorized({ response, isAuthorized }: Stream): Promise<void> {
  // An unavailable database does not close streams.
  if (!(await isAuthorized().catch(isUnavailable))) response.end();
}

import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { seconds } from '../clock.ts';
import { isUnavailable } from '../database/sql.ts';
import { problem } from '../problem.ts';
import type { ChangeFeed } from './change-feed.ts';

type Subscription = {
  accountId: string;
  /** Maps a table to the event sent when the account's rows in it change. Its data is the id of the other account. */
  events: Readonly<Record<string, string>>;
  /** Checked at each heartbeat and when a row of the account changes in any other table. */
  isAuthorized: () => Promise<boolean>;
};
type Stream = Subscription & { response: ServerResponse };

/** Server-sent events about an account's changes in any process, for all of its open tabs. */
export type EventStreams = {
  /** Replies with a stream that stays open. @throws Problem `too_often`, `unavailable` */
  open(request: FastifyRequest, reply: FastifyReply, subscription: Subscription): void;
  /** Closes every stream, so that stopping the server does not wait for them. */
  stop(): void;
};

const heartbeatEvery = seconds(20);
/** A client that reads more slowly is disconnected; its browser reconnects. */
const maxBufferedBytes = 64 * 1024;
const maxPerAccount = 20;
const maxPerProcess = 10_000;

export function createEventStreams(changeFeed: ChangeFeed): EventStreams {
  const streams = new Map<string, Set<Stream>>();
  const allStreams = () => [...streams.values()].flatMap((own) => [...own]);
  let openCount = 0;
  let heartbeat: NodeJS.Timeout | undefined;
  let stopped = false;

  changeFeed.subscribe((change) => {
    if (!change?.accounts) return allStreams().forEach((stream) => write(stream, 'missed'));
    const { table, accounts } = change;
    for (const id of new Set(accounts))
      for (const stream of streams.get(id) ?? []) {
        const event = stream.events[table];
        const other = accounts.find((account) => account !== id);
        if (event === undefined) void closeIfUnauthorized(stream);
        else write(stream, event, other);
      }
  });

  function add(stream: Stream): void {
    const own = streams.get(stream.accountId) ?? new Set();
    streams.set(stream.accountId, own.add(stream));
    openCount++;
    heartbeat ??= setInterval(sendHeartbeats, heartbeatEvery).unref();
    stream.response.once('close', () => {
      openCount--;
      own.delete(stream);
      if (own.size === 0) streams.delete(stream.accountId);
      if (openCount > 0) return;
      clearInterval(heartbeat);
      heartbeat = undefined;
    });
  }

  function sendHeartbeats(): void {
    for (const stream of allStreams()) {
      write(stream, 'heartbeat');
      void closeIfUnauthorized(stream);
    }
  }

  return {
    open(request, reply, subscription) {
      if ((streams.get(subscription.accountId)?.size ?? 0) >= maxPerAccount)
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
      const stream = { ...subscription, response };
      add(stream);
      write(stream, 'heartbeat');
      if (request.method === 'HEAD') response.end();
    },
    stop() {
      stopped = true;
      for (const { response } of allStreams()) response.end();
    },
  };
}

function write({ response }: Stream, event: string, data = ''): void {
  if (response.writableLength > maxBufferedBytes) response.destroy();
  else response.write(`event: ${event}\ndata: ${data}\n\n`);
}

async function closeIfUnauthorized({ response, isAuthorized }: Stream): Promise<void> {
  // An unavailable database does not close streams.
  if (!(await isAuthorized().catch(isUnavailable))) response.end();
}

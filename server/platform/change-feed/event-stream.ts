import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './change-feed.ts';
import { seconds } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import { isUnavailable } from '#server/platform/database/sql.ts';

type Listening = {
  accountId: string;
  /** The table in which something of theirs changed → the event's name. Its data is the id of the other person. */
  events: Readonly<Record<string, string>>;
  /** Asked now and then, and whenever something of the account changes. */
  mayStay: () => Promise<boolean>;
};
type Stream = Listening & { answer: ServerResponse };

/** Tells what happens to an account, on whichever process, to all of its open tabs. Server-sent events. */
export type Live = {
  /** Answers with a stream that stays open. @throws Problem `too_often`, `unavailable` */
  open(request: FastifyRequest, reply: FastifyReply, listening: Listening): void;
  /** Ends every stream, so that a server that stops need not wait for them. */
  stop(): void;
};

const beatEvery = seconds(20);
/** A browser that cannot keep up asks again; ours keeps no more than this for it, in bytes. */
const mostWaiting = 64 * 1024;
const mostPerAccount = 20;
const mostPerProcess = 10_000;

export function createLive(changes: Changes): Live {
  const streams = new Map<string, Set<Stream>>();
  const everyone = () => [...streams.values()].flatMap((own) => [...own]);
  let open = 0;
  let beat: NodeJS.Timeout | undefined;
  let stopped = false;

  changes.watch((told) => {
    if (!told) return everyone().forEach((stream) => write(stream, 'missed'));
    const [table = '', ...accounts] = told;
    for (const id of new Set(accounts))
      for (const stream of streams.get(id) ?? []) {
        const event = stream.events[table];
        if (event === undefined) void leaveUnlessWelcome(stream);
        else
          write(
            stream,
            event,
            accounts.find((other) => other !== id),
          );
      }
  });

  function keep(stream: Stream): void {
    const own = streams.get(stream.accountId) ?? new Set();
    streams.set(stream.accountId, own.add(stream));
    open++;
    beat ??= setInterval(pulse, beatEvery).unref();
    stream.answer.once('close', () => {
      open--;
      own.delete(stream);
      if (own.size === 0) streams.delete(stream.accountId);
      if (open > 0) return;
      clearInterval(beat);
      beat = undefined;
    });
  }

  function pulse(): void {
    for (const stream of everyone()) {
      write(stream, 'beat');
      void leaveUnlessWelcome(stream);
    }
  }

  return {
    open(request, reply, listening) {
      if ((streams.get(listening.accountId)?.size ?? 0) >= mostPerAccount)
        throw problem('too_often', 'Too many windows are open. Close one of them.').retryIn(60);
      if (stopped || open >= mostPerProcess)
        throw problem('unavailable', 'Live updates are not available right now.');
      reply.hijack();
      const answer = reply.raw;
      answer.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies in front pass each event on at once.
        'x-accel-buffering': 'no',
      });
      const stream = { ...listening, answer };
      keep(stream);
      write(stream, 'beat');
      if (request.method === 'HEAD') answer.end();
    },
    stop() {
      stopped = true;
      for (const { answer } of everyone()) answer.end();
    },
  };
}

function write({ answer }: Stream, event: string, data = ''): void {
  if (answer.writableLength > mostWaiting) answer.destroy();
  else answer.write(`event: ${event}\ndata: ${data}\n\n`);
}

async function leaveUnlessWelcome({ answer, mayStay }: Stream): Promise<void> {
  // A database that is away says nothing about who may stay.
  if (!(await mayStay().catch(isUnavailable))) answer.end();
}

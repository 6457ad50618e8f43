import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { seconds, systemClock } from '#server/platform/clock.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { createTransact } from '#server/platform/transaction.ts';
import { addresses } from './parts.ts';

type Person = { id: string; cookie: string };
type Answer = { status: number; text: string };

/** The certificate of the proxy was made a minute ago. */
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

function open(method: string, url: string, cookie: string, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(addresses.site + url, {
      agent,
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      timeout: seconds(40),
    });
    sent.once('response', resolve).once('error', reject);
    sent.once('timeout', () => sent.destroy(new Error('No answer within 40 seconds')));
    sent.end(body && JSON.stringify(body));
  });
}

async function call(method: string, url: string, cookie: string, body?: object): Promise<Answer> {
  const response = await open(method, url, cookie, body);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode ?? 0, text };
}

/** Whether the answer may be the next one's: away, in between, or lost. */
const isPassing = (answer: Answer | undefined) => !answer || [502, 503, 504].includes(answer.status);

/** Lets members write, register and listen through the proxy until it is stopped. */
export async function startLoad(sql: SqlPool, writers: number) {
  const signIn = () =>
    createTransact(sql, systemClock, () => [])(async (t): Promise<Person> => {
      const { id } = await makeAccount(t);
      await makeFreeMembership(t, { accountId: id });
      return { id, cookie: await makeSession(t, id) };
    });
  const reader = await signIn();
  const people = await Promise.all(Array.from({ length: writers }, signIn));
  const stopping = new AbortController();
  const { signal } = stopping;
  const acknowledged = new Map<string, string[]>(people.map(({ id }) => [id, []]));
  const registered: string[] = [];
  const refused: string[] = [];
  let [written, tries, connections, events, stale] = [0, 0, 0, 0, 0];
  let lastAt = performance.now();
  let longest = 0;

  /** Repeats a call until it has an answer of its own. */
  async function insist(method: string, url: string, cookie: string, body?: object): Promise<Answer> {
    for (;;) {
      tries++;
      const answer = await call(method, url, cookie, body).catch(() => undefined);
      if (answer?.status === 429) await sql.patient`delete from rate_limits`;
      else if (answer && !isPassing(answer)) return answer;
      await sleep(100);
    }
  }

  async function write(from: Person, to: Person, content: string): Promise<void> {
    const message = { fromUserId: from.id, toUserId: to.id, content, clientId: content };
    const { status, text } = await insist('POST', '/api/messages', from.cookie, message);
    if (status !== 201) refused.push(`a message: ${status} ${text.slice(0, 200)}`);
    else acknowledged.get(from.id)?.push(content);
    written++;
    longest = Math.max(longest, performance.now() - lastAt);
    lastAt = performance.now();
  }

  const writing = async (from: Person) => {
    for (let nth = 0; !signal.aborted; nth++) {
      await write(from, reader, `${nth} of ${from.id}`);
      await sleep(60);
    }
  };

  /** Sends a figure's read, which a replica may answer. */
  const looking = async () => {
    while (!signal.aborted) {
      const { status } = await insist('GET', '/api/landing', '');
      if (status !== 200) stale++;
      await sleep(200);
    }
  };

  const registering = async () => {
    for (let nth = 0; !signal.aborted; nth++) {
      const email = `member${nth}@cluster.example`;
      const { status, text } = await insist('POST', '/auth/register', '', {
        firstName: 'Maya',
        lastName: 'Ortiz',
        email,
        password: 'sharp-shears at noon',
        userType: 'groomer',
        plan: 'monthly',
        agreeToTerms: true,
        agreeToPrivacy: true,
      });
      // A registration whose answer was lost is refused when it is repeated.
      if (status === 201 || status === 409) registered.push(email);
      else refused.push(`a registration: ${status} ${text.slice(0, 200)}`);
      await sleep(4000, undefined, { signal }).catch(() => {});
    }
  };

  /** Follows the stream as a browser does, which opens it again where it ends. */
  const listening = async () => {
    while (!signal.aborted) {
      const stream = await open('GET', '/api/events', reader.cookie).catch(() => undefined);
      if (stream?.statusCode === 200) {
        connections++;
        const end = () => stream.destroy();
        signal.addEventListener('abort', end);
        try {
          for await (const chunk of stream.setEncoding('utf8')) events += chunk.split('data:').length - 1;
        } catch {
          // It was cut.
        }
        signal.removeEventListener('abort', end);
      }
      await sleep(200);
    }
  };

  // The reader writes first, because strangers may not send this many messages without an answer.
  for (const person of people) await write(reader, person, `Hello ${person.id}`);
  acknowledged.delete(reader.id);
  const done = [...people.map(writing), looking(), registering(), listening()];
  return {
    people,
    acknowledged,
    registered,
    refused,
    counts: () => ({ written, tries, connections, events, wrongReads: stale }),
    /** The longest time without an acknowledged write since it was last asked, in seconds. */
    longestGap() {
      const gap = longest / 1000;
      longest = 0;
      return gap;
    },
    /** Waits until so many more writes are acknowledged, and an event has arrived. */
    async goesOn(more: number, within: number): Promise<void> {
      const end = Date.now() + within;
      const from = { written, events };
      while (written < from.written + more || events === from.events) {
        if (Date.now() > end)
          throw new Error(
            `${written - from.written} writes and ${events - from.events} events in ${within / 1000} s`,
          );
        await sleep(100);
      }
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(done);
      agent.destroy();
    },
  };
}

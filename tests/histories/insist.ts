import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '#contract/api/api.ts';
import { isUnavailable } from '#server/platform/database/sql.ts';
import type { Answer, Caller, TestApp } from '#tests/test-app.ts';
import type { SecondProcess } from './second-process.ts';

type Input = NonNullable<Parameters<Caller['call']>[1]>;

/** Sends a call over the network. @returns undefined if the process was away, or went away before it answered */
async function send<K extends keyof Api>(
  address: string,
  cookie: string,
  key: K,
  { params = {}, query = {}, body, headers }: Input,
): Promise<Answer<K> | undefined> {
  const [method = '', template = ''] = key.split(' ');
  const url = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${address}${url}?${search}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const parsed = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, body: parsed, problem: parsed, headers: {} };
  } catch {
    return undefined;
  }
}

/** A busy machine may need longer than the program's patience to start its database again. */
const awayForLong = (error: unknown) => {
  if (!isUnavailable(error)) throw error;
};

/** So often an act is found under way before its process is thought dead. */
const triesUnderWay = 50;

/**
 * Repeats each call with one key while the database or a process is away, as the app in the browser does, so that every
 * answer is final. A caller of the second process comes to ours meanwhile. `letClaimsEnd` moves the clock on.
 */
export function insist(
  caller: Caller,
  { app }: TestApp,
  letClaimsEnd: () => void,
  second?: SecondProcess,
): Caller {
  return {
    ...caller,
    async call(key, input = {}) {
      const own: Record<string, string> = key.startsWith('GET ') ? {} : { 'idempotency-key': randomUUID() };
      const whole = { ...input, headers: { ...own, ...input.headers } };
      for (let underWay = 0; ;) {
        const address = second?.address();
        const answer =
          address === undefined
            ? await caller.call(key, whole)
            : await send(address, caller.cookie, key, whole);
        if (answer?.status === 409 && answer.problem.code === 'in_progress') {
          if (++underWay === triesUnderWay) letClaimsEnd();
          await sleep(20);
        } else if (answer?.status === 503) await app.platform.sql.patient`select 1`.catch(awayForLong);
        else if (answer) return answer;
      }
    },
  };
}

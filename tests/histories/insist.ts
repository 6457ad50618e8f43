import { randomUUID } from 'node:crypto';
import type { Caller, TestApp } from '#tests/test-app.ts';

/** Repeats each call with one key while the database is away, as the app in the browser does, so that every answer is final. */
export function insist(caller: Caller, { app }: TestApp): Caller {
  return {
    ...caller,
    async call(key, input = {}) {
      const headers: Record<string, string> = key.startsWith('GET ')
        ? {}
        : { 'idempotency-key': randomUUID() };
      for (;;) {
        const answer = await caller.call(key, { ...input, headers: { ...headers, ...input.headers } });
        const isInProgress = answer.status === 409 && answer.problem.code === 'in_progress';
        if (answer.status !== 503 && !isInProgress) return answer;
        await app.platform.sql.patient`select 1`;
      }
    },
  };
}

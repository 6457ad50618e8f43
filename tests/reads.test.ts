import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { moduleRoutes, topicOf } from '#server/modules.ts';
import { calls } from './every-call/calls.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { send } from './every-call/send.ts';
import { traceTables } from './every-call/trace-tables.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** Every call reads who calls; a change of either is another session. */
const ofTheGuard = new Set(['account', 'membership']);

let app: TestApp;
let traced: App;
let tablesIn: (text: string) => Set<string>;
let statements: string[] = [];
beforeAll(async () => {
  app = await openTestApp();
  const { config, sql } = app.app.platform;
  traced = await createApp(config, app.databaseUrl, app.clock, {
    onStatement: (text) => statements.push(text),
  });
  tablesIn = await traceTables(sql, Object.keys(topicOf));
});
afterAll(async () => {
  await traced.close();
  await app.close();
});

const declared = new Map(
  moduleRoutes.map(({ key, reads, readsAll = [], mayLag = [] }) => [
    key,
    reads && [...reads, ...readsAll, ...mayLag],
  ]),
);

test.each(calls.filter(({ key }) => declared.get(key)))(
  '$key names every topic that it reads',
  async (call) => {
    const { good, cookie } = await createScenario(app, call.key);
    statements = [];
    await send({ ...app, app: traced }, call, good, cookie);
    const read = statements.flatMap((text) => [...tablesIn(text)]).map((table) => topicOf[table] ?? table);
    const missing = new Set(read.filter((topic) => !ofTheGuard.has(topic)));
    for (const topic of declared.get(call.key) ?? []) missing.delete(topic);
    expect([...missing].toSorted(), `add to reads, readsAll or mayLag of ${call.key}`).toEqual([]);
  },
);

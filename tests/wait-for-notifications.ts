import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { App } from '#server/app.ts';

/** Waits until these processes have read every change so far, by making one more. */
export async function waitForNotifications(here: App, ...others: App[]): Promise<void> {
  const topic = randomUUID();
  const feeds = [here, ...others].map(({ platform: { changeFeed } }) => ({
    changeFeed,
    version: changeFeed.version(),
  }));
  await here.platform.sql`insert into changed (table_name, accounts) values (${topic}, '{}')`;
  await here.platform.sql`select pg_notify('changed', '')`;
  await vi.waitFor(() => {
    for (const { changeFeed, version } of feeds) expect(changeFeed.changedSince(version, [topic])).toBe(true);
  }, 10_000);
}

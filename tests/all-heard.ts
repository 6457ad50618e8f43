import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { App } from '#server/app.ts';

/** What was told until now has reached these processes of one database: a word that is told later has. */
export async function allHeard(here: App, ...others: App[]): Promise<void> {
  const word = randomUUID();
  const heard = [here, ...others].map(({ platform: { changes } }) => ({ changes, moment: changes.moment() }));
  await here.platform.sql`select pg_notify('changes', ${word})`;
  await vi.waitFor(() => {
    for (const { changes, moment } of heard) expect(changes.since(moment, [word])).toBe(true);
  });
}

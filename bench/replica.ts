import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRestartablePostgres } from '#tests/faults/restartable-postgres.ts';
import { fill } from './fill.ts';
import { cookieOf, members } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { withFixture } from './fixture.ts';
import type { Request } from './load.ts';
import { count } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { median, sendLoad } from './targets.ts';

/** As many callers as do not reach a limit: strangers by their address, members by their account. */
const callers = 250;
const year = 'from=2030-01-01&to=2030-12-31';

const asStranger = (nth: number) => ({ 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` });
const asMember = (nth: number) => ({ ...cookieOf(nth % members), ...asStranger(nth) });

const reads: Record<string, { path: string; as: (nth: number) => Request['headers'] }> = {
  'the figures of the start page': { path: '/api/landing', as: asStranger },
  'the page of a town': { path: '/api/public-pages/towns/tx/houston', as: asStranger },
  'a groomer’s figures of a year': { path: `/api/figures/groomer?${year}`, as: asMember },
  'a provider’s clients as a file': { path: '/api/clients/csv', as: asMember },
};

const newFolder = () => mkdtemp(path.join(tmpdir(), 'wagwell-bench-replica-'));

/** What a replica spares the primary: its processor time for each of these reads, with and without one. */
export async function measureReplica(fixture: Fixture): Promise<Section> {
  const { size } = fixture;
  const [dataDir, copied] = [await newFolder(), await newFolder()];
  const postgres = await startRestartablePostgres(dataDir);
  let replica: Awaited<ReturnType<typeof postgres.addReplica>> | undefined;
  try {
    const filled = new URL(await fill(postgres.url, size, (line) => fixture.say(line)));
    replica = await postgres.addReplica(copied, 0);
    const copy = new URL(replica.url);
    copy.pathname = filled.pathname;
    const postmaster = await postgres.postmaster();
    const costs = await withFixture(
      { size, url: filled.href, postmaster },
      (line) => fixture.say(line),
      async (primary) => {
        // Else PostgreSQL does it while the calls are measured.
        await primary.sql`vacuum analyze`;
        const alone = await costsOn(primary, {});
        return { alone, spared: await costsOn(primary, { DATABASE_READ_URL: copy.href }) };
      },
    );
    return {
      title: 'What a replica spares the primary',
      explanation: `µs of the primary’s processor time for a read: with a replica, and beside it (limit) without one. ${count(callers)} callers who have changed nothing; sessions and limits stay with the primary.`,
      figures: Object.keys(reads).map((name) => {
        const [alone = 0, spared = 0] = [costs.alone[name], costs.spared[name]];
        return { name, ours: `${count(spared)} µs`, limit: `${count(alone)} µs`, ratio: spared / alone };
      }),
    };
  } finally {
    await replica?.stop();
    await postgres.stop();
    for (const folder of [dataDir, copied]) await rm(folder, { recursive: true, force: true });
  }
}

/** Microseconds of the primary for each read. */
async function costsOn(fixture: Fixture, env: Record<string, string>): Promise<Record<string, number>> {
  const server = await fixture.ours({ PROXY_HOPS: '1', ...env });
  const costs: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    const requests = Array.from({ length: callers }, (_, nth) => ({
      path: read.path,
      headers: read.as(nth),
    }));
    const rounds: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= settings.rounds; round++) {
      await fixture.sql`truncate rate_limits`;
      const load = { seconds: settings.seconds, requests, once: true, rate: 0 };
      const { postgres, requests: sent } = await sendLoad(fixture, server, load, [200]);
      rounds.push((postgres * 1000) / sent);
    }
    costs[name] = median(rounds.slice(1));
  }
  await server.stop();
  return costs;
}

import type { Fixture } from './fixture.ts';
import type { LiveLoad, LiveLoaded } from './live-load.ts';
import { pairs, writing } from './live.ts';
import { cookieOf } from './filled.ts';
import { allCores, cpuOf, cpuOfPostgres, giveAllCores, runLoad } from './machine.ts';
import type { Started } from './machine.ts';
import { plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';

const sizes = [1, 2, 4, 8, 16];
const rate = 200;
const lengthSeconds = 5 * settings.seconds;

/** How far the signal carries: the same messages and streams over ever more processes of one database. */
export async function measureReach(fixture: Fixture): Promise<Section> {
  const processes: Started[] = [];
  const figures: Section['figures'] = [];
  for (const size of sizes) {
    // The database has room for a hundred connections.
    while (processes.length < size) processes.push(await fixture.ours({ DATABASE_POOL: '4' }));
    // On one core the processes would be the limit before the signal is.
    for (const pid of [fixture.postmaster, ...processes.map(({ pid }) => pid)]) giveAllCores(pid);
    const load = spread(processes.map(({ url }) => url));
    // The first run warms the new processes up.
    await runLoad<LiveLoaded>('live-load.ts', { ...load, seconds: settings.seconds }, allCores);
    const used = () => ({
      database: cpuOfPostgres(fixture.postmaster),
      programs: processes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    });
    const before = used();
    const begun = performance.now();
    const { p50, p99, sent, received } = await runLoad<LiveLoaded>('live-load.ts', load, allCores);
    const passed = performance.now() - begun;
    const after = used();
    const ofCore = (part: keyof typeof after) => (100 * (after[part] - before[part])) / passed;
    const name = size === 1 ? '1 process' : `${size} processes`;
    figures.push(
      plainFigure(`${name}: p50`, p50, ' ms'),
      plainFigure(`${name}: p99`, p99, ' ms'),
      plainFigure(`${name}: PostgreSQL`, ofCore('database'), ' % of a core'),
      plainFigure(`${name}: all processes`, ofCore('programs'), ' % of a core'),
      plainFigure(`${name}: not delivered within 5 s`, sent - received, '', 0),
    );
  }
  return {
    title: 'How far the signal carries',
    explanation: `${rate} messages a second and ${pairs.length} open streams, spread over ever more processes; a message always reaches its reader through another one, if there is one.`,
    figures,
  };
}

function spread(urls: string[]): LiveLoad {
  const url = (nth: number) => urls[nth % urls.length] ?? '';
  return {
    sender: '',
    receiver: '',
    rate,
    seconds: lengthSeconds,
    streams: pairs.map(({ reader }) => ({ path: `${url(reader)}/api/events`, headers: cookieOf(reader) })),
    messages: pairs.map((pair) => {
      const message = writing(pair);
      return { ...message, path: url(pair.reader + 1) + message.path };
    }),
  };
}

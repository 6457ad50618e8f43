import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cookieOf } from './requests.ts';
import { onAllCores, startOurs } from './machine.ts';
import { median, rounds } from './measure.ts';
import type { Seen } from './page-watch.ts';
import type { Stage } from './stage.ts';
import type { WebLoad, WebLoaded } from './web-load.ts';

export type WebResult = Pick<WebLoaded, 'start' | 'dashboards' | 'interactions'> & { visit: Seen };

/** The start page and the dashboards of the demo town, and a groomer's long list on a filled database. */
export async function measureWeb(
  stage: Stage,
  dataDir: string,
  say: (line: string) => void,
): Promise<WebResult> {
  await rm(dataDir, { recursive: true, force: true });
  const demo = await startOurs({ DATA_DIR: dataDir, DEMO: '1', PORT: '0' });
  try {
    const filled = await stage.ours({ WEB: 'built' });
    const [name = '', value = ''] = cookieOf(0).cookie.split('=');
    const load: WebLoad = {
      demo: demo.url,
      filled: filled.url,
      cookie: { name, value },
      visits: rounds,
    };
    const { visits, ...rest } = await onAllCores<WebLoaded>(
      path.join(import.meta.dirname, 'web-load.ts'),
      load,
    );
    const of = (field: keyof Seen) => median(visits.map((seen) => seen[field]));
    const visit = { fcp: of('fcp'), lcp: of('lcp'), blocked: of('blocked'), shifted: of('shifted') };
    say(
      `Start page on a slow phone: LCP ${Math.round(visit.lcp)} ms, blocked ${Math.round(visit.blocked)} ms`,
    );
    return { visit, ...rest };
  } finally {
    await demo.stop();
  }
}

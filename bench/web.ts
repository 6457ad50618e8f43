import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sessionOf } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { allCores, runLoad, startOurs } from './machine.ts';
import type { Started } from './machine.ts';
import { plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { median } from './targets.ts';
import type { WebLoad, WebLoaded } from './web-load.ts';

/** The start page of the demo town, and a groomer's long list on a filled database. */
export async function measureWeb(fixture: Fixture): Promise<Section> {
  const demo = await startDemo();
  try {
    const { url: filled } = await fixture.ours({ WEB: 'built' });
    const load: WebLoad = { demo: demo.url, filled, cookie: sessionOf(0), visits: settings.rounds };
    const { visits, taps } = await runLoad<WebLoaded>('web-load.ts', load, allCores);
    const of = (field: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[field]));
    return {
      title: 'The web',
      explanation:
        'The start page on a phone 4 × slower over slow 4G, and the next paint on that phone with 200 cards on screen. tests/journeys/weights.spec.ts measures the weights of the first views.',
      figures: [
        plainFigure('start page: largest paint', of('lcp'), ' ms', 1500),
        plainFigure('start page: total blocking time', of('blocked'), ' ms', 150),
        plainFigure('start page: layout shift', of('shifted'), '', 0.001),
        ...Object.entries(taps).map(([name, ms]) => plainFigure(name, ms, ' ms', 200)),
      ],
    };
  } finally {
    await demo.stop();
  }
}

/** Starts the product with a new demo town. */
export async function startDemo(): Promise<Started> {
  const dataDir = path.join(settings.cache, 'bench-web');
  await rm(dataDir, { recursive: true, force: true });
  return startOurs({ DATA_DIR: dataDir, DEMO: '1', PORT: '0' });
}

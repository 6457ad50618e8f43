import type { LighthouseLoad, LighthouseLoaded, LighthouseVisit } from './lighthouse-load.ts';
import { allCores, runLoad } from './machine.ts';
import { plainFigure } from './report.ts';
import type { Figure, Section } from './report.ts';
import { settings } from './settings.ts';
import { median } from './targets.ts';
import { startDemo } from './web.ts';

/** The public pages of the demo town. */
const paths = ['/groomers/maya-ortiz', '/businesses/barton-bark-salon', '/grooming/tx/austin'];
const leastScore = 95;

/** Lighthouse's scores for phones of the pages that visitors find from outside. */
export async function measureLighthouse(): Promise<Section> {
  const demo = await startDemo();
  try {
    const addresses = paths.map((path) => demo.url + path);
    const load: LighthouseLoad = { addresses, visits: settings.rounds };
    const loaded = await runLoad<LighthouseLoaded>('lighthouse-load.ts', load, allCores);
    return {
      title: 'Public pages in Lighthouse',
      explanation:
        'Scores of Lighthouse for phones, out of 100, and what its performance is made of. It computes slow 4G and a phone 4 × slower from what the browser did, so other work on the machine counts as blocking.',
      figures: paths.flatMap((path) => figuresOf(path, loaded[demo.url + path] ?? [])),
    };
  } finally {
    await demo.stop();
  }
}

function figuresOf(path: string, visits: LighthouseVisit[]): Figure[] {
  const of = (field: keyof LighthouseVisit) => median(visits.map((visit) => visit[field]));
  const score = (field: keyof LighthouseVisit): Figure => ({
    name: `${path}: ${field.replace('-', ' ')}`,
    ours: String(of(field)),
    bar: { value: of(field), atLeast: leastScore },
  });
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    plainFigure('largest paint', Math.round(of('largest-contentful-paint')), ' ms'),
    plainFigure('total blocking time', Math.round(of('total-blocking-time')), ' ms'),
    plainFigure('layout shift', of('cumulative-layout-shift'), ''),
    plainFigure('speed index', Math.round(of('speed-index')), ' ms'),
  ];
}

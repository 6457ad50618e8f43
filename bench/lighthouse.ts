import type {
  LighthouseCategory,
  LighthouseLoad,
  LighthouseLoaded,
  LighthouseVisit,
} from './lighthouse-load.ts';
import { allCores, runLoad } from './machine.ts';
import { plainFigure } from './report.ts';
import type { Figure, Section } from './report.ts';
import { settings } from './settings.ts';
import { median } from './targets.ts';
import { startDemo } from './web.ts';

type Page = { path: string; as?: string };

/** What visitors of the demo town find from outside. */
const publicPages: Page[] = [
  { path: '/' },
  { path: '/groomers/maya-ortiz' },
  { path: '/businesses/barton-bark-salon' },
  { path: '/grooming/tx/austin' },
];
const ownPages: Page[] = [
  { path: '/day', as: 'groomer' },
  { path: '/groomer', as: 'groomer' },
  { path: '/owner', as: 'owner' },
  { path: '/pet-owner', as: 'petowner' },
];
const mostShift = 0.02;

/** Lighthouse's scores for phones of the public pages, and of each role's dashboard. */
export async function measureLighthouse(): Promise<Section> {
  const demo = await startDemo();
  try {
    const load: LighthouseLoad = {
      demo: demo.url,
      pages: [...publicPages, ...ownPages],
      visits: settings.rounds,
    };
    const loaded = await runLoad<LighthouseLoaded>('lighthouse-load.ts', load, allCores);
    return {
      title: 'Lighthouse',
      explanation:
        'Scores of Lighthouse for phones, out of 100, and what its performance is made of. It computes slow 4G and a phone 4 × slower from what the browser did, so other work on the machine counts as blocking. The Day and the dashboards are signed in and kept from search engines.',
      figures: [
        ...publicPages.flatMap(({ path }) =>
          figuresOf(path, loaded[path] ?? [], {
            performance: 97,
            accessibility: 97,
            'best-practices': 97,
            seo: 97,
          }),
        ),
        ...ownPages.flatMap(({ path }) =>
          figuresOf(path, loaded[path] ?? [], { performance: 92, accessibility: 92, 'best-practices': 92 }),
        ),
      ],
    };
  } finally {
    await demo.stop();
  }
}

type Scores = Partial<Record<LighthouseCategory, number>>;

function figuresOf(path: string, visits: LighthouseVisit[], least: Scores): Figure[] {
  const of = (field: keyof LighthouseVisit) => median(visits.map((visit) => visit[field]));
  const scores = (Object.entries(least) as [LighthouseCategory, number][]).map(([field, atLeast]): Figure => {
    return {
      name: `${path}: ${field.replace('-', ' ')}`,
      ours: String(of(field)),
      bar: { value: of(field), atLeast },
    };
  });
  return [
    ...scores,
    plainFigure('largest paint', Math.round(of('largest-contentful-paint')), ' ms'),
    plainFigure('total blocking time', Math.round(of('total-blocking-time')), ' ms'),
    plainFigure('layout shift', of('cumulative-layout-shift'), '', mostShift),
    plainFigure('speed index', Math.round(of('speed-index')), ' ms'),
  ];
}

import { allCores, runLoad } from './machine.ts';
import type { MovesLoad, MovesLoaded } from './moves-load.ts';
import { plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { median } from './targets.ts';
import { startDemo } from './web.ts';

/** How smoothly a receipt moves from the button to its record. */
export async function measureMoves(): Promise<Section> {
  const demo = await startDemo();
  try {
    const load: MovesLoad = { demo: demo.url, rounds: settings.rounds };
    const loaded = await runLoad<MovesLoaded>('moves-load.ts', load, allCores);
    return {
      title: 'The moment of yes',
      explanation:
        'A phone 4 × slower, in Chrome’s own trace of the one movement of each act: how long it took, the frames that were drawn in it for each second, and the longest time without one.',
      figures: Object.entries(loaded).flatMap(([act, moves]) => {
        const of = (field: keyof (typeof moves)[number]) => median(moves.map((move) => move[field]));
        return [
          plainFigure(`${act}: movement`, Math.round(of('ms')), ' ms', 330),
          {
            name: 'frames',
            ours: `${of('frames')}, ${Math.round((of('frames') * 1000) / of('ms'))} a second`,
          },
          plainFigure('longest without a frame', Math.round(of('longest')), ' ms', 50),
        ];
      }),
    };
  } finally {
    await demo.stop();
  }
}

import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '#tests/browser.ts';
import { openWindow } from '#tests/camera.ts';

export type MovesLoad = { demo: string; rounds: number };
/** In milliseconds; `longest` without a frame. */
type Move = { ms: number; frames: number; longest: number };
/** The movements of each act. */
export type MovesLoaded = Record<string, Move[]>;

type TraceEvent = { name: string; ts: number; args?: { frameSeqId?: number } };

const slower = 4;
const marks = { from: 'wagwell-moves', to: 'wagwell-moved' };

/** Each act up to the press that moves its receipt. */
const acts: Record<string, { as: string; begin: (page: Page) => Promise<() => Promise<void>> }> = {
  'apply for a shift': {
    as: 'groomer',
    async begin(page) {
      await page.goto('/groomer?radius=any');
      await page
        .getByRole('button', { name: /^Apply for/, disabled: false })
        .first()
        .click();
      const apply = page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true });
      await apply.waitFor();
      return () => apply.click();
    },
  },
  'book a groomer': {
    as: 'owner',
    async begin(page) {
      await page.goto('/owner?tab=apps');
      await page
        .getByRole('button', { name: /^Accept /, disabled: false })
        .first()
        .click();
      const book = page.getByRole('alertdialog').getByRole('button', { name: /^Book / });
      await book.waitFor();
      return () => book.click();
    },
  },
};

/** Reads a MovesLoad from standard input, does each act, and prints how its receipt moved. */
const { demo, rounds }: MovesLoad = JSON.parse(await text(process.stdin));
const browser = await chromium.launch(await findBrowser());
const loaded: MovesLoaded = {};
for (const [name, { as, begin }] of Object.entries(acts))
  for (let round = 0; round < rounds; round++) (loaded[name] ??= []).push(await moveOnce(browser, as, begin));
await browser.close();
console.log(JSON.stringify(loaded));

async function moveOnce(
  from: Browser,
  as: string,
  begin: (page: Page) => Promise<() => Promise<void>>,
): Promise<Move> {
  const context = await openWindow(from, demo, { width: 360, theme: 'light', as });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(markMoves, marks);
  const press = await begin(page);
  // Code that arrives late must not fall into the trace.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await from.startTracing(page, {
    categories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await press();
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, marks.to);
  // The trace is written with a delay.
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await from.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return moveIn(traceEvents);
}

/** @throws Error if the trace does not have the movement */
function moveIn(events: TraceEvent[]): Move {
  const at = (name: string) => events.findLast((event) => event.name === name)?.ts;
  const [from, to] = [at(marks.from), at(marks.to)];
  if (from === undefined || to === undefined) throw new Error('The trace has no movement');
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts > from && ts < to)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const instants = [from, ...drawn, to];
  const gaps = instants.slice(1).map((ts, index) => ts - (instants[index] ?? ts));
  return { ms: (to - from) / 1000, frames: drawn.length, longest: Math.max(...gaps) / 1000 };
}

/** Runs in the page before anything else: notes when a movement began and ended, by the clock of what is drawn. */
function markMoves({ from, to }: typeof marks) {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.addEventListener('finish', () => {
      const begun = Number(animation.startTime);
      const { duration = 0 } = animation.effect?.getTiming() ?? {};
      performance.mark(from, { startTime: begun });
      performance.mark(to, { startTime: begun + Number(duration) });
    });
    return animation;
  };
}

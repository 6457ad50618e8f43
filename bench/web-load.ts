import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from '#tests/browser.ts';
import { openWindow } from '#tests/camera.ts';
import { latencyOf, openTab, seenOnceQuiet } from './page-watch.ts';
import type { Seen, Weights } from './page-watch.ts';

/** The demo town, and a filled database on which the cookie is a groomer's. */
export type WebLoad = {
  demo: string;
  filled: string;
  cookie: { name: string; value: string };
  visits: number;
};
export type WebLoaded = {
  /** Of each visit to the start page. */
  visits: Seen[];
  start: Weights;
  dashboards: Record<string, Weights>;
  /** Milliseconds until the next paint, on a computer and on a phone. */
  interactions: Record<string, { computer: number; phone: number }>;
};

/** Lighthouse's phone is so many times slower than the machine it runs on. */
const phone = 4;
const cards = 200;

/** Reads a WebLoad from standard input, visits the pages, and prints what was seen. */
const { demo, filled, cookie, visits }: WebLoad = JSON.parse(await text(process.stdin));
const browser = await chromium.launch(await findBrowser());
const loaded: WebLoaded = { visits: [], start: emptyWeights(), dashboards: {}, interactions: {} };

for (let visit = 0; visit <= visits; visit++) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const { page, weights } = await openTab(context, { cpu: phone, slow: true });
  await page.goto(demo);
  const seen = await seenOnceQuiet(page);
  // The first visit warms the server up.
  if (visit > 0) loaded.visits.push(seen);
  loaded.start = weights;
  await context.close();
}

for (const [as, path] of [
  ['groomer', '/groomer'],
  ['owner', '/owner'],
  ['petowner', '/pet-owner'],
] as const) {
  const context = await openWindow(browser, demo, { width: 412, theme: 'light', as });
  const { page, weights } = await openTab(context);
  await page.goto(demo + path);
  await page.getByRole('tablist').waitFor();
  await page.waitForLoadState('networkidle');
  loaded.dashboards[path] = weights;
  await context.close();
}

const slow = await interactions(browser, { width: 412, cpu: phone });
for (const [name, computer] of Object.entries(await interactions(browser, { width: 1280, cpu: 1 })))
  loaded.interactions[name] = { computer, phone: slow[name] ?? 0 };
await browser.close();
console.log(JSON.stringify(loaded));

/** What a groomer does with so many cards on screen. */
async function interactions(from: Browser, { width, cpu }: { width: number; cpu: number }) {
  const context = await openWindow(from, filled, { width, theme: 'light' });
  await context.addCookies([{ ...cookie, url: filled }]);
  const { page } = await openTab(context, { cpu });
  await page.goto(`${filled}/groomer?radius=any`);
  const apply = page.getByRole('button', { name: 'Apply for This Shift' });
  const more = page.getByRole('button', { name: /^Show/ });
  const dialog = page.getByRole('dialog');
  const shown = (count: number) => apply.nth(count - 1).waitFor({ timeout: 60_000 });
  for (let count = 20; count < cards; count += 20) {
    await shown(count);
    await more.click();
  }
  await shown(cards);
  const tab = (name: string) => page.getByRole('tab', { name });
  const measured: Record<string, number> = {};
  const measure = async (name: string, act: () => Promise<unknown>) => {
    measured[name] = await latencyOf(page, act);
  };
  await measure('open the dialog to apply', () => apply.first().click());
  await dialog.waitFor();
  await measure('close it', () => page.keyboard.press('Escape'));
  await dialog.waitFor({ state: 'hidden' });
  await measure('show 20 more', () => more.click());
  await shown(cards + 20);
  await measure('leave the list for another tab', () => tab('Applications').click());
  await measure('come back to it', () => tab('Shifts').click());
  await shown(cards);
  await measure('sort it otherwise', async () => {
    await page.getByLabel('Sort').focus();
    await page.keyboard.press('ArrowDown');
  });
  await context.close();
  return measured;
}

function emptyWeights(): Weights {
  return { document: 0, script: 0, stylesheet: 0, data: 0, font: 0, image: 0 };
}

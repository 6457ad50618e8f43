import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '#tests/browser.ts';
import { openWindow } from '#tests/camera.ts';

/** The demo town, and a filled database on which the cookie is a groomer's. */
export type WebLoad = {
  demo: string;
  filled: string;
  cookie: { name: string; value: string };
  visits: number;
};
/** Milliseconds from the start of the visit; `blocked` is the total blocking time, `shifted` the layout shift. */
type Visit = { lcp: number; blocked: number; shifted: number };
export type WebLoaded = {
  visits: Visit[];
  /** Milliseconds until the next paint. */
  taps: Record<string, number>;
};
/** What `watch` notes in the page. */
type Watched = { tasks: PerformanceEntry[]; slowest: number } & Visit;

/** Lighthouse's phone and its slow 4G, in bytes a second and milliseconds added to each request. */
const slower = 4;
const slow4g = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };
const cards = 200;

/** Reads a WebLoad from standard input, visits the pages, and prints what it measured. */
const { demo, filled, cookie, visits }: WebLoad = JSON.parse(await text(process.stdin));
const browser = await chromium.launch(await findBrowser());
const loaded: WebLoaded = { visits: [], taps: {} };

// The first visit warms the server up.
for (let visit = 0; visit <= visits; visit++) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await openTab(context, slow4g);
  await page.goto(demo);
  const seen = await visitOnceQuiet(page);
  if (visit > 0) loaded.visits.push(seen);
  await context.close();
}

const context = await openWindow(browser, filled, { width: 412, theme: 'light' });
await context.addCookies([{ ...cookie, url: filled }]);
await tapLongList(await openTab(context));
await browser.close();
console.log(JSON.stringify(loaded));

/** What a groomer does with so many cards on screen; the order by fit ends with them. */
async function tapLongList(page: Page): Promise<void> {
  await page.goto(`${filled}/groomer?radius=any&sort=soonest`);
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
  const measure = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => ((Reflect.get(window, 'watched') as Watched).slowest = 0));
    await act();
    // Entries come after the paint that they measure.
    await page.waitForTimeout(1000);
    loaded.taps[name] = await page.evaluate(() => (Reflect.get(window, 'watched') as Watched).slowest);
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
}

async function openTab(from: BrowserContext, network?: typeof slow4g): Promise<Page> {
  const page = await from.newPage();
  await page.addInitScript(watch);
  const session = await from.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return page;
}

/** Waits until all has loaded and late tasks have run. */
async function visitOnceQuiet(page: Page): Promise<Visit> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  return page.evaluate(() => {
    const { tasks, lcp, shifted } = Reflect.get(window, 'watched') as Watched;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50,
    );
    return { lcp, shifted, blocked: blocked.reduce((sum, time) => sum + Math.max(0, time), 0) };
  });
}

/** Runs in the page before anything else. */
function watch() {
  const watched: Watched = { tasks: [], lcp: 0, blocked: 0, shifted: 0, slowest: 0 };
  Reflect.set(window, 'watched', watched);
  const seen: Record<string, (entry: PerformanceEntry) => void> = {
    longtask: (entry) => watched.tasks.push(entry),
    'largest-contentful-paint': (entry) => (watched.lcp = entry.startTime),
    'layout-shift': (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) watched.shifted += Number(Reflect.get(entry, 'value'));
    },
    event: (entry) => {
      if (Reflect.get(entry, 'interactionId')) watched.slowest = Math.max(watched.slowest, entry.duration);
    },
  };
  for (const [type, see] of Object.entries(seen)) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(options);
  }
}

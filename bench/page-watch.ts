import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';

/** Bytes after gzip; images and fonts as they are. */
export type Weights = Record<'document' | 'script' | 'stylesheet' | 'data' | 'font' | 'image', number>;
/** Milliseconds from the start of the visit; `blocked` is the total blocking time, `shifted` the layout shift. */
export type Seen = { fcp: number; lcp: number; blocked: number; shifted: number };
export type Tab = { page: Page; weights: Weights };

/** As slow as Lighthouse's slow 4G, in bytes a second and milliseconds added to each request. */
const slow4g = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };

/** A new tab that notes what it sees. @param cpu how many times slower it computes @param slow over slow 4G */
export async function openTab(context: BrowserContext, { cpu = 1, slow = false } = {}): Promise<Tab> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  const weights: Weights = { document: 0, script: 0, stylesheet: 0, data: 0, font: 0, image: 0 };
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    const kind = type === 'fetch' ? 'data' : type;
    if (!(kind in weights)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    weights[kind as keyof Weights] +=
      kind === 'font' || kind === 'image' ? body.length : gzipSync(body, { level: 9 }).length;
  });
  return { page, weights };
}

/** Waits until nothing has kept the page busy for a while, or too long, and says what was seen until then. */
export async function seenOnceQuiet(page: Page): Promise<Seen> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isQuiet, undefined, { timeout: 15_000 }).catch(() => {});
  return page.evaluate(() => {
    const { tasks, lcp, shifted } = Reflect.get(window, 'watched') as {
      tasks: { startTime: number; duration: number }[];
      lcp: number;
      shifted: number;
    };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50,
    );
    return { fcp, lcp, shifted, blocked: blocked.reduce((sum, time) => sum + Math.max(0, time), 0) };
  });
}

/** How long the slowest of what somebody does there keeps them waiting for the next paint, in milliseconds. */
export async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((Reflect.get(window, 'watched') as { slowest: number }).slowest = 0));
  await act();
  // Entries come after the paint that they measure.
  await page.waitForTimeout(1000);
  return page.evaluate(() => (Reflect.get(window, 'watched') as { slowest: number }).slowest);
}

/** Runs in the page. */
function isQuiet(): boolean {
  const { tasks } = Reflect.get(window, 'watched') as { tasks: { startTime: number; duration: number }[] };
  const last = tasks.at(-1);
  return performance.now() - (last ? last.startTime + last.duration : 0) > 3000;
}

/** Runs in the page before anything else. */
function watch() {
  const watched = { tasks: [] as PerformanceEntry[], lcp: 0, shifted: 0, slowest: 0 };
  Reflect.set(window, 'watched', watched);
  const sights: Record<string, (entry: PerformanceEntry) => void> = {
    longtask: (entry) => watched.tasks.push(entry),
    'largest-contentful-paint': (entry) => (watched.lcp = entry.startTime),
    'layout-shift': (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) watched.shifted += Number(Reflect.get(entry, 'value'));
    },
    event: (entry) => {
      if (Reflect.get(entry, 'interactionId')) watched.slowest = Math.max(watched.slowest, entry.duration);
    },
  };
  for (const [type, see] of Object.entries(sights)) {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(options);
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { screens } from './screens.ts';
import type { Screen } from './screens.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

type Person = { page: Page; context: BrowserContext };
type Given = {
  /**
   * Opens a separate browser for a person; unexpected console output fails the journey. The service worker, which fetches
   * the whole app, runs only where a journey is about it. The celebration of a first booking is left out, unless the journey
   * is about it.
   */
  newPerson: (given?: {
    serviceWorker?: boolean;
    celebrates?: boolean;
    timezoneId?: string;
    /** Theirs; the project's otherwise. */
    screen?: Screen;
  }) => Promise<Person>;
  /** A site for this journey only, so that moving its clock does not affect others. */
  ownSite: Site;
};

/**
 * Journeys share a site per worker, an empty one or one with the demo town. A journey fails when a page
 * writes to the console, throws, or requests an outside address.
 */
export const test = base.extend<Given, { emptySite: Site; demoSite: Site }>({
  emptySite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const site = await openSite({ demo: false });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoSite: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const site = await openSite({ demo: true });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  async ownSite({}, use) {
    const site = await openSite({ demo: false });
    await use(site);
    await site.close();
  },
  async newPerson({ browser }, use, testInfo) {
    const people: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ serviceWorker = false, celebrates = false, screen, ...elsewhere } = {}) => {
      const options = { ...testInfo.project.use, ...(screen && screens[screen]), ...elsewhere };
      const context = await newContext(browser, options, serviceWorker);
      people.push(context);
      if (!celebrates) await context.addInitScript(hideFirstBooking);
      const page = await context.newPage();
      listen(page, complaints);
      return { page, context };
    });
    for (const context of people) await context.close();
    expect(complaints, 'what pages said unasked').toEqual([]);
  },
});

/** The screen that celebrates a first booking. */
export const celebration = (page: Page) =>
  page.getByRole('dialog', { name: /^(You’re booked|Your shift is filled)$/ });

/**
 * Answers a page's question for a first booking. A route would answer it too, but turns off the browser's cache and passes
 * every request through Playwright.
 */
function hideFirstBooking(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/api/calendar/first-booking?')
      ? Promise.resolve(Response.json({ booking: null }))
      : ask(input, init);
}

function newContext(browser: Browser, use: object, serviceWorker: boolean) {
  const { viewport, isMobile, hasTouch, deviceScaleFactor, userAgent, locale, timezoneId } = use as Record<
    string,
    never
  >;
  return browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    deviceScaleFactor,
    userAgent,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
}

/** Browsers log refusals and lost connections that a journey causes on purpose; these are no failures. */
const provoked = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)/,
  /^Service Worker registration blocked by Playwright/,
];

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (provoked.some((expected) => expected.test(message.text()))) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${request.url()}`);
  });
}

/** Waits until nothing fades in or moves anymore: halfway there its colors have too little contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });

/** Checks the page with axe; any finding fails the journey. @param only one rule, where the others were checked before */
export async function expectAccessible(page: Page, only?: 'color-contrast'): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Collecting the results in a second page takes longer, and helps only with frames of other sites.
    .setLegacyMode()
    // Targets of 24 px are checked only on request.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  await settled(page);
  // A toast that fades out during the check would be measured with half of its colors.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('.toast { animation-duration: 0s !important }');
    document.adoptedStyleSheets.push(still);
  });
  const { violations } = await (
    only ? axe.withRules(only) : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual(
    [],
  );
}

export { expect };
export type { Person };

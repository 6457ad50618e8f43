import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { openWindow } from './camera.ts';
import { startTestDatabases } from './database.ts';
import { openSite } from './journeys/site.ts';
import { allScreens, people } from './screens.ts';
import type { Screen } from './screens.ts';
import { photographInstall, photographReadme } from './repository-pictures.ts';

/**
 * `npm run screenshots`: photographs every screen of the demo town, at three widths, light and dark, into
 * `screenshots/`; with names, as in `node tests/screenshots.ts chat pet`, those screens alone. The pictures in
 * the repository are made on request: `node tests/screenshots.ts` with `readme` or `install-pictures`.
 */
const names = process.argv.slice(2);
const screens = allScreens.filter(({ name }) => names.length === 0 || names.includes(name));

const widths = [360, 768, 1280];
const themes = ['light', 'dark'] as const;

const stopDatabases = await startTestDatabases();
const site = await openSite({ demo: true });
const browser = await chromium.launch(await findBrowser());
try {
  if (process.argv[2] === 'readme') await photographReadme(browser, site.url);
  else if (process.argv[2] === 'install-pictures') await photographInstall(browser, site.url);
  else await photographAll(browser);
} finally {
  await browser.close();
  await site.close();
  await stopDatabases();
}

async function photographAll(browser: Browser): Promise<void> {
  const folder = path.join(import.meta.dirname, '../screenshots');
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    for (const theme of themes) {
      for (const as of [undefined, ...people]) {
        const wanted = screens.filter((screen) => screen.as === as && !(screen.narrow && width > 1000));
        if (wanted.length === 0) continue;
        const newcomer = as === 'newcomer';
        const context = await openWindow(browser, site.url, { width, theme, as: newcomer ? undefined : as });
        if (newcomer) await register(context.request, `sam.${width}.${theme}@wagwell.example`);
        for (const screen of wanted) {
          await photograph(context, screen, path.join(folder, `${screen.name}-${width}-${theme}.png`));
        }
        await context.close();
      }
    }
  }
  console.log(`${screens.length} screens in screenshots/`);
}

async function register(api: APIRequestContext, email: string): Promise<void> {
  const reply = await api.post(`${site.url}/auth/register`, {
    data: {
      firstName: 'Sam',
      lastName: 'Keller',
      email,
      // The demo accounts' own password is refused, because it consists of the product's words.
      password: 'two brushes and a comb',
      userType: 'groomer',
      plan: 'annual',
      agreeToTerms: true,
      agreeToPrivacy: true,
    },
  });
  if (!reply.ok()) throw new Error(`${email} could not register: ${await reply.text()}`);
}

async function photograph(
  context: BrowserContext,
  { name, path: address, press, list }: Screen,
  file: string,
): Promise<void> {
  const page = await context.newPage();
  const there = typeof address === 'string' ? address : await address(context.request);
  if (list)
    await page.route(
      (url) => url.pathname === list.address,
      (route) => (list.answer === 'failure' ? route.fulfill({ status: 500, body: '' }) : undefined),
    );
  await page.goto(site.url + there, { waitUntil: list ? 'load' : 'networkidle' });
  if (list)
    await page
      .locator(list.answer === 'failure' ? 'main [role=alert]' : 'main .skeleton')
      .first()
      .waitFor();
  else if (press) {
    await page.getByRole('button', { name: press }).first().click();
    await page.getByRole('dialog').waitFor();
  } else await scrollThrough(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (sideways > 0)
    throw new Error(`${name} scrolls ${sideways} px sideways at ${page.viewportSize()?.width}`);
  // A dialog that is still opening is captured in its final position.
  await page.screenshot({ path: file, fullPage: !press, animations: 'disabled' });
  await page.close();
}

/**
 * Scrolls through the page, so that a full-page picture includes parts that load or render when they come
 * into view.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => !document.querySelector('main .skeleton'));
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    for (const ticket of document.querySelectorAll<HTMLElement>('.ticket, .work-row'))
      ticket.style.contentVisibility = 'visible';
    scrollTo(0, 0);
  });
}

import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const isPhone = /@phone/;
const isDesktop = /@desktop/;

/** Journeys through the whole product. Each runs at both sizes unless its title carries the tag of one. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  globalSetup: './tests/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only then is named by the run, see tests/reports.ts.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow; no journey measures time.
  timeout: 420_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/journeys.json' }]],
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: isPhone, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: isDesktop,
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});

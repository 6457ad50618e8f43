import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';
import { screens } from './tests/journeys/screens.ts';

const isPhone = /@phone/;
const isDesktop = /@desktop|@mixed/;

/**
 * Journeys through the whole product. Each runs on both screens unless its title carries the tag of one, or `@mixed`: there
 * each person has the screen they would use.
 */
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
    // Well below the limit of a journey, so that what waits in vain is named.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: isPhone, use: screens.desktop },
    { name: 'phone', grepInvert: isDesktop, use: screens.phone },
  ],
});

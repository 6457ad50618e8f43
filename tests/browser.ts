import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { runCommand } from '../ops/run-command.ts';

/** Options that start the browser: `chromium.launch(await findBrowser())`. */
export type Browser = { executablePath: string; args: string[] };

/** It has no windows, tabs, toolbars or notifications, and needs half of the processor time for the same page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);

/** Containers have no sandbox and little shared memory; tests must not contact outside services. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, the system's shell or browser, or Playwright's own; installs one if there is none. Sets
 * CHROMIUM_PATH for the other processes of this run.
 * @param whole a browser that shows notifications, not the shell
 * @throws Error that says what to do
 */
export async function findBrowser({ whole = false } = {}): Promise<Browser> {
  const executablePath = (await firstThatStarts(known(whole))) ?? (await install(whole));
  if (!executablePath) {
    throw new Error(
      'No Chromium found, and none could be installed. Install one ("npx playwright install --with-deps chromium", ' +
        'or the chromium package of your system), or set CHROMIUM_PATH to its program.',
    );
  }
  if (!whole) process.env.CHROMIUM_PATH = executablePath;
  return { executablePath, args: ARGS };
}

const known = (whole: boolean): (string | undefined)[] =>
  [process.env.CHROMIUM_PATH, SHELL, ...WHOLE_BROWSERS, chromium.executablePath()].filter(
    (each) => !whole || each !== SHELL,
  );

async function install(whole: boolean): Promise<string | undefined> {
  console.log('Installing Chromium for the browser tests, once …');
  await runCommand(['playwright', 'install', 'chromium']);
  const own = await firstThatStarts([chromium.executablePath()]);
  if (own || process.getuid?.() !== 0) return own;
  await runCommand(['apt-get', 'update']);
  // Not every system has the shell as a package.
  for (const packages of [['chromium', 'fonts-liberation'], ['chromium-headless-shell']])
    await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return firstThatStarts(known(whole));
}

/** The file alone is not enough: some systems have a stub there, and libraries may be missing. */
async function firstThatStarts(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (path && existsSync(path) && (await runCommand([path, '--version'])).passed) return path;
  }
  return undefined;
}

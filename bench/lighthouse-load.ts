import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from '#tests/browser.ts';
import { runCommand } from '../ops/run-command.ts';

/** npm fetches it on first use: it would add a hundred packages to every installation. */
const lighthouse = 'lighthouse@13.5.0';

/** `as`: the demo account that is signed in. */
type Page = { path: string; as?: string };
export type LighthouseLoad = { demo: string; pages: Page[]; visits: number };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof categories)[number];
const metrics = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;
/** Scores are out of 100; metrics are milliseconds, and the layout shift has no unit. */
export type LighthouseVisit = Record<(typeof categories)[number] | (typeof metrics)[number], number>;
/** The visits of each path. */
export type LighthouseLoaded = Record<string, LighthouseVisit[]>;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Reads a LighthouseLoad from standard input, visits the pages, and prints what Lighthouse found. */
const { demo, pages, visits }: LighthouseLoad = JSON.parse(await text(process.stdin));
const { executablePath, args } = await findBrowser();
const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-lighthouse-'));
const loaded: LighthouseLoaded = {};
try {
  // In turn, so that a slow minute of the machine meets every page.
  for (let visit = 0; visit < visits; visit++)
    for (const page of pages) (loaded[page.path] ??= []).push(await visitOnce(page));
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(loaded));

/** @throws Error with the output of Lighthouse */
async function visitOnce({ path: at, as }: Page): Promise<LighthouseVisit> {
  const file = path.join(folder, 'report.json');
  const { passed, output } = await runCommand(
    [
      'npm',
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      demo + at,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      ...(as ? [`--extra-headers=${JSON.stringify({ Cookie: await signIn(as) })}`] : []),
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    // The phone is in the town: a device in another zone draws a page anew with the town's times.
    { CHROME_PATH: executablePath, TZ: 'America/Chicago' },
  );
  if (!passed) throw new Error(`Lighthouse failed on ${at}\n${output}`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ...metrics.map((name) => [name, report.audits[name]?.numericValue ?? Number.NaN]),
  ]) as LighthouseVisit;
}

/** Signs a demo account in. @returns the cookie of its session */
async function signIn(as: string): Promise<string> {
  const reply = await fetch(`${demo}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: demo },
    body: JSON.stringify({ email: `${as}@wagwell.example`, password: 'demo-password' }),
  });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  if (!reply.ok || !cookie) throw new Error(`${as} could not sign in: ${reply.status}`);
  return cookie;
}

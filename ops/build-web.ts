import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runCommand } from './run-command.ts';

const root = path.join(import.meta.dirname, '..');
const build = path.join(root, 'build');
const stamp = path.join(build, 'built-from');

/** The sources of the built web app. */
const SOURCES = [
  'web',
  'contract',
  'reference',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const COMPRESSED = /\.(m?js|css|svg|html|json|txt|webmanifest)$/;
const KEPT = /^(?!styled-map).+\.(js|css|woff2)$/;
const TOO_SMALL_BYTES = 512;

/**
 * Builds the web app into `build/` unless the current build has the same sources. It is built elsewhere and
 * moved when complete, so that an interrupted or failed build keeps the last good one.
 * @param say receives a line before a slow build
 * @throws Error with the builder's output
 */
export async function ensureWebBuilt(say: (line: string) => void = console.log): Promise<void> {
  const sources = await hashOf(SOURCES);
  const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === sources;
  if (await isBuilt()) return;
  say('Building the web, once …');
  const fresh = path.join(root, `.cache/build-${process.pid}`);
  try {
    const env = { NODE_ENV: 'production', BUILD_DIRECTORY: path.relative(root, fresh) };
    const { passed, output } = await runCommand(['react-router', 'build'], env);
    if (!passed) throw new Error(`The web could not be built.\n${output}`);
    await buildServiceWorker(path.join(fresh, 'client'));
    await compress(path.join(fresh, 'client'));
    await writeFile(path.join(fresh, path.basename(stamp)), sources);
    // A concurrent start in this folder may have finished first; its build is already in use.
    if (await isBuilt()) return;
    await rm(build, { recursive: true, force: true });
    await rename(fresh, build);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Builds the service worker into one file of a fixed name, because browsers know it by its address. */
async function buildServiceWorker(folder: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  await viteBuild({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(await keptByWorker(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, 'web/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** The files that the service worker keeps, and a version that changes with any of them. */
async function keptByWorker(folder: string): Promise<{ version: string; assets: string[] }> {
  const names = (await readdir(path.join(folder, 'assets'))).filter((name) => KEPT.test(name)).toSorted();
  // React Router names its manifest by its content, which names all other files by theirs.
  const version = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!version) throw new Error('The build has no manifest of its pages.');
  return { version, assets: names.map((name) => `/assets/${name}`) };
}

/** Compresses once at the best level: compressing each reply would halve the server's throughput. */
async function compress(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const bytes = await readFile(file);
    if (!COMPRESSED.test(file) || bytes.length < TOO_SMALL_BYTES) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await Promise.all([
      promisify(brotliCompress)(bytes, { params: size }).then((small) => writeFile(`${file}.br`, small)),
      promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ]);
  }
}

async function hashOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const each of paths) {
    for (const file of await filesIn(path.join(root, each))) {
      if (!file.includes('.test.')) hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Returns the file itself, or every file below the folder, sorted by name. */
async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) await ensureWebBuilt();

import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folders = ['bench', 'contract', 'docs', 'ops', 'reference', 'server', 'tests', 'web'];

async function readFiles(): Promise<string[]> {
  const within = folders.map(async (folder) =>
    (await readdir(path.join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`),
  );
  return [...(await readdir(root)), ...(await Promise.all(within)).flat()];
}
const files = await readFiles();

/** Guides may shorten paths: `pages/home.tsx` may mean `web/pages/home.tsx`. */
const filesCalled = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));

/** Removes code blocks: their file trees contain made-up names. */
const proseOf = async (guide: string) =>
  (await readFile(path.join(root, guide), 'utf8')).replaceAll(/^```.*?^```/gms, '');
const namedIn = (prose: string) =>
  [...prose.matchAll(/`([\w./-]+\.(?:tsx?|md|json|sql))`/g)].map(([, name = '']) => name);

const guides = [
  'README.md',
  'docs/architecture.md',
  'docs/contributing.md',
  'docs/performance.md',
  'docs/security.md',
  'docs/accessibility.md',
];
const decisions = (await readdir(path.join(root, 'docs/decisions'))).toSorted();
const decisionPaths = decisions.map((name) => `docs/decisions/${name}`);

describe.each([...guides, ...decisionPaths])('%s', (guide) => {
  test('names only files that exist', async () => {
    const names = namedIn(await proseOf(guide));
    if (guides.includes(guide)) expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => filesCalled(name).length === 0)).toEqual([]);
  });

  test('links only to existing targets', async () => {
    const links = [...(await proseOf(guide)).matchAll(/\]\(([\w./-]+)\)/g)].map(([, link = '']) => link);
    const reached = links.map((link) => access(path.join(root, path.dirname(guide), link)));
    expect((await Promise.allSettled(reached)).map(({ status }) => status)).toEqual(
      links.map(() => 'fulfilled'),
    );
  });
});

test('decisions are numbered without gaps', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)('the file name of %s matches its title', async (name) => {
  const [heading = ''] = (await proseOf(`docs/decisions/${name}`)).split('\n');
  const words =
    heading
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  expect(`${words.join('-')}.md`).toBe(name);
});

test('the example call appears in the contract, route and API files that the guides name', async () => {
  const [readme, house] = [await proseOf('README.md'), await proseOf('docs/architecture.md')];
  const way = /^## A request's way.*?^## /ms.exec(house)?.[0] ?? '';
  const [, key = ''] = /`'([A-Z]+ \/[\w/-]+)'/.exec(way) ?? [];
  const named = namedIn(`${readme} ${way}`).filter((name) =>
    /^contract\/|\.routes\.ts$|\.api\.ts$/.test(name),
  );
  expect(named).toHaveLength(6);
  const said = await Promise.all(
    named.map((name) => readFile(path.join(root, filesCalled(name)[0] ?? ''), 'utf8')),
  );
  expect(named.filter((_, index) => !said[index]?.includes(`'${key}'`))).toEqual([]);
});

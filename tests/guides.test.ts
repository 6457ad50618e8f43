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

/** Who reads on in the middle of a sentence knows the folder: `pages/home.tsx` may be `web/pages/home.tsx`. */
const filesCalled = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));

/** Drawn trees show what kinds of files there are, with made up names among them. */
const proseOf = async (guide: string) =>
  (await readFile(path.join(root, guide), 'utf8')).replaceAll(/^```.*?^```/gms, '');
const namedIn = (prose: string) =>
  [...prose.matchAll(/`([\w./-]+\.(?:tsx?|md|json|sql))`/g)].map(([, name = '']) => name);

describe.each(['README.md', 'docs/architecture.md'])('%s', (guide) => {
  test('names files that are there', async () => {
    const names = namedIn(await proseOf(guide));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => filesCalled(name).length === 0)).toEqual([]);
  });

  test('leads to what is there', async () => {
    const links = [...(await proseOf(guide)).matchAll(/\]\(([\w./-]+)\)/g)].map(([, link = '']) => link);
    const reached = links.map((link) => access(path.join(root, path.dirname(guide), link)));
    expect((await Promise.allSettled(reached)).map(({ status }) => status)).toEqual(
      links.map(() => 'fulfilled'),
    );
  });
});

test('the call that both follow stands in the files that are said to promise, route and call it', async () => {
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

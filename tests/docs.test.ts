import { access, glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const decisionFolder = path.join(root, 'docs/decisions');
const decisions = (await readdir(decisionFolder)).toSorted();

test('decisions are numbered without gaps', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)('%s is named as its title', async (name) => {
  const [heading = ''] = (await readFile(path.join(decisionFolder, name), 'utf8')).split('\n');
  const slug = heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  expect(`${slug.replace(/^-/, '')}.md`).toBe(name);
});

test('every link of the documentation leads to a file', async () => {
  const broken: string[] = [];
  for await (const file of glob(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)) {
      const exists = await access(path.join(root, path.dirname(file), target)).then(
        () => true,
        () => false,
      );
      if (!exists) broken.push(`${file} → ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

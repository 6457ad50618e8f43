import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import type { PageName } from '#contract/pages.ts';

/** Pages about one record of a member; those behind a secret link and those of strangers have ways of their own. */
const ofRecords = (Object.keys(pages) as PageName[]).filter((name) => /:id\b/.test(pages[name]));

test.each([...ofRecords, 'notification-settings'] as const)('%s begins with the way back', async (name) => {
  const source = await readFile(`web/pages/${name}/${name}.tsx`, 'utf8');
  expect(source).toContain('<WayBack to={href(');
  expect(source).not.toMatch(/>\s*Back to /);
});

import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allRoles } from '#web/features/identity/role-facts.ts';
import { pages } from './pages.ts';
import { navLinks, pathOf } from './shell/navigation/nav-links.ts';

test.each(Object.entries(pages))('%s is shown by web/pages/%s', async (_, file) => {
  await access(path.join(import.meta.dirname, '../pages', file, `${file}.tsx`));
});

test.each(allRoles)('every link of the header leads to a page: %s', (role) => {
  for (const signedIn of [true, false])
    for (const link of navLinks(role, signedIn)) expect(Object.keys(pages)).toContain(pathOf(link));
});

test('Dashboard leads signed-out visitors to the landing page', () => {
  expect(navLinks('owner', false)[0]).toMatchObject({ label: 'Dashboard', to: '/' });
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { tourSteps } from '#web/features/guide/tour-steps.ts';
import type { Viewer } from '#web/features/identity/viewer.ts';
import { Header } from './header.tsx';
import { navLinks } from './nav-links.ts';

const links = navLinks('groomer', false);

test('signed-out visitors have the ways in and a menu of links, and the tour points at the menu', async () => {
  renderAt(
    '/',
    <UserTypeProvider>
      <Header viewer="signed-out" links={links} help={null} />
    </UserTypeProvider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Wagwell',
    'Sign In',
    'Join',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Menu' });
  for (const { target } of tourSteps) if (target) expect(button.matches(target)).toBe(true);
  await userEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ...links.map(({ label, to }) => [label, to]),
    ['Join', '/register'],
  ]);
});

const headerFor = (viewer: Viewer) =>
  renderAt(
    '/',
    <UserTypeProvider>
      <Header viewer={viewer} links={links} help={null} />
    </UserTypeProvider>,
  );

test('accounts with two roles have the role switch on a phone too', () => {
  headerFor(sessionOf({ user: { roles: ['groomer', 'pet_owner'] } }));
  // One for wide windows and one for narrow ones.
  expect(screen.getAllByRole('group', { name: 'View as' })).toHaveLength(2);
});

test('signed-out visitors have the switch in the menu of links', async () => {
  headerFor('signed-out');
  expect(screen.queryByRole('group', { name: 'View as' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const owner = await screen.findByRole('menuitemradio', { name: 'Owner' });
  expect(owner.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(owner);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect((await screen.findByRole('menuitemradio', { name: 'Owner' })).getAttribute('aria-checked')).toBe(
    'true',
  );
});

test('an account with one role has the switch in the profile menu', async () => {
  headerFor(sessionOf());
  expect(screen.getAllByRole('group', { name: 'View as' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitemradio', { name: 'Groomer' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Pet Parent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  expect(
    (await screen.findByRole('menuitemradio', { name: 'Pet Parent' })).getAttribute('aria-checked'),
  ).toBe('true');
});

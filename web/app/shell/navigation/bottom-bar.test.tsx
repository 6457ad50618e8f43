import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BottomBar } from './bottom-bar.tsx';
import { navLinks } from './nav-links.ts';

test('a provider with a day has it beside the dashboard, which is marked on its own page', () => {
  serve({ 'GET /api/messages/unread-count': () => Response.json({ count: 0 }) });
  renderAt(
    '/groomer',
    <UserTypeProvider>
      <BottomBar links={navLinks('groomer', true, true)} />
    </UserTypeProvider>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/day',
    '/clients',
    '/groomer',
    '/marketplace',
    '/messages',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null]);
});

const ofProviders = ['/clients', '/marketplace', '/messages', '/profile'];

test.each([
  ['groomer', ['/groomer', ...ofProviders]],
  ['owner', ['/owner', ...ofProviders]],
  [
    'pet_owner',
    ['/pet-owner', '/marketplace?tab=groomers', '/pet-owner?tab=requests', '/messages', '/profile'],
  ],
] as const)(
  'the bar of a %s’s phone leads to today and to clients or requests, and has five links',
  (role, names) => {
    serve({ 'GET /api/messages/unread-count': () => Response.json({ count: 0 }) });
    renderAt(
      '/',
      <UserTypeProvider>
        <BottomBar links={navLinks(role, true)} />
      </UserTypeProvider>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(names);
    expect(screen.getByRole('link', { name: 'Marketplace' })).toBeTruthy();
  },
);

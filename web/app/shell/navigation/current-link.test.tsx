// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { allRoles } from '#web/features/identity/role-facts.ts';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { BottomBar } from './bottom-bar.tsx';
import { currentIn } from './current-link.ts';
import { Header } from './header.tsx';
import { navLinks } from './nav-links.ts';

/** Pages of members without a link: they are in the profile menu, or the bell leads there. */
const ofNoLink: PageName[] = [
  'membership',
  'notifications',
  'email-preferences',
  'admin',
  'promo-admin',
  'reliability',
];

/** Pages without these links, or for visitors. */
const outside: PageName[] = [
  'landing',
  'start',
  'register',
  'login',
  'forgot-password',
  'reset-password',
  'verify-email',
  'not-me',
  'membership-signup',
  'subscription-checkout',
  'subscription-success',
  'shared-pet-record',
  'pet-transfer',
  'shared-report-card',
  'client-visit',
  'front-desk',
  'groomer-booking',
  'business-booking',
  'terms-of-service',
  'privacy-policy',
];

/** Of the profile, which the bar of a provider's phone does not have. */
const ofProfile: PageName[] = ['profile', 'profile-setup', 'settings', 'notification-settings'];

const names = Object.keys(pages) as PageName[];
const pathOf = (name: PageName) => pages[name].replaceAll(/:\w+/g, 'one');

/** The links of the header, and those of the bar of a phone. */
function barsOf(role: Role, hasDay: boolean) {
  const links = navLinks(role, true, hasDay);
  return [links.filter(({ barOnly }) => !barOnly), links.filter(({ headerOnly }) => !headerOnly)] as const;
}

const everyone = allRoles.flatMap((role) => [true, false].map((hasDay): [Role, boolean] => [role, hasDay]));

test.each(everyone)('each page of a %s marks one link, with a day of clients: %s', (role, hasDay) => {
  for (const links of barsOf(role, hasDay)) {
    const unmarked = names.filter((name) => {
      const current = currentIn(links, { pathname: pathOf(name) }, role);
      const marked = links.filter((link) => current(link) !== undefined);
      expect(marked.length, name).toBeLessThanOrEqual(1);
      return marked.length === 0;
    });
    const inMenu = links.some(({ name }) => name === 'profile') ? [] : ofProfile;
    expect(unmarked.toSorted()).toEqual([...ofNoLink, ...outside, ...inMenu].toSorted());
  }
});

test.each([
  ['/day', '/day: page', '/day: page'],
  ['/groomer', '/groomer: page', '/groomer: page'],
  ['/calendar', '/calendar: page', '/day: true'],
  ['/visits/one/check-out', '/day: true', '/day: true'],
  ['/clients', '/clients: page', '/clients: page'],
  ['/clients/one', '/clients: true', '/clients: true'],
  ['/shifts/one', '/marketplace: true', '/marketplace: true'],
  ['/settings', '/profile: true'],
  ['/books', '/groomer: true', '/groomer: true'],
])('at %s the header marks %s, and the bar of a phone %s', (path, ...expected) => {
  const session = sessionOf({ hasDay: true });
  setViewer(session);
  onTestFinished(() => setViewer(null));
  serve({ 'GET /api/messages/unread-count': () => Response.json({ count: 0 }) });
  const links = navLinks('groomer', true, true);
  renderAt(
    path,
    <UserTypeProvider>
      <Header viewer={session} links={links} help={null} />
      <BottomBar links={links} />
    </UserTypeProvider>,
  );
  const marks = screen.getAllByRole('navigation', { name: 'Main' }).flatMap((bar) =>
    within(bar)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => `${link.getAttribute('href')}: ${link.getAttribute('aria-current')}`),
  );
  expect(marks).toEqual(expected);
});

test('a pet parent’s market begins with groomers, and is marked on each of its tabs', () => {
  const links = navLinks('pet_owner', true);
  const market = links.find(({ name }) => name === 'marketplace');
  expect(market?.to).toBe('/marketplace?tab=groomers');
  expect(market && currentIn(links, { pathname: '/marketplace' }, 'pet_owner')(market)).toBe('page');
});

test.each([
  ['/pet-owner', '', 'dashboard'],
  ['/pet-owner', '?tab=pets', 'dashboard'],
  ['/pet-owner', '?tab=requests', 'requests'],
  ['/requests/one', '', 'requests'],
])('at %s%s the bar of a pet parent’s phone marks %s', (pathname, search, name) => {
  const [, bar] = barsOf('pet_owner', false);
  const current = currentIn(bar, { pathname, search }, 'pet_owner');
  expect(bar.filter((link) => current(link)).map((link) => link.name)).toEqual([name]);
});

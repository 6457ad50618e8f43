import { matchPath } from 'react-router';
import { pages } from '#contract/pages.ts';
import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { pathOf } from './nav-links.ts';
import type { NavItem, NavName } from './nav-links.ts';

/** The links that a page belongs to, best first: the first that is shown is marked. */
type Place = readonly NavName[];

const none: Place = [];
const dashboard: Place = ['dashboard', 'day'];
const day: Place = ['day', 'calendar', 'dashboard'];
const calendar: Place = ['calendar', 'day', 'dashboard'];
const clients: Place = ['clients', 'dashboard'];
const marketplace: Place = ['marketplace'];
const profile: Place = ['profile'];

/** Where a page is in the navigation, by the role in which it is looked at where that matters. */
const places: Record<PageName, Place | Record<Role, Place>> = {
  landing: none,
  start: none,
  register: none,
  login: none,
  'forgot-password': none,
  'reset-password': none,
  'verify-email': none,
  'not-me': none,
  membership: none,
  'membership-signup': none,
  'subscription-checkout': none,
  'subscription-success': none,
  'groomer-dashboard': dashboard,
  'owner-dashboard': dashboard,
  'pet-owner-dashboard': dashboard,
  pet: clients,
  'pet-record': clients,
  'shared-pet-record': none,
  'pet-transfer': none,
  request: { groomer: marketplace, owner: marketplace, pet_owner: ['requests', 'dashboard'] },
  visit: day,
  'report-card': day,
  'shared-report-card': none,
  'check-out': day,
  'client-visit': none,
  marketplace,
  day,
  'front-desk': none,
  calendar,
  messages: ['messages'],
  notifications: none,
  settings: profile,
  'notification-settings': profile,
  'email-preferences': none,
  shift: { groomer: marketplace, owner: dashboard, pet_owner: marketplace },
  'shift-agreement': { groomer: marketplace, owner: dashboard, pet_owner: marketplace },
  'client-import': clients,
  books: dashboard,
  clients,
  client: clients,
  profile,
  'profile-setup': profile,
  admin: none,
  'promo-admin': none,
  'groomer-page': marketplace,
  'business-page': marketplace,
  'groomer-booking': none,
  'business-booking': none,
  'town-page': marketplace,
  reliability: none,
  'terms-of-service': none,
  'privacy-policy': none,
};

const tabOf = (address: string): string | null =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('tab');

const names = Object.keys(pages) as PageName[];

/**
 * What `aria-current` is for a link: 'page' on the page it leads to, true on pages below it.
 * @param links those that are shown; one of them is marked at most
 */
export function currentIn(
  links: readonly NavItem[],
  { pathname, search = '' }: { pathname: string; search?: string },
  role: Role,
): (link: NavItem) => 'page' | true | undefined {
  const here = links.filter((link) => pathOf(link) === pathname);
  const itself = here.find(({ to }) => tabOf(to) === tabOf(search)) ?? here[0];
  if (itself) return (link) => (link === itself ? 'page' : undefined);
  const page = names.find((name) => matchPath(pages[name], pathname));
  const place = page ? places[page] : none;
  const above = ('groomer' in place ? place[role] : place)
    .map((name) => links.find((link) => link.name === name))
    .find((link) => link !== undefined);
  return (link) => (link === above ? true : undefined);
}

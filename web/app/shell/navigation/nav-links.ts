import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { hasPage } from '../../pages.ts';

export type NavName =
  | 'day'
  | 'clients'
  | 'dashboard'
  | 'marketplace'
  | 'requests'
  | 'calendar'
  | 'messages'
  | 'profile';

export type NavItem = {
  name: NavName;
  label: string;
  /** Where five labels share the width of a phone. */
  shortLabel?: string;
  icon: IconName;
  to: string;
  shortcut: string;
  /** Not in the bar of phones, which has room for five. */
  headerOnly?: boolean;
  /** Not in the header, under which a wide screen has it on a tab. */
  barOnly?: boolean;
  /** The step of the tour that points here, if it has another name; null if none does. */
  tour?: string | null;
};

const calendar: NavItem = {
  name: 'calendar',
  label: 'Calendar',
  icon: 'calendar',
  to: href('calendar'),
  shortcut: 'c',
  headerOnly: true,
};

const clients: NavItem = {
  name: 'clients',
  label: 'Clients',
  icon: 'users',
  to: href('clients'),
  shortcut: 'l',
};
const marketplace: NavItem = {
  name: 'marketplace',
  label: 'Marketplace',
  shortLabel: 'Market',
  icon: 'market',
  to: href('marketplace'),
  shortcut: 'k',
};
/** Pet parents look for groomers there; shifts, which it begins with, are for those. */
const marketplaceOfParents: NavItem = { ...marketplace, to: `${href('marketplace')}?tab=groomers` };
/** What pet parents come back for most: the offers that they wait for. */
const requests: NavItem = {
  name: 'requests',
  label: 'Requests',
  icon: 'list',
  to: href('pet-owner-dashboard', { tab: 'requests' }),
  shortcut: 'r',
  barOnly: true,
  tour: null,
};
const messages: NavItem = {
  name: 'messages',
  label: 'Messages',
  icon: 'message',
  to: href('messages'),
  shortcut: 'm',
};
const profile: NavItem = {
  name: 'profile',
  label: 'Profile',
  icon: 'user',
  to: href('profile'),
  shortcut: 'p',
};
/** Providers with clients work by the day; on a phone their profile is in the profile menu alone. */
const day: NavItem = {
  name: 'day',
  label: 'Day',
  icon: 'sun',
  to: href('day'),
  shortcut: 'y',
  tour: 'dashboard',
};

/** The address of a link without its query. */
export const pathOf = ({ to }: NavItem): string => to.split('?', 1)[0] ?? to;

/** The links of header, bottom bar, tour and shortcuts; a link is included only if its page exists. */
export function navLinks(role: Role, signedIn: boolean, hasDay = false): NavItem[] {
  const isProvider = signedIn && role !== 'pet_owner';
  const dashboard = dashboardOf(role, signedIn);
  const links: NavItem[] = [
    ...(isProvider && hasDay
      ? [day, clients, { ...dashboard, tour: null }]
      : [dashboard, ...(isProvider ? [clients] : [])]),
    isProvider || !signedIn ? marketplace : marketplaceOfParents,
    ...(signedIn && !isProvider ? [requests] : []),
    ...(signedIn ? [calendar] : []),
    messages,
    { ...profile, headerOnly: isProvider && hasDay },
  ];
  return links.filter((link) => hasPage(pathOf(link)));
}

function dashboardOf(role: Role, signedIn: boolean): NavItem {
  const own = roleFacts[role].dashboard;
  return {
    name: 'dashboard',
    label: 'Dashboard',
    icon: 'home',
    to: signedIn && hasPage(own) ? own : '/',
    shortcut: 'd',
  };
}

import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { hasPage } from '../../pages.ts';

export type NavItem = {
  name: string;
  label: string;
  /** Where five labels share the width of a phone. */
  shortLabel?: string;
  icon: IconName;
  to: string;
  shortcut: string;
  /** Not in the bar of phones, which has room for five. */
  headerOnly?: boolean;
  /** The step of the tour that points here, if it has another name. */
  tour?: string;
};

const calendar: NavItem = {
  name: 'calendar',
  label: 'Calendar',
  icon: 'calendar',
  to: href('calendar'),
  shortcut: 'c',
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
/** Providers with clients work by the day; their dashboard is in the profile menu. */
const day: NavItem = {
  name: 'day',
  label: 'Day',
  icon: 'sun',
  to: href('day'),
  shortcut: 'y',
  tour: 'dashboard',
};

/** The links of header, bottom bar, tour and shortcuts; a link is included only if its page exists. */
export function navLinks(role: Role, signedIn: boolean, hasDay = false): NavItem[] {
  const { dashboard } = roleFacts[role];
  const isProvider = signedIn && role !== 'pet_owner';
  const ownCalendar = { ...calendar, headerOnly: isProvider };
  if (isProvider && hasDay)
    return [day, clients, marketplace, ownCalendar, messages, profile].filter(({ to }) => hasPage(to));
  const links: NavItem[] = [
    {
      name: 'dashboard',
      label: 'Dashboard',
      icon: 'home',
      to: signedIn && hasPage(dashboard) ? dashboard : '/',
      shortcut: 'd',
    },
    ...(isProvider ? [clients] : []),
    marketplace,
    ...(signedIn ? [ownCalendar] : []),
    messages,
    profile,
  ];
  return links.filter(({ to }) => hasPage(to));
}

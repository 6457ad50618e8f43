import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { hasPage } from '../pages.ts';

export type NavItem = {
  name: string;
  label: string;
  /** Where five labels share the width of a phone. */
  shortLabel?: string;
  icon: IconName;
  to: string;
  shortcut: string;
};

const calendar: NavItem = {
  name: 'calendar',
  label: 'Calendar',
  icon: 'calendar',
  to: href('calendar'),
  shortcut: 'c',
};

/** The links of header, bottom bar, tour and shortcuts; a link is included only if its page exists. */
export function navLinks(role: Role, signedIn: boolean): NavItem[] {
  const { dashboard } = roleFacts[role];
  const links: NavItem[] = [
    {
      name: 'dashboard',
      label: 'Dashboard',
      icon: 'home',
      to: signedIn && hasPage(dashboard) ? dashboard : '/',
      shortcut: 'd',
    },
    {
      name: 'marketplace',
      label: 'Marketplace',
      shortLabel: 'Market',
      icon: 'market',
      to: href('marketplace'),
      shortcut: 'k',
    },
    ...(signedIn ? [calendar] : []),
    { name: 'messages', label: 'Messages', icon: 'message', to: href('messages'), shortcut: 'm' },
    { name: 'profile', label: 'Profile', icon: 'user', to: href('profile'), shortcut: 'p' },
  ];
  return links.filter(({ to }) => hasPage(to));
}

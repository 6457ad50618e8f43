import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';

type RoleFacts = {
  /** Name in the header's role switch. */
  name: string;
  badge: string;
  icon: IconName;
  dashboard: string;
};

/** Display facts of the roles, in the order of the switch. */
export const roleFacts: Record<Role, RoleFacts> = {
  groomer: {
    name: 'Groomer',
    badge: 'Professional Groomer',
    icon: 'shears',
    dashboard: href('groomer-dashboard'),
  },
  owner: {
    name: 'Owner',
    badge: 'Salon Owner',
    icon: 'store',
    dashboard: href('owner-dashboard'),
  },
  pet_owner: {
    name: 'Pet Parent',
    badge: 'Pet Parent',
    icon: 'paw',
    dashboard: href('pet-owner-dashboard'),
  },
};

export const allRoles = Object.keys(roleFacts) as Role[];

/** Role of a dashboard's path, if it is one. */
export const roleOfDashboard = (pathname: string): Role | undefined =>
  allRoles.find((role) => pathname === roleFacts[role].dashboard);

import type { Role } from '#contract/roles.ts';
import type { IconName } from '#web/ui/icon.tsx';

type RoleFacts = {
  /** As the header's switch says it. */
  name: string;
  badge: string;
  icon: IconName;
  dashboard: string;
  /** What the role adds to an account, in one line and in detail. */
  offer: string;
  offers: string[];
};

/** The roles as people read them, in the order of the switch. */
export const roleFacts: Record<Role, RoleFacts> = {
  groomer: {
    name: 'Groomer',
    badge: 'Professional Groomer',
    icon: 'shears',
    dashboard: '/groomer',
    offer: 'Find shifts and see what the day pays before you say yes',
    offers: [
      'Salon and mobile shifts near you, with commission, dogs and take-home on one ticket',
      'Your applications in one place, from sent to accepted',
      'A profile with your experience, specialties and reviews',
    ],
  },
  owner: {
    name: 'Owner',
    badge: 'Salon Owner',
    icon: 'store',
    dashboard: '/owner',
    offer: 'Post shifts and compare applicants side by side',
    offers: [
      'Shifts posted in a minute, copied or repeated every week',
      'Applicants with rating, distance and experience in the same row',
      'A waiting list that steps in when somebody cannot come',
    ],
  },
  pet_owner: {
    name: 'Pet Parent',
    badge: 'Pet Parent',
    icon: 'paw',
    dashboard: '/pet-owner',
    offer: 'Find somebody who knows your pet’s coat',
    offers: [
      'Local salons and independent groomers, with reviews after real visits',
      'A profile for each pet, so that nobody has to ask twice',
      'Care tips that suit the coat, the age and the season',
    ],
  },
};

export const allRoles = Object.keys(roleFacts) as Role[];

/** The role whose dashboard this is, if it is one. */
export const roleOfDashboard = (pathname: string): Role | undefined =>
  allRoles.find((role) => pathname === roleFacts[role].dashboard);

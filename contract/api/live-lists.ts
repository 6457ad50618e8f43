import {
  byDistance,
  ofCertifications,
  ofGrooming,
  ofOtherPeople,
  ofPortfolio,
  ofShifts,
} from './changed-parts.ts';
import type { Part } from './changed-parts.ts';

type LiveParts = {
  /** The paths that are fetched again at once by the accounts whose rows changed. */
  own: readonly Part[];
  /** The paths that anyone may have on screen; they are fetched again within half a minute. */
  everyone?: readonly Part[];
};

/** The lists that event streams name when something in them changed. */
export const liveLists = {
  account: {
    own: ['/auth/me'],
    everyone: ['/api/groomers', '/api/owners', '/api/admin/accounts', '/api/admin/overview'],
  },
  membership: { own: ['/api/membership', '/api/invoices', '/auth/me'] },
  profile: { own: byDistance },
  groomers: { own: byDistance, everyone: ['/api/groomers', '/api/marketplace/all-offers'] },
  businesses: { own: byDistance, everyone: ['/api/owners', '/api/marketplace/all-offers'] },
  portfolio: { own: ofPortfolio, everyone: ['/api/groomers'] },
  shifts: { own: ofShifts, everyone: ['/api/shifts', '/api/marketplace/all-offers'] },
  applications: { own: [...ofShifts, '/api/admin/pay-disputes', '/api/admin/overview'] },
  pets: { own: [...ofGrooming, '/api/admin/incidents', '/api/admin/overview'] },
  requests: { own: ofGrooming, everyone: ['/api/grooming-requests', '/api/marketplace/all-offers'] },
  offers: { own: ofGrooming },
  visits: { own: ofGrooming },
  bills: { own: ofGrooming },
  'price-changes': { own: ofGrooming },
  // Fees are in the books.
  'cancellation-policies': { own: ['/api/books'] },
  reviews: {
    own: ['/api/users', ...ofShifts, ...ofGrooming],
    everyone: ['/api/groomers', '/api/owners'],
  },
  messages: { own: ['/api/messages'] },
  reliability: { own: ['/api/reliability', '/api/admin/disputes', '/api/admin/overview'] },
  calendar: { own: ['/api/working-hours', '/api/calendar', '/api/day'] },
  blocks: { own: ofOtherPeople },
  certifications: {
    own: ofCertifications,
    everyone: ['/api/groomers', '/api/owners'],
  },
  'admin-reports': { own: ['/api/admin/reports', '/api/admin/accounts', '/api/admin/overview'] },
  'admin-jobs': { own: ['/api/admin/jobs', '/api/admin/overview'] },
  'care-tips': { own: ['/api/pet-care-tips/daily', '/api/pet-care-tips/daily-state'] },
  notifications: { own: ['/api/notifications'] },
  'data-export': { own: ['/api/account/export'] },
  'notification-preferences': { own: ['/api/notification-preferences'] },
} satisfies Record<string, LiveParts>;

export type LiveList = keyof typeof liveLists;

export const isLiveList = (name: string): name is LiveList => Object.hasOwn(liveLists, name);
export const partsOfList = (list: LiveList): LiveParts => liveLists[list];

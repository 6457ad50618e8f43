import type { Role } from '#contract/roles.ts';
import type { OfferAs } from './offer-draft.ts';

/** Which of one's roles offers: the one that is looked through, or the only one that can. */
export const offeringAs = (roles: readonly string[], looksAs: Role): OfferAs =>
  roles.includes('owner') && (looksAs === 'owner' || !roles.includes('groomer')) ? 'business' : 'groomer';

/** Pet owners only ask. */
export const grooms = (roles: readonly string[]): boolean =>
  roles.includes('groomer') || roles.includes('owner');

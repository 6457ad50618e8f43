import type { Role } from '#contract/identity/roles.ts';
import type { OfferAs } from './offer-draft.ts';

/** Role in which the viewer sends the offer: the selected role, or the only one that can. */
export const offeringAs = (roles: readonly string[], looksAs: Role): OfferAs =>
  roles.includes('owner') && (looksAs === 'owner' || !roles.includes('groomer')) ? 'business' : 'groomer';

/** True for roles that can send offers; pet owners only receive them. */
export const grooms = (roles: readonly string[]): boolean =>
  roles.includes('groomer') || roles.includes('owner');

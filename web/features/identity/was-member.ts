import type { SessionReply } from './identity.api.ts';

/** True if the membership has ended. Former members can still read their data and finish booked work. */
export const wasMember = (session: SessionReply | null | undefined): boolean =>
  !!session && !session.hasMembership && session.membership !== null;

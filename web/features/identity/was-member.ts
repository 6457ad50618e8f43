import type { SessionReply } from './identity.api.ts';

/** A membership ran and has ended: what is theirs stays readable, and booked work can be finished. */
export const wasMember = (session: SessionReply | null | undefined): boolean =>
  !!session && !session.hasMembership && session.membership !== null;

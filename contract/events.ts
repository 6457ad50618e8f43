import type { IdentityEvents } from './identity.ts';
import type { MembershipEvents } from './memberships.ts';
import type { ReviewEvents } from './reviews.ts';
import type { ShiftApplicationEvents } from './shift-applications.ts';
import type { ShiftEvents } from './shifts.ts';

/** Everything that can be announced: the name of what happened and the ids it is about. */
export type Events = IdentityEvents & ShiftEvents & ShiftApplicationEvents & ReviewEvents & MembershipEvents;
export type EventType = keyof Events;

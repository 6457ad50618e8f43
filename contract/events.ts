import type { IdentityEvents } from './identity.ts';

/** Everything that can be announced: the name of what happened and the ids it is about. */
export type Events = IdentityEvents;
export type EventType = keyof Events;

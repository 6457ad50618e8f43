import type { CareTipEvents } from './care-tips.ts';
import type { RequestEvents } from './grooming-requests.ts';
import type { IdentityEvents } from './identity.ts';
import type { MembershipEvents } from './membership-events.ts';
import type { MessageEvents } from './messages.ts';
import type { OfferEvents } from './offers.ts';
import type { PetEvents } from './pets.ts';
import type { ReviewEvents } from './reviews.ts';
import type { ShiftApplicationEvents } from './shift-applications.ts';
import type { ShiftEvents } from './shifts.ts';
import type { VisitEvents } from './visits.ts';

/** All events: the name of each and the ids it carries. */
export type Events = IdentityEvents &
  ShiftEvents &
  ShiftApplicationEvents &
  ReviewEvents &
  MembershipEvents &
  PetEvents &
  RequestEvents &
  OfferEvents &
  VisitEvents &
  MessageEvents &
  CareTipEvents;
export type EventType = keyof Events;

import type { EventsOfDomains } from './domains.ts';
import type { AdminAccountEvents } from '../admin/admin-accounts.ts';
import type { ReportEvents } from '../reports/admin-reports.ts';
import type { CertificationEvents } from '../profiles/certifications.ts';
import type { CareTipEvents } from '../care-tips/care-tips.ts';
import type { RequestEvents } from '../grooming/grooming-requests.ts';
import type { IdentityEvents } from '../identity/identity.ts';
import type { MembershipEvents } from '../memberships/membership-events.ts';
import type { MessageEvents } from '../messages/messages.ts';
import type { OfferEvents } from '../grooming/offers.ts';
import type { PersonalDataEvents } from '../personal-data.ts';
import type { PetEvents } from '../pets/pets.ts';
import type { PortfolioEvents } from '../profiles/portfolio.ts';
import type { ReliabilityEvents } from '../reliability.ts';
import type { ReviewEvents } from '../reviews.ts';
import type { ShiftApplicationEvents } from '../shifts/shift-applications.ts';
import type { ShiftEvents } from '../shifts/shift-events.ts';
import type { VisitEvents } from '../grooming/visit-events.ts';

/** All events: the name of each and the ids it carries. */
export type Events = EventsOfDomains &
  IdentityEvents &
  AdminAccountEvents &
  ReportEvents &
  ShiftEvents &
  ShiftApplicationEvents &
  ReviewEvents &
  MembershipEvents &
  PetEvents &
  RequestEvents &
  OfferEvents &
  VisitEvents &
  MessageEvents &
  CareTipEvents &
  CertificationEvents &
  ReliabilityEvents &
  PortfolioEvents &
  PersonalDataEvents;
export type EventType = keyof Events;

import type { Bills } from '../bills/bills.ts';
import type { Blocks } from '../blocks.ts';
import type { BooksDomain } from '../books/books.ts';
import type { BookingPageDomain } from '../booking-page.ts';
import type { CancellationPolicies } from '../cancellation-policies/fee-payments.ts';
import type { CheckInDomain } from '../day/check-in.ts';
import type { Consents } from '../consents/consents.ts';
import type { ClearDay } from '../day/clear-day.ts';
import type { ClientImports } from '../client-imports.ts';
import type { Clients } from '../clients/clients.ts';
import type { DayDomain } from '../day/day.ts';
import type { OwnVisits } from '../grooming/own-visits.ts';
import type { ClientLinks } from '../client-links.ts';
import type { ClientMessages } from '../client-messages.ts';
import type { Favorites } from '../favorites.ts';
import type { FrontDeskDomain } from '../staff/front-desk.ts';
import type { Incidents } from '../incidents.ts';
import type { InstantBooking } from '../shifts/instant-booking.ts';
import type { MonthEndDomain } from '../books/month-end.ts';
import type { OutsideCalendars } from '../outside-calendars/outside-calendars.ts';
import type { CardLinks } from '../card-links.ts';
import type { PetRecords } from '../pets/pet-records.ts';
import type { PetTransfers } from '../pet-transfers.ts';
import type { PriceChanges } from '../price-changes.ts';
import type { Relief } from '../relief.ts';
import type { SavedSearches } from '../saved-searches.ts';
import type { ShiftAgreements } from '../shift-agreements/shift-agreements.ts';
import type { ShiftDays } from '../shifts/shift-days.ts';
import type { ShiftDues } from '../shifts/shift-dues.ts';
import type { ShiftInvitations } from '../shifts/shift-invitations.ts';
import type { StaffDomain } from '../staff/staff.ts';
import type { TermChanges } from '../shifts/term-changes.ts';
import type { VisitSeriesDomain } from '../visit-series.ts';
import type { TextsDomain } from '../texts.ts';
import type { WaitingClients } from '../waiting-clients.ts';

/** Every domain: its endpoints and its events. These are types only, so importing them adds nothing to the bundle. */
type Domain =
  | Bills
  | Blocks
  | BookingPageDomain
  | BooksDomain
  | CheckInDomain
  | ClearDay
  | Consents
  | ClientImports
  | ClientLinks
  | ClientMessages
  | Clients
  | DayDomain
  | CancellationPolicies
  | Favorites
  | FrontDeskDomain
  | Incidents
  | InstantBooking
  | MonthEndDomain
  | OutsideCalendars
  | OwnVisits
  | CardLinks
  | PetRecords
  | PetTransfers
  | PriceChanges
  | Relief
  | SavedSearches
  | ShiftAgreements
  | ShiftDays
  | ShiftDues
  | ShiftInvitations
  | StaffDomain
  | TermChanges
  | TextsDomain
  | VisitSeriesDomain
  | WaitingClients;

/** One object with the members of every object of a union. */
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type ApiOfDomains = Merged<Domain['api']>;
export type EventsOfDomains = Merged<Domain['events']>;

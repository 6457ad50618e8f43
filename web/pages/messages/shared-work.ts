import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { SentOffer } from '#contract/grooming/offers.ts';
import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift, ShiftCard } from '#contract/shifts/shifts.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { isWaiting, offerBadgeOf } from '#web/features/offers/offer-words.ts';
import { useSentOffers } from '#web/features/offers/offers.api.ts';
import { badgeOf } from '#web/features/shifts/application-groups.ts';
import { useOwnApplications } from '#web/features/shifts/apply/applications.api.ts';
import { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { shiftBadgeOf } from '#web/features/shifts/shift-status.tsx';
import { animals, shiftTimes } from '#web/features/shifts/shift-words.ts';
import { takeHomeWords } from '#web/features/shifts/take-home.ts';
import { visitTimes } from '#web/features/visits/visit-words.ts';
import type { Side } from '#web/features/visits/visit-words.ts';
import { visitPrice } from '#web/domain/visits/visit-client.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { useVisits, useVisitsAhead } from '#web/features/visits/visits.api.ts';
import { daysSince, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** A shift, a visit or an offer that two people have in common. */
export type SharedWork = {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  title: string;
  /** '8:30 AM – 4:30 PM · 45% · $234–$288' */
  facts: string;
  badge: { words: string; tone: BadgeTone };
  /** The page with all details, and the link's label. */
  to: string;
  view: string;
};

/** The statuses of shared work: requested, agreed, in progress or done, but not canceled. */
const sharedStatuses: ReadonlySet<string> = new Set<
  OwnApplication['status'] | OwnShift['status'] | Visit['status']
>(['pending', 'posted', 'accepted', 'filled', 'in_progress', 'booked', 'checked_in', 'completed']);

/** Work that ended longer ago than this, in days, is not shown. */
const recentDays = 14;

/**
 * The next work shared with another person, or the last one that just ended. Uses only the user's own lists,
 * because loading offers or applicants would mark them as read.
 */
export function useSharedWork(otherId: string, roles: readonly Role[]): SharedWork | undefined {
  const now = useNow();
  const groomer = roles.includes('groomer');
  const owner = roles.includes('owner');
  const applications = useOwnApplications(groomer);
  const shifts = useOwnShifts(owner);
  const offers = useSentOffers(groomer || owner);
  const ahead = useVisitsAhead('provider', now, { enabled: groomer || owner });
  const groomed = useVisits({ as: 'provider', enabled: groomer || owner });
  const visited = useVisits({ as: 'pet_owner', enabled: roles.includes('pet_owner') });
  return nearest(
    [
      ...(applications.data ?? [])
        .filter(
          ({ status, shift }) =>
            shift.ownerId === otherId && sharedStatuses.has(status) && sharedStatuses.has(shift.status),
        )
        .map((application) => fromApplication(application, now)),
      ...(shifts.data ?? [])
        .filter(({ status, groomer: who }) => who?.id === otherId && sharedStatuses.has(status))
        .map((shift) => fromOwnShift(shift, now)),
      ...(offers.data ?? [])
        .filter((offer) => isWaiting(offer) && offer.request.owner.id === otherId)
        .map(fromOffer),
      ...[...(ahead.data ?? []), ...(groomed.data ?? [])]
        .filter(({ status, owner: who }) => who?.id === otherId && sharedStatuses.has(status))
        .map((visit) => fromVisit(visit, 'provider', now)),
      ...(visited.data ?? [])
        .filter(({ status, provider }) => provider.id === otherId && sharedStatuses.has(status))
        .map((visit) => fromVisit(visit, 'pet_owner', now)),
    ],
    now,
  );
}

/** The next work that is not over, or else the latest of the last two weeks. */
export function nearest(works: readonly SharedWork[], now: Date): SharedWork | undefined {
  const byStart = works.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    byStart.find(({ endsAt }) => Date.parse(endsAt) > now.getTime()) ??
    byStart.findLast(({ endsAt, timeZone }) => daysSince(endsAt, now, timeZone) <= recentDays)
  );
}

const shiftFacts = (shift: ShiftCard) => {
  return {
    startsAt: shift.shiftDate,
    endsAt: shift.endsAt,
    timeZone: shift.timeZone,
    title: `${shift.title}, ${animals(shift)}`,
    facts: `${shiftTimes(shift)} · ${rateInWords(shift)} · ${takeHomeWords(shift)}`,
    to: href('shift', { id: shift.id }),
    view: 'View shift',
  };
};

const fromApplication = (application: OwnApplication, now: Date): SharedWork => ({
  ...shiftFacts(application.shift),
  badge: badgeOf(application, now),
});

const fromOwnShift = (shift: OwnShift, now: Date): SharedWork => ({
  ...shiftFacts(shift),
  badge: shiftBadgeOf(shift, now),
});

const fromOffer = (offer: SentOffer): SharedWork => {
  const { startsAt, endsAt, timeZone, price: cents, request } = offer;
  return {
    startsAt,
    endsAt,
    timeZone,
    title: request.title,
    facts: `${timeRange(startsAt, endsAt, timeZone)} · ${petNames(request.pets)} · ${price(cents)}`,
    badge: offerBadgeOf(offer),
    to: href('request', { id: request.id }),
    view: 'View request',
  };
};

const fromVisit = (visit: Visit, side: Side, now: Date): SharedWork => ({
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
  timeZone: visit.timeZone,
  title: visit.title,
  facts: `${visitTimes(visit)} · ${petNames(visit.pets)} · ${visitPrice(visit)}`,
  badge: visitState(visit, side, now),
  to: href('visit', { id: visit.id }),
  view: 'View visit',
});

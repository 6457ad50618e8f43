import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VisitSource, VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { after, days } from '#server/platform/clock.ts';
import { testNow } from '#tests/test-app.ts';
import { actionsValidUntil } from './valid-until.policy.ts';
import { openProposal, visitActions } from './visits.policy.ts';
import type { VisitFacts } from './visits.policy.ts';

const instant = fc.integer({ min: -days(20), max: days(20) }).map((ms) => after(testNow(), ms));
const written = instant.map((at) => at.toISOString());
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const facts: fc.Arbitrary<VisitFacts> = fc.record({
  source: fc.constantFrom(...VisitSource.options),
  ownerId: orNull(fc.constant('jordan')),
  providerId: fc.constant('maya'),
  providerAs: fc.constantFrom('groomer', 'business'),
  status: fc.constantFrom(...VisitStatus.options),
  startsAt: written,
  dayStartsAt: written,
  dayEndsAt: written,
  nextDayEndsAt: written,
  missedBy: orNull(fc.constantFrom('provider', 'pet_owner')),
  noShowAt: orNull(written),
  noShowContested: fc.boolean(),
  noShowSettled: fc.boolean(),
  completedAt: orNull(written),
  cancelledBy: orNull(fc.constantFrom('provider', 'pet_owner')),
  cancelledAt: orNull(written),
  answerBy: orNull(written),
  onMyWayAt: orNull(written),
  confirmedAt: orNull(written),
  checkedInAt: orNull(written),
  proposal: orNull(
    fc.record({
      startsAt: written,
      endsAt: written,
      proposedAt: written,
      by: fc.constantFrom('provider', 'pet_owner'),
    }),
  ),
  reviewed: fc.boolean(),
  rebooked: fc.boolean(),
  billed: fc.boolean(),
});
const viewer = fc.record({
  id: fc.constantFrom('jordan', 'maya'),
  validUntil: fc.constant(Number.POSITIVE_INFINITY),
  roles: fc.constant([]),
  isAdmin: fc.constant(false),
  hasMembership: fc.boolean(),
  wasMember: fc.constant(true),
});

test('time alone changes no allowed action and no open proposal before actionsValidUntil', () => {
  fc.assert(
    fc.property(
      facts,
      viewer,
      instant,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (visit, who, now, part) => {
        const turn = Math.min(actionsValidUntil(visit, now), after(now, days(30)).getTime());
        const later = new Date(now.getTime() + Math.floor((turn - 1 - now.getTime()) * part));
        expect(visitActions(visit, who, later)).toEqual(visitActions(visit, who, now));
        expect(openProposal(visit, later)).toEqual(openProposal(visit, now));
      },
    ),
    { numRuns: 3000 },
  );
});

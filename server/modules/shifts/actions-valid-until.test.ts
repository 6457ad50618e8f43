import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApplicationStatus, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { testNow } from '#tests/test-app.ts';
import { applicationActions } from './applications.policy.ts';
import { actionsValidUntil, shiftActions } from './shifts.policy.ts';
import type { ShiftFacts } from './shifts.policy.ts';

const startsAt = testNow();
const aboutStart = fc.integer({ min: -minutes(200), max: days(20) }).map((ms) => after(startsAt, ms));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const facts: fc.Arbitrary<ShiftFacts> = fc.record({
  businessId: fc.constant('renee'),
  listed: fc.boolean(),
  blocked: fc.boolean(),
  seenFirstBy: orNull(fc.constantFrom('invited', 'favorites')),
  withheld: fc.boolean(),
  mayTake: fc.boolean(),
  status: fc.constantFrom(...ShiftStatus.options),
  startsAt: fc.constant(startsAt.toISOString()),
  endsAt: fc.constant(after(startsAt, hours(8)).toISOString()),
  endedEarly: fc.record({ byOwner: fc.boolean(), byGroomer: fc.boolean() }),
  cancelledAt: orNull(aboutStart.map((instant) => instant.toISOString())),
  noShowAt: orNull(aboutStart.map((instant) => instant.toISOString())),
  noShowContested: fc.boolean(),
  noShowSettled: fc.boolean(),
  claimed: fc.boolean(),
  completedAt: orNull(aboutStart.map((instant) => instant.toISOString())),
  dogsGroomed: orNull(fc.constantFrom(0, 5)),
  groomerId: orNull(fc.constantFrom('maya', 'jo')),
  payState: orNull(fc.constantFrom('waiting', 'confirmed', 'disputed')),
  own: orNull(
    fc.record({
      status: fc.constantFrom(...ApplicationStatus.options),
      endedBecause: orNull(fc.constantFrom('overlap', 'excluded')),
      wasAccepted: fc.boolean(),
      leftAt: orNull(aboutStart.map((instant) => instant.toISOString())),
    }),
  ),
  reviewed: fc.boolean(),
});
const viewer = fc.record({
  id: fc.constantFrom('renee', 'maya'),
  roles: fc.constantFrom(['owner'] as const, ['groomer'] as const).map((roles) => [...roles]),
  hasMembership: fc.boolean(),
});

test('time alone changes no allowed action before actionsValidUntil', () => {
  fc.assert(
    fc.property(
      facts,
      viewer,
      aboutStart,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (shift, who, now, part) => {
        const turn = Math.min(actionsValidUntil(shift, now), after(now, days(30)).getTime());
        const later = new Date(now.getTime() + Math.floor((turn - 1 - now.getTime()) * part));
        const actions = (at: Date) => [
          shiftActions(shift, who, at),
          ...ApplicationStatus.options.map((status) =>
            applicationActions(
              {
                groomerId: 'maya',
                status,
                endedBecause: null,
                leftAt: shift.own?.leftAt ?? null,
                changedSince: false,
              },
              shift,
              who,
              at,
            ),
          ),
        ];
        expect(actions(later)).toEqual(actions(now));
      },
    ),
    { numRuns: 3000 },
  );
});

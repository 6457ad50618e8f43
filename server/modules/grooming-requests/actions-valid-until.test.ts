import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  OfferEnding,
  OfferStatus,
  RequestStatus,
  RequestTerm,
  VisitStatus,
} from '#contract/grooming/grooming-lifecycle.ts';
import { after, days } from '#server/platform/clock.ts';
import { testNow } from '#tests/test-app.ts';
import { actionsValidUntil, requestActions } from './requests.policy.ts';
import type { RequestFacts } from './requests.policy.ts';

const instant = fc.integer({ min: -days(3), max: days(3) }).map((ms) => after(testNow(), ms));
const written = instant.map((at) => at.toISOString());
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const facts: fc.Arbitrary<RequestFacts> = fc.record({
  ownerId: fc.constant('jordan'),
  listed: fc.boolean(),
  blocked: fc.boolean(),
  status: fc.constantFrom(...RequestStatus.options),
  expiresAt: written,
  openOffers: fc.constantFrom(0, 1, 50),
  own: orNull(
    fc.record({
      status: fc.constantFrom(...OfferStatus.options),
      endedBecause: orNull(fc.constantFrom(...OfferEnding.options)),
      startsAt: written,
      changedTerms: fc.subarray([...RequestTerm.options]),
    }),
  ),
  asksViewer: fc.boolean(),
  visit: orNull(fc.record({ status: fc.constantFrom(...VisitStatus.options), startsAt: written })),
});
const viewer = fc.record({
  id: fc.constantFrom('jordan', 'maya'),
  validUntil: fc.constant(Number.POSITIVE_INFINITY),
  roles: fc.constantFrom(['pet_owner'] as const, ['groomer'] as const).map((roles) => [...roles]),
  isAdmin: fc.constant(false),
  hasMembership: fc.boolean(),
  wasMember: fc.constant(true),
});

test('time alone changes no allowed action before actionsValidUntil', () => {
  fc.assert(
    fc.property(
      facts,
      viewer,
      instant,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (request, who, now, part) => {
        const turn = Math.min(actionsValidUntil(request, now), after(now, days(30)).getTime());
        const later = new Date(now.getTime() + Math.floor((turn - 1 - now.getTime()) * part));
        expect(requestActions(request, who, later)).toEqual(requestActions(request, who, now));
      },
    ),
    { numRuns: 3000 },
  );
});

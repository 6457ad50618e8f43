import type { Api } from '#contract/api.ts';
import { groomingRequestsDoors, offersDoors, petsDoors, visitsDoors } from './doors/grooming.ts';
import { membershipsDoors, plansDoors, promosDoors } from './doors/money.ts';
import {
  identityDoors,
  landingDoors,
  marketplaceDoors,
  mediaDoors,
  placesDoors,
  profilesDoors,
  reviewsDoors,
} from './doors/people.ts';
import { shiftApplicationsDoors, shiftSearchDoors, shiftsDoors } from './doors/work.ts';
import type { Doors } from './scene.ts';

/** How every call succeeds; a call that is not here does not compile. */
export const doors: Doors<Api> = {
  ...identityDoors,
  ...profilesDoors,
  ...reviewsDoors,
  ...mediaDoors,
  ...placesDoors,
  ...landingDoors,
  ...marketplaceDoors,
  ...shiftSearchDoors,
  ...shiftsDoors,
  ...shiftApplicationsDoors,
  ...petsDoors,
  ...groomingRequestsDoors,
  ...offersDoors,
  ...visitsDoors,
  ...membershipsDoors,
  ...plansDoors,
  ...promosDoors,
};

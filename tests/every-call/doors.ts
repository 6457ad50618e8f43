import type { Api } from '#contract/api.ts';
import { groomingRequestsDoors, offersDoors, petsDoors, visitsDoors } from './doors/grooming.ts';
import { messagesDoors } from './doors/messages.ts';
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
import type { Call } from './calls.ts';
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
  ...messagesDoors,
  ...membershipsDoors,
  ...plansDoors,
  ...promosDoors,
};

/** The status of a call that succeeds. */
export const goodAnswer = ({ key, endpoint }: Call): number =>
  doors[key].answers ?? endpoint.status ?? (endpoint.reply ? 200 : 204);

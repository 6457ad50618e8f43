import { certificationKinds } from './certifications.kinds.ts';
import { messageKinds } from './messages.kinds.ts';
import { reliabilityKinds } from './reliability.kinds.ts';
import type { Kind } from '../kind.ts';

/** Every kind of notification: its category, channels, pace and template. */
export const kinds = {
  ...reliabilityKinds,
  ...certificationKinds,
  ...messageKinds,
} satisfies Record<string, Kind>;

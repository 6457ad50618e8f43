import { certificationKinds } from './certifications.kinds.ts';
import type { Kind } from '../kind.ts';

/** Every kind of notification: its category, channels, pace and template. */
export const kinds = {
  ...certificationKinds,
} satisfies Record<string, Kind>;

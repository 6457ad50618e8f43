import { href } from '#contract/pages.ts';
/** A short hint for each screen, by its path. */
export const quickTips: Record<string, string> = {
  [href('groomer-dashboard')]:
    'The large figure on a ticket is what you take home, not what the salon takes in.',
  [href('owner-dashboard')]: 'A shift that went well can be copied, or repeated every week.',
  [href('pet-owner-dashboard')]: 'Coat and weight tell a groomer most. Fill them in first.',
  [href('marketplace')]:
    'Distances start at the location in your profile. Set it once, and the nearest come first.',
  [href('messages')]: 'Enter sends. Shift and Enter starts a new line.',
  [href('profile')]: 'Your location decides which work is near you. Check it first.',
};

/** Tips about keyboard shortcuts, shown only with a keyboard. */
export const aboutKeys: ReadonlySet<string> = new Set([href('messages')]);

import type { BadgeTone } from '#web/ui/badge.tsx';

/** Of a worked day whose figures the owner has not recorded. */
export const toRecordBadge: { words: string; tone: BadgeTone } = {
  words: 'Waiting for the day’s figures',
  tone: 'line',
};

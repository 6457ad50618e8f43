export type { Clock } from '../../server/platform/clock.ts';

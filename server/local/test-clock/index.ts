export { moveForward, testClockRoute } from './test-clock.ts';

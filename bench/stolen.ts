import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Span } from './percentiles.ts';

const lookEveryMs = 50;
/** Hundredths of a second in one look: a single one comes together from many small waits, as whenever a processor wakes. */
const much = 2;

/**
 * From now on, when the host of a virtual machine gives its processors to others: whatever is under way then waits tens of
 * milliseconds, and tells of the host. @returns what of some spans lies outside of that, and of the 50 ms after, in which
 * whoever waited is answered
 */
export function watchStolen(): (spans: Span[]) => Span[] {
  const disturbed: Span[] = [];
  let before = { at: performance.now(), ticks: stolenTicks() };
  const looking = setInterval(() => {
    const now = { at: performance.now(), ticks: stolenTicks() };
    if (now.ticks >= before.ticks + much) disturbed.push({ from: before.at, to: now.at + lookEveryMs });
    before = now;
  }, lookEveryMs);
  return (spans) => {
    clearInterval(looking);
    return spans.filter((span) => !disturbed.some(({ from, to }) => span.from < to && span.to > from));
  };
}

/** What share of all processors the host takes from now on, to be asked at the end. */
export function shareStolen(): () => number {
  const before = { at: performance.now(), ticks: stolenTicks() };
  return () => ((stolenTicks() - before.ticks) * 10) / (performance.now() - before.at) / cpus().length;
}

/** Hundredths of a second that the host took of all processors since the machine began; 0 where the system does not tell. */
function stolenTicks(): number {
  try {
    const [, , , , , , , , steal] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
    return Number(steal ?? 0);
  } catch {
    return 0;
  }
}

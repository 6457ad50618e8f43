/** From when something was sent until it was answered, in milliseconds of one clock. */
export type Span = { from: number; to: number };

/** How long they took, in milliseconds; 0 where there are none. */
export function percentilesOf(spans: Span[]): { p50: number; p99: number } {
  const sorted = spans.map(({ from, to }) => to - from).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * The instant (ISO 8601) of a wall-clock time in a zone: '2026-11-28', '08:30', 'America/Chicago'. Without a zone, the
 * reader's own. A time that clocks skip comes out an hour later.
 */
export function instantAt(day: string, time: string, zone?: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // Asked twice, since the first guess may lie on the other side of a change of clocks.
  const guess = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(guess, zone)).toISOString();
}

/** How far the zone's clocks are ahead of UTC, in ms. */
function offsetAt(at: number, zone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(at / 60_000) * 60_000;
}

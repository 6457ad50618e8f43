/**
 * The instant (ISO 8601) of a wall time in a zone: '2026-11-28', '08:30', 'America/Chicago'. The zone
 * defaults to the reader's own; a wall time skipped by daylight saving comes out an hour later.
 */
export function instantAt(day: string, time: string, zone?: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The offset is read twice, since the first guess may be on the other side of a daylight saving change.
  const guess = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(guess, zone)).toISOString();
}

/** The zone's offset from UTC, in ms. */
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

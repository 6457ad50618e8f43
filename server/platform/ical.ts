/** An entry of an iCalendar file. Times are written in UTC, which needs no definition of time zones. */
export type IcalEvent = {
  uid: string;
  /** When it was last changed. */
  changedAt: string;
  /** Grows with each change, so that calendar apps replace what they know. */
  sequence: number;
  /** Instants, or for whole days the first day and the day after the last. */
  start: string;
  end: string;
  wholeDays?: boolean;
  /** Takes no time of the day, as what was called off never does. */
  free?: boolean;
  title: string;
  place?: string | null;
  notes?: string | null;
  url?: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
};

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
const instant = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const dayOf = (day: string) => day.replaceAll('-', '');

/** Lines are at most 75 bytes long; what is longer goes on after a line break and a space. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > 74) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += more;
  }
  return parts.join('\r\n ');
}

const blocksNothing: Record<IcalEvent['status'], boolean> = {
  CONFIRMED: false,
  TENTATIVE: false,
  CANCELLED: true,
};

const eventLines = (event: IcalEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${instant(event.changedAt)}`,
  `LAST-MODIFIED:${instant(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...(event.wholeDays
    ? [`DTSTART;VALUE=DATE:${dayOf(event.start)}`, `DTEND;VALUE=DATE:${dayOf(event.end)}`]
    : [`DTSTART:${instant(event.start)}`, `DTEND:${instant(event.end)}`]),
  `TRANSP:${event.free || blocksNothing[event.status] ? 'TRANSPARENT' : 'OPAQUE'}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.status}`,
  'END:VEVENT',
];

/** Writes events as an iCalendar file (RFC 5545); `name` is what calendar apps call a feed. */
export const writeIcal = (events: readonly IcalEvent[], name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wagwell//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name
      ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

import { describe, expect, test } from 'vitest';
import { expandCalendar } from './expand-calendar.ts';

const bounds = {
  since: new Date('2026-10-20T00:00:00Z'),
  until: new Date('2027-01-18T00:00:00Z'),
  timeZone: 'America/Chicago',
  mostEntries: 2000,
};

const entry = (lines: string, uid = 'a@elsewhere') => `BEGIN:VEVENT\nUID:${uid}\n${lines.trim()}\nEND:VEVENT`;
const file = (...parts: string[]) => `BEGIN:VCALENDAR\nVERSION:2.0\n${parts.join('\n')}\nEND:VCALENDAR\n`;
const iso = (at: number) => new Date(at).toISOString().slice(0, 16);
/** '2026-10-26T14:00Z/15:00Z' of each busy time. */
function busyIn(text: string, more: Partial<typeof bounds> = {}) {
  const found = expandCalendar(text, { ...bounds, ...more });
  if ('failure' in found) return found.failure;
  return found.busy.map(([from, to]) => `${iso(from)}/${iso(to)}`);
}

/** Mondays at nine in New York, whose clocks go back on November 1. */
const mondays = `DTSTART;TZID=America/New_York:20261019T090000
DTEND;TZID=America/New_York:20261019T100000
RRULE:FREQ=WEEKLY;COUNT=6`;

describe('a series over a change of the clocks', () => {
  test('keeps its hour by the clock of its zone, without the dates that are left out', () => {
    const series = `${mondays}\nEXDATE;TZID=America/New_York:20261109T090000`;
    expect(busyIn(file(entry(series)))).toEqual([
      '2026-10-26T13:00/2026-10-26T14:00',
      '2026-11-02T14:00/2026-11-02T15:00',
      '2026-11-16T14:00/2026-11-16T15:00',
      '2026-11-23T14:00/2026-11-23T15:00',
    ]);
  });

  test('moves, cancels and frees single dates, also into the time that is read', () => {
    const on = (day: string, lines: string) =>
      entry(`RECURRENCE-ID;TZID=America/New_York:${day}T090000\n${lines}`);
    const moved = (day: string, from: string, to: string) =>
      on(day, `DTSTART;TZID=America/New_York:${from}\nDTEND;TZID=America/New_York:${to}`);
    const text = file(
      entry(mondays),
      moved('20261019', '20261022T120000', '20261022T130000'),
      moved('20261026', '20261027T160000', '20261027T173000'),
      on('20261102', 'DTSTART;TZID=America/New_York:20261102T090000\nDURATION:PT1H\nSTATUS:CANCELLED'),
      on('20261109', 'DTSTART;TZID=America/New_York:20261109T090000\nDURATION:PT1H\nTRANSP:TRANSPARENT'),
      entry('RECURRENCE-ID:20261116T140000Z\nDTSTART:20261116T200000Z\nDTEND:20261116T203000Z'),
    );
    expect(busyIn(text)).toEqual([
      '2026-10-22T16:00/2026-10-22T17:00',
      '2026-10-27T20:00/2026-10-27T21:30',
      '2026-11-16T20:00/2026-11-16T20:30',
      '2026-11-23T14:00/2026-11-23T15:00',
    ]);
  });

  test('is moved from one date on', () => {
    const later = entry(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261109T090000\n' +
        'DTSTART;TZID=America/New_York:20261109T110000\nDTEND;TZID=America/New_York:20261109T113000',
    );
    expect(busyIn(file(entry(mondays), later))).toEqual([
      '2026-10-26T13:00/2026-10-26T14:00',
      '2026-11-02T14:00/2026-11-02T15:00',
      '2026-11-09T16:00/2026-11-09T16:30',
      '2026-11-16T16:00/2026-11-16T16:30',
      '2026-11-23T16:00/2026-11-23T16:30',
    ]);
  });

  test.each(['UNTIL=20261102T140000Z', 'UNTIL=20261102T090000', 'UNTIL=20261102'])(
    'ends with %s, that date included',
    (until) =>
      expect(busyIn(file(entry(mondays.replace('COUNT=6', until))))).toEqual([
        '2026-10-26T13:00/2026-10-26T14:00',
        '2026-11-02T14:00/2026-11-02T15:00',
      ]),
  );
});

test.each([
  ['no zone, in the provider’s', '20261026T090000', '2026-10-26T14:00'],
  ['no zone after the clocks went back', '20261102T090000', '2026-11-02T15:00'],
  ['UTC', '20261026T090000Z', '2026-10-26T09:00'],
  ['an unknown zone, as if without', ';TZID=Home:20261026T090000', '2026-10-26T14:00'],
  ['a place', ';TZID=Pacific/Honolulu:20261026T090000', '2026-10-26T19:00'],
  [
    'a place with a maker’s prefix',
    ';TZID=/mozilla.org/20050126_1/America/Argentina/Ushuaia:20261026T090000',
    '2026-10-26T12:00',
  ],
])('a time with %s', (_, written, starts) => {
  const start = `DTSTART${written.startsWith(';') ? '' : ':'}${written}`;
  expect(busyIn(file(entry(`${start}\nDURATION:PT30M`)))).toEqual([
    `${starts}/${new Date(Date.parse(`${starts}Z`) + 1_800_000).toISOString().slice(0, 16)}`,
  ]);
});

test('a zone that only the file explains is read as it says', () => {
  const zone = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;
  const series = mondays
    .replaceAll('America/New_York', 'Eastern Standard Time')
    .replace('COUNT=6', 'COUNT=3');
  expect(busyIn(file(zone, entry(series)))).toEqual([
    '2026-10-26T13:00/2026-10-26T14:00',
    '2026-11-02T14:00/2026-11-02T15:00',
  ]);
});

test('whole days are those of the provider’s place, and take 25 hours where the clocks go back', () => {
  const days = 'DTSTART;VALUE=DATE:20261101\nRRULE:FREQ=WEEKLY;COUNT=2';
  expect(busyIn(file(entry(days)))).toEqual([
    '2026-11-01T05:00/2026-11-02T06:00',
    '2026-11-08T06:00/2026-11-09T06:00',
  ]);
});

test.each([
  ['transparent', 'TRANSP:TRANSPARENT'],
  ['canceled', 'STATUS:CANCELLED'],
  ['free in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
])('an entry that is %s takes no time', (_, line) => {
  for (const times of [
    'DTSTART;VALUE=DATE:20261102\nDTEND;VALUE=DATE:20261103',
    'DTSTART:20261102T150000Z\nDURATION:PT1H',
  ])
    expect(busyIn(file(entry(`${times}\n${line}`)))).toEqual([]);
});

test('what Wagwell wrote itself, has no length, or is broken takes no time from others', () => {
  const text = file(
    entry('DTSTART:20261102T150000Z\nDURATION:PT1H', 'visit-0190@wagwell'),
    entry('DTSTART:20261103T150000Z', 'point'),
    entry('DTSTART:20261104T150000Z\nDTEND:20261104T140000Z', 'backwards'),
    entry('DTSTART:20261105T150000Z\nDURATION:PT1H\nRRULE:FREQ=SOMETIMES', 'strange'),
    entry('SUMMARY:Without a time', 'timeless'),
    entry('DTSTART:20261106T150000Z\nDURATION:PT1H', 'whole'),
  );
  expect(busyIn(text)).toContain('2026-11-06T15:00/2026-11-06T16:00');
  expect(busyIn(text)).not.toContain('2026-11-02T15:00/2026-11-02T16:00');
});

const hours = (from: string, to: string) =>
  entry(`DTSTART:20261102T${from}00Z\nDTEND:20261102T${to}00Z`, from);

test('overlapping times are one, and the earliest entries are kept', () => {
  const text = file(
    hours('1600', '1700'),
    hours('1500', '1630'),
    hours('1900', '2000'),
    hours('1700', '1715'),
  );
  expect(busyIn(text)).toEqual(['2026-11-02T15:00/2026-11-02T17:15', '2026-11-02T19:00/2026-11-02T20:00']);
  expect(expandCalendar(text, { ...bounds, mostEntries: 3 })).toMatchObject({ cut: true });
  expect(busyIn(text, { mostEntries: 1 })).toEqual(['2026-11-02T15:00/2026-11-02T16:30']);
});

test.each([
  '',
  'Not found',
  '<html>BEGIN:VCALENDAR</html>',
  'BEGIN:VCARD\nFN:Dana\nEND:VCARD',
  'BEGIN:VCALENDAR',
])('is no calendar: %j', (text) => expect(busyIn(text)).toBe('not_a_calendar'));

test('an empty calendar is one, and a file may hold several', () => {
  expect(busyIn(file())).toEqual([]);
  const two = `${file(entry('DTSTART:20261102T150000Z\nDURATION:PT1H'))}${file(entry('DTSTART:20261103T150000Z\nDURATION:PT1H'))}`;
  expect(busyIn(two)).toHaveLength(2);
});

test('repetitions without end are counted, and given up', () => {
  const seconds = entry('DTSTART:20200101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY');
  expect(busyIn(file(seconds))).toBe('too_complex');
});

import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { instantAt, isTimeZone } from '#server/platform/wall-clock.ts';

export type Bounds = {
  since: Date;
  until: Date;
  /** Of times that name none, and of whole days. */
  timeZone: string;
  mostEntries: number;
};
/** From and to, in ms since 1970. */
type Span = [from: number, to: number];
/** In order, without overlaps. `cut`: there were more entries. */
export type Expanded = { busy: Span[]; cut: boolean } | { failure: 'not_a_calendar' | 'too_complex' };

/** A long-kept calendar repeats some thousand times before today; more would keep a processor busy for nothing. */
const mostSteps = 60_000;
/** What Wagwell wrote itself comes back with it. */
const ownUid = /@wagwell$/;
const freeStatuses = new Set(['FREE', 'WORKINGELSEWHERE']);
const eachEntry = /^BEGIN:VEVENT\r?$[^]*?^END:VEVENT\r?\n?/gim;
const timed = ['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate'] as const;

/** A place of the time zone database. Its rules are newer than those that a file brings along. */
class PlaceZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: this.tzid }).offset * 60;
  }
}

/** Returns when an iCalendar file says that its owner is busy: repetitions written out, exceptions and free entries left out. */
export function expandCalendar(text: string, bounds: Bounds): Expanded {
  const components = readCalendars(text);
  if (!components) return { failure: 'not_a_calendar' };
  const zones = new Map<string, PlaceZone>();
  for (const component of components) placeTimes(component, bounds.timeZone, zones);
  const events = components.filter((component) => component.hasProperty('dtstart'));
  const exceptions = Map.groupBy(
    events.filter((component) => component.hasProperty('recurrence-id')),
    (component) => String(component.getFirstPropertyValue('uid')),
  );
  const spans: Span[] = [];
  let steps = 0;
  for (const component of events) {
    const related = exceptions.get(String(component.getFirstPropertyValue('uid'))) ?? [];
    try {
      for (const span of occurrencesOf(component, related, bounds)) {
        if (++steps > mostSteps) return { failure: 'too_complex' };
        if (span && span[1] > span[0] && span[1] > bounds.since.getTime() && span[0] < bounds.until.getTime())
          spans.push(span);
      }
    } catch {
      // One entry that breaks the standard leaves the others as they are.
    }
  }
  spans.sort(([a], [b]) => a - b);
  return { busy: joined(spans.slice(0, bounds.mostEntries)), cut: spans.length > bounds.mostEntries };
}

/** The entries of all calendars of a file; undefined if it holds none. Entries that cannot be read are left out. */
function readCalendars(text: string): ICAL.Component[] | undefined {
  const roots = parse(text) ?? parse(text.replaceAll(eachEntry, ''));
  const [first] = roots ?? [];
  if (!roots || !first || roots.some(({ name }) => name !== 'vcalendar')) return undefined;
  const entries = roots.flatMap((root) => root.getAllSubcomponents('vevent'));
  if (entries.length > 0) return entries;
  for (const [entry] of text.matchAll(eachEntry))
    for (const component of parse(entry) ?? []) {
      first.addSubcomponent(component);
      entries.push(component);
    }
  return entries;
}

function parse(text: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(text.replace(/^\u{feff}/u, '')) as unknown[];
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
    return roots.map((root) => new ICAL.Component(root));
  } catch {
    return undefined;
  }
}

/** Yields the busy time of each step, or nothing for one that is free or told by an exception of its own. */
function* occurrencesOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  { since, until, timeZone }: Bounds,
): Generator<Span | undefined> {
  const instant = (time: ICAL.Time) => instantOf(time, timeZone);
  if (component.hasProperty('recurrence-id')) {
    const event = new ICAL.Event(component);
    yield isFree(component) ? undefined : [instant(event.startDate), instant(event.endDate)];
    return;
  }
  const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
  const last = lastStart(component);
  const length = instant(event.endDate) - instant(event.startDate);
  if (last && exceptions.length === 0 && instant(last) + length < since.getTime()) return;
  const iterator = event.iterator();
  for (let next = iterator.next(); next && instant(next) < until.getTime(); next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const isOwnException = item !== event && item.recurrenceId.compare(next) === 0;
    yield isOwnException || isFree(item.component) ? undefined : [instant(startDate), instant(endDate)];
  }
}

/** When a series starts for the last time, where its rules say so. */
function lastStart(component: ICAL.Component): ICAL.Time | undefined {
  const [rule, ...others] = component.getAllProperties('rrule').map((each): unknown => each.getFirstValue());
  if (others.length > 0 || component.hasProperty('rdate')) return undefined;
  return rule instanceof ICAL.Recur ? (rule.until ?? undefined) : undefined;
}

function isFree(component: ICAL.Component): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    word('transp') === 'TRANSPARENT' ||
    word('status') === 'CANCELLED' ||
    freeStatuses.has(word('x-microsoft-cdo-busystatus')) ||
    ownUid.test(String(component.getFirstPropertyValue('uid')))
  );
}

/** Gives every time of an entry its place: what names no zone, or an unknown one, is in `timeZone`. */
function placeTimes(component: ICAL.Component, timeZone: string, zones: Map<string, PlaceZone>): void {
  const placeZone = (tzid: string) => {
    const zone = zones.get(tzid) ?? new PlaceZone({ tzid });
    zones.set(tzid, zone);
    return zone;
  };
  for (const property of timed.flatMap((name) => component.getAllProperties(name))) {
    const known = placeNamed(String(property.getParameter('tzid') ?? ''));
    for (const value of property.getValues())
      if (value instanceof ICAL.Time && !value.isDate) {
        if (known) value.zone = placeZone(known);
        else if (value.zone === ICAL.Timezone.localTimezone) value.zone = placeZone(timeZone);
      }
  }
  const start: unknown = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return;
  for (const property of component.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (rule instanceof ICAL.Recur && rule.until) endInZoneOf(rule.until, start);
  }
}

/** A last day without a time is included, and a last time without a zone is by the clock of the first. */
function endInZoneOf(until: ICAL.Time, start: ICAL.Time): void {
  if (until.isDate && !start.isDate) {
    until.isDate = false;
    [until.hour, until.minute, until.second] = [23, 59, 59];
    until.zone = start.zone;
  } else if (!until.isDate && until.zone === ICAL.Timezone.localTimezone) until.zone = start.zone;
}

/** The place in a name such as `/mozilla.org/20050126_1/America/New_York`; undefined for names that programs made up. */
function placeNamed(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean);
  return [3, 2, 1]
    .map((count) => parts.slice(-count).join('/'))
    .find((name) => /^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name) && isTimeZone(name));
}

function instantOf(time: ICAL.Time, timeZone: string): number {
  const { year, month, day, hour, minute, second, zone } = time;
  if (time.isDate)
    return instantAt(
      `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      '00:00',
      timeZone,
    ).getTime();
  if (zone instanceof PlaceZone)
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: zone.tzid }).toMillis();
  return time.toUnixTime() * 1000;
}

/** Joins spans, in order of their start, that overlap or touch. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { bookRange } from '#contract/shifts/work-kinds.ts';
import { isoDay } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { changeOf, problemsOf } from './shift-draft.ts';
import type { ShiftField, ShiftPlace, ShiftValues } from './shift-draft.ts';

/** Fields without which a ticket says nothing. */
const shown: ReadonlySet<ShiftField | undefined> = new Set([
  'date',
  'startTime',
  'endTime',
  'dogCount',
  'payPercentage',
  'estimatedPayMin',
  'estimatedPayMax',
]);

/** The shift as a groomer would find it, from the values typed so far; undefined while it lacks a fact. */
export function previewShift(values: ShiftValues, place: ShiftPlace, now: Date): ShiftCard | undefined {
  const { business, address, city } = place;
  const timeZone = place.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!business || problemsOf(values, timeZone, now).some(({ field }) => shown.has(field))) return undefined;
  const typed = changeOf(values, timeZone);
  const lastDay = values.endTime > values.startTime ? values.date : dayAfter(values.date);
  return {
    ...typed,
    ...bookRange(place.prices ?? [], typed.title),
    boothRent: typed.boothRent ?? null,
    hourlyRate: typed.hourlyRate ?? null,
    id: 'preview',
    title: typed.title || 'Your title',
    status: 'posted',
    endsAt: instantAt(lastDay, values.endTime, timeZone),
    timeZone,
    termsVersion: 1,
    applicationCount: 0,
    ownerId: 'current-user',
    businessId: 'current-user',
    business: { ...business, address: address ?? '', city: city ?? '', state: '', latitude: 0, longitude: 0 },
    distanceMiles: null,
    conflict: null,
    appliedElsewhere: [],
    application: null,
  };
}

const dayAfter = (day: string): string => isoDay(new Date(Date.parse(`${day}T12:00Z`) + 86_400_000), 'UTC');

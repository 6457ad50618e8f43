import type { OwnShift } from '#contract/shifts/shifts.ts';
import { wallTimeRange } from '#web/lib/dates.ts';
import { copyOf, emptyShift } from './shift-draft.ts';
import type { ShiftValues } from './shift-draft.ts';

/** What a new shift can start from: everything but its day. */
export type Start = { key: string; name: string; about: string; values: ShiftValues };

const mostEarlier = 4;

/** The shifts that the business posts, each once however often it was posted, the most posted first. */
export function earlierStarts(shifts: readonly OwnShift[]): Start[] {
  const kinds = new Map<string, OwnShift[]>();
  for (const shift of shifts) {
    const key = shift.title.trim().toLowerCase();
    kinds.set(key, [...(kinds.get(key) ?? []), shift]);
  }
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, mostEarlier)
    .flatMap(([key, posted]) => {
      const latest = posted.toSorted((a, b) => b.shiftDate.localeCompare(a.shiftDate))[0];
      if (!latest) return [];
      const times = wallTimeRange(latest.startTime, latest.endTime);
      return [
        {
          key,
          name: latest.title,
          about: posted.length > 1 ? `${times}, posted ${posted.length} times` : times,
          values: copyOf(latest),
        },
      ];
    });
}

const template = (name: string, about: string, values: Partial<ShiftValues>): Start => ({
  key: `template ${name}`,
  name,
  about,
  values: { ...emptyShift, title: name, ...values },
});

/** Usual days of the trade, for a business that has posted few. The share is left to the business. */
export const templates: readonly Start[] = [
  template('Full-groom day', '8:30 to 4:30, 5 dogs', {
    startTime: '08:30',
    endTime: '16:30',
    dogCount: '5',
    requirements: [{ text: 'Own shears and blades' }],
  }),
  template('Baths and brush-outs', '9 to 3, 8 dogs', {
    startTime: '09:00',
    endTime: '15:00',
    dogCount: '8',
    bathing: 'groomer',
  }),
  template('Nails walk-in afternoon', '1 to 5, 20 dogs', {
    startTime: '13:00',
    endTime: '17:00',
    dogCount: '20',
  }),
  template('Cat day', '9 to 3, 4 cats', {
    startTime: '09:00',
    endTime: '15:00',
    dogCount: '4',
    requirements: [{ text: 'Calm with cats' }],
  }),
];

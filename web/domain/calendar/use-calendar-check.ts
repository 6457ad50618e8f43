import { useQuery } from '@tanstack/react-query';
import type { CalendarCheck } from '#contract/calendar/calendar.ts';
import { query } from '#web/lib/api/query.ts';

export type CheckedTime = {
  startsAt: string;
  endsAt: string;
  /** The visit that is moved. */
  besides?: string | undefined;
  /** The shift that would be at this time. */
  shiftId?: string | undefined;
};

/** What in one's own calendar speaks against a time without forbidding it. */
export const useCalendarCheck = ({ startsAt, endsAt, besides, shiftId }: CheckedTime, enabled = true) =>
  useQuery({
    ...query('GET /api/calendar/check', { query: { from: startsAt, to: endsAt, besides, shiftId } }),
    enabled,
  });

/** Who looks at the calendar; working hours say nothing about when a pet parent has time. */
export type CheckedAs = 'provider' | 'pet_owner';

/** Whether something speaks against the time, the way between two places left aside. */
export const speaksAgainst = (check: CalendarCheck, as: CheckedAs): boolean =>
  (check.outsideHours && as === 'provider') ||
  check.timeOff.length + check.busyElsewhere.length + check.visits.length > 0;

type Warned = Pick<CalendarCheck, 'travel' | 'busyElsewhere'>;

/** The question to ask before booking work with too little time to travel, or during an event of an outside calendar; otherwise undefined. */
export function calendarQuestion(check: Warned | undefined, confirm: string) {
  if (!check) return undefined;
  const { travel, busyElsewhere } = check;
  if (travel.length > 0)
    return {
      title: 'Can you be there in time?',
      description: `Your other work that day is too far away: ${travel.map(({ title }) => title).join(', ')}. Continue only if you know that you can make it.`,
      confirm,
    };
  if (busyElsewhere.length === 0) return undefined;
  return {
    title: 'Can you do both?',
    description: 'The calendar that you keep elsewhere has something then. Continue only if you can do both.',
    confirm,
  };
}

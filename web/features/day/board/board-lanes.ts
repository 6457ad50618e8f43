import type { ProviderDay } from '#contract/day/day.ts';
import type { StaffColor } from '#contract/staff/staff.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';

export type BoardView = 'person' | 'table';

/** A visit on the board: in hours of the day, side by side with what is at the same time. */
export type Block = { visit: Visit; from: number; to: number; here: number; gone: number; column: number };
export type Lane = {
  key: string;
  name: string;
  staffId: string | null;
  tableNo: number | null;
  color: StaffColor | null;
  /** When the person works; null: not known. */
  works: { from: number; to: number }[] | null;
  blocks: Block[];
  columns: number;
};

/** The hour of an instant on a day: 9.5 at half past nine; what begins or ends on another day is cut. */
export function hourOn(day: string, at: string, timeZone: string): number {
  const on = isoDay(at, timeZone);
  if (on < day) return 0;
  if (on > day) return 24;
  const [hour = 0, minute = 0] = clockTime24(at, timeZone).split(':').map(Number);
  return hour + minute / 60;
}

/** '09:15' of 9.25 */
export const timeOfHour = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

/** The lanes of a day: one for each of the people or tables, and one for what has none yet. */
export function lanesOf(day: ProviderDay, view: BoardView): Lane[] {
  const { salon, visits } = day;
  const shown = visits.filter(({ status }) => status !== 'no_show' && status !== 'stopped');
  const empty = { staffId: null, tableNo: null, color: null, works: null };
  if (view === 'table') {
    const lanes = Array.from({ length: salon?.tables ?? 1 }, (_, nth) => ({
      ...empty,
      key: `table ${nth + 1}`,
      name: `Table ${nth + 1}`,
      tableNo: nth + 1,
    }));
    const none = { ...empty, key: 'no table', name: 'No table' };
    // What still wants a table is seen before the tables, however many there are.
    return [none, ...lanes].map((lane) =>
      filled(
        lane,
        day,
        shown.filter(
          ({ tableNo }) => (lanes.some((each) => each.tableNo === tableNo) ? tableNo : null) === lane.tableNo,
        ),
      ),
    );
  }
  const people = salon?.people ?? [];
  const lanes = people.map(({ id, name, color, works }) => ({
    ...empty,
    key: id,
    name,
    staffId: id,
    color,
    works: works.map(({ startsAt, endsAt }) => ({
      from: hourOn(day.on, startsAt, day.timeZone),
      to: hourOn(day.on, endsAt, day.timeZone),
    })),
  }));
  const rest = shown.filter(({ staff }) => !people.some(({ id }) => id === staff?.id));
  const nobody = { ...empty, key: 'nobody', name: people.length > 0 ? 'Nobody yet' : 'Visits' };
  return [
    ...lanes.map((lane) =>
      filled(
        lane,
        day,
        shown.filter(({ staff }) => staff?.id === lane.staffId),
      ),
    ),
    ...(rest.length > 0 || people.length === 0 ? [filled(nobody, day, rest)] : []),
  ];
}

function filled(
  lane: Omit<Lane, 'blocks' | 'columns'>,
  { on, timeZone }: ProviderDay,
  visits: readonly Visit[],
): Lane {
  const ends: number[] = [];
  const blocks = visits
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .map((visit) => {
      const [from, to, here, gone] = [visit.startsAt, visit.endsAt, visit.arrivesAt, visit.readyAt].map(
        (at) => hourOn(on, at, timeZone),
      ) as [number, number, number, number];
      const free = ends.findIndex((end) => end <= from);
      const column = free === -1 ? ends.length : free;
      ends[column] = Math.max(to, from + 0.25);
      return { visit, from, to, here, gone, column };
    });
  return { ...lane, blocks, columns: Math.max(1, ends.length) };
}

/** The hours that a board shows: seven to seven, and more where there is something. */
export function hoursOf(lanes: readonly Lane[]): { first: number; last: number } {
  const blocks = lanes.flatMap((lane) => lane.blocks);
  return {
    first: Math.floor(Math.min(7, ...blocks.map(({ from, here }) => Math.min(from, here)))),
    last: Math.ceil(Math.max(19, ...blocks.map(({ to, gone }) => Math.max(to, gone)))),
  };
}

type Times = { startsAt: string; endsAt: string; arrivesAt: string | null; readyAt: string | null };

const shifted = (at: string | null, from: string, to: string) =>
  at === null ? null : new Date(Date.parse(at) + Date.parse(to) - Date.parse(from)).toISOString();

/** The times of a visit whose work is moved: it keeps how long before the animals come, and after it they go. */
export const shiftedTimes = (
  visit: Times,
  { startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>,
): Times => ({
  startsAt,
  endsAt,
  arrivesAt: shifted(visit.arrivesAt, visit.startsAt, startsAt),
  readyAt: shifted(visit.readyAt, visit.endsAt, endsAt),
});

import type { VisitStage, VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime, isoDay } from '#web/lib/dates.ts';

/** What both sides' pages know of a visit on its day. */
export type LiveVisit = {
  status: VisitStatus;
  startsAt: string;
  readyAt: string;
  timeZone: string;
  atHome: boolean;
  onMyWayAt: string | null;
  checkedInAt: string | null;
};

/** What a visit says of its day. */
export const liveOf = (visit: Visit): LiveVisit => ({
  ...visit,
  checkedInAt:
    visit.status === 'checked_in'
      ? (visit.history.findLast(({ what }) => what === 'checked_in')?.at ?? null)
      : null,
});

export type LiveStep = { words: string; state: 'done' | 'now' | 'ahead' };

const workWords: Partial<Record<VisitStage, string>> = { bath: 'Bath', dry: 'Drying', table: 'On the table' };

/** Whether there is something to follow: it is the day of a booked visit, or the animals are there. */
export const isLive = ({ status, startsAt, timeZone }: LiveVisit, now: Date): boolean =>
  status === 'checked_in' || (status === 'booked' && isoDay(startsAt, timeZone) === isoDay(now, timeZone));

/** The steps of one animal's day: those recorded, and the next one. Steps without a record are left out. */
export function liveSteps(visit: LiveVisit, stage: VisitStage | null): LiveStep[] {
  const { status, readyAt, timeZone, atHome, onMyWayAt, checkedInAt } = visit;
  const isThere = status === 'checked_in';
  const work = isThere && stage ? workWords[stage] : undefined;
  const isReady = isThere && stage === 'ready';
  const at = (instant: string | null) => (instant ? ` ${clockTime(instant, timeZone)}` : '');
  const end = atHome ? 'Done' : 'Ready';
  const steps: LiveStep[] = [];
  if (onMyWayAt || (atHome && !isThere))
    steps.push({
      words: `On the way${at(onMyWayAt)}`,
      state: isThere ? 'done' : onMyWayAt ? 'now' : 'ahead',
    });
  steps.push({
    words: `Checked in${at(isThere ? checkedInAt : null)}`,
    state: !isThere ? 'ahead' : work || isReady ? 'done' : 'now',
  });
  if (work) steps.push({ words: work, state: 'now' });
  steps.push(
    isReady
      ? { words: end, state: 'now' }
      : { words: `${end} about ${clockTime(readyAt, timeZone)}`, state: 'ahead' },
  );
  return steps;
}

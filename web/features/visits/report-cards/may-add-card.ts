import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import { isCompleted } from '#contract/visits/visit-status.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { Side } from '../visit-words.ts';

/** Whether the viewer may write the card of a visit that was checked out without one: as long as one could be edited. */
export const mayAddCard = ({ status, history, reportCard }: Visit, side: Side): boolean => {
  const done = history.findLast(({ what }) => what === 'completed');
  return (
    side === 'provider' &&
    isCompleted(status) &&
    reportCard === null &&
    done !== undefined &&
    Date.now() < Date.parse(done.at) + cardEditHours * 3_600_000
  );
};

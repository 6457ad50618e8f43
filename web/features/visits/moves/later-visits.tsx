import { clockTime } from '#web/lib/dates.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { otherName } from '../visit-words.ts';
import { canReach } from './delay-labels.ts';
import type { ReachedVisit } from './late-reach.ts';

type LaterVisitsProps = {
  reached: readonly ReachedVisit[];
  /** By how many minutes a visit is noted late, and undefined if it is not. */
  noted: (reached: ReachedVisit) => number | undefined;
  onChange: (visitId: string, isNoted: boolean) => void;
};

/** The later visits of a day, of which those ticked are noted late, too. */
export function LaterVisits({ reached, noted, onChange }: LaterVisitsProps) {
  return (
    <div className="grid gap-1">
      <p id="later-visits">Later that day. Tick who has to wait, too.</p>
      <ul className="grid gap-1" aria-labelledby="later-visits">
        {reached.map((each) => {
          const { visit } = each;
          const minutes = noted(each);
          return (
            <li key={visit.id}>
              <Checkbox
                checked={minutes !== undefined}
                onChange={({ target }) => onChange(visit.id, target.checked)}
              >
                <span className="wrap-anywhere">
                  <b className="tabular-nums">{clockTime(visit.startsAt, visit.timeZone)}</b>{' '}
                  {[
                    otherName(visit, 'provider'),
                    minutes ? `about ${minutes} min late` : each.minutes === 0 && 'still on time by the plan',
                    visit.lateMinutes !== null && `${visit.lateMinutes} min late noted before`,
                    !canReach(visit) && 'no phone or email',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

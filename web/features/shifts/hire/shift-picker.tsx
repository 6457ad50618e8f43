import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ShiftStatusBadge } from '../shift-status.tsx';
import type { ShiftWithApplicants } from './received-groups.ts';
import { applicants, onWaitingList, shiftDay } from '../shift-words.ts';

type ShiftPickerProps = {
  shifts: readonly ShiftWithApplicants[];
  /** Id of the selected shift. */
  chosen: string | undefined;
  /** Link to the applicants of a shift. */
  to: (shiftId: string) => string;
};

/**
 * The owner's upcoming shifts with their groomer or number of applicants. On a phone they form a scrollable
 * row.
 */
export function ShiftPicker({ shifts, chosen, to }: ShiftPickerProps) {
  return (
    <nav aria-labelledby="shift-picker" className="min-w-0">
      <h2 id="shift-picker" className="pb-2 pl-0.5 font-text text-s tracking-normal max-xl:sr-only">
        Applications by shift
      </h2>
      {/* Positioned, so that it also cuts off what only screen readers are told. */}
      <ul className="fade-row relative flex snap-x gap-2 overflow-x-auto max-xl:-mx-4 max-xl:scroll-px-4 max-xl:px-4 max-xl:pb-1 xl:grid xl:gap-0 xl:border-t xl:border-line">
        {shifts.map((each) => (
          <li
            key={each.shift.id}
            className="max-xl:w-[214px] max-xl:flex-none max-xl:snap-start max-xl:rounded-s max-xl:border max-xl:border-line xl:border-b xl:border-line"
          >
            <Link
              to={to(each.shift.id)}
              preventScrollReset
              aria-current={each.shift.id === chosen || undefined}
              className="grid h-full content-start gap-0.5 py-3.5 pr-3.5 pl-[18px] max-xl:py-2 max-sm:py-1 hover:bg-sunk aria-[current]:bg-card aria-[current]:shadow-[inset_5px_0_0_var(--accent)] max-xl:rounded-s"
            >
              {/* A phone has two lines for each, so that the first applicant is on the first screen. */}
              <span className="flex min-w-0 items-center gap-x-2 sm:contents">
                <span className="flex max-w-full flex-none flex-wrap items-center justify-between gap-x-2 gap-y-1 max-sm:grow">
                  <b className="whitespace-nowrap">{shiftDay(each.shift)}</b>
                  <span className={each.shift.id === chosen ? undefined : 'max-sm:sr-only'}>
                    <ShiftStatusBadge shift={each.shift} />
                  </span>
                </span>
                {/* On a phone the heading right below names the chosen one. */}
                <span
                  className={clsx(
                    'min-w-0 max-sm:truncate sm:line-clamp-1 sm:wrap-anywhere xl:line-clamp-2',
                    each.shift.id === chosen && 'max-xl:sr-only',
                  )}
                >
                  {each.shift.title}
                </span>
              </span>
              <span className="text-s text-ink-2">{applicantSummary(each)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** '3 applicants, 1 new', 'Jo Beckett, 2 on the waiting list' */
function applicantSummary({ shift, toCompare, waiting, newCount }: ShiftWithApplicants): string {
  if (shift.groomer)
    return `${shift.groomer.name}${waiting.length > 0 ? `, ${onWaitingList(waiting.length)}` : ''}`;
  if (toCompare.length === 0) return 'No applicants yet';
  return `${applicants(toCompare.length)}${newCount > 0 ? `, ${newCount} new` : ''}`;
}

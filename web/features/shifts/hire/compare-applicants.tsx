import { clsx } from 'clsx';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCarousel } from '#web/ui/data/use-carousel.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { bestValues, comparedRows, favorite } from './best-values.ts';
import { AcceptApplication } from './accept-application.tsx';
import { DeclineApplication } from './decline-application.tsx';
import { applicants as applicantCount } from '../shift-words.ts';

type CompareApplicantsProps = {
  shift: OwnShift;
  /** Applicants in display order. */
  applicants: readonly ReceivedApplication[];
  onView: (groomerId: string) => void;
};

const columns = ['md:grid-cols-1 md:max-w-[26rem]', 'md:grid-cols-2', 'md:grid-cols-3'];

/** Applicants side by side, compared row by row. On a phone, one at a time with swiping or buttons. */
export function CompareApplicants({ shift, applicants, onView }: CompareApplicantsProps) {
  const { row, current, goTo, onScroll } = useCarousel<HTMLUListElement>();
  const best = bestValues(applicants);
  const leading = favorite(applicants);
  const count = applicants.length;
  const shown = Math.min(current, count - 1);
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3 pb-1 md:pb-3">
        <p>
          <b>{applicantCount(count)}</b>
          {count > 1 && ', nearest first. A check marks the best value in its row.'}
        </p>
        {count > 1 && (
          <div className="flex flex-none items-center md:hidden">
            <IconButton
              icon="left"
              label="Previous applicant"
              disabled={shown === 0}
              onClick={() => goTo(shown - 1)}
            />
            <span className="text-s tabular-nums" aria-live="polite">
              {shown + 1} of {count}
            </span>
            <IconButton
              icon="right"
              label="Next applicant"
              disabled={shown === count - 1}
              onClick={() => goTo(shown + 1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={row}
        onScroll={onScroll}
        className={clsx(
          'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-m border border-line bg-card motion-safe:scroll-smooth md:grid md:overflow-hidden',
          columns[Math.min(count, columns.length) - 1],
        )}
      >
        {applicants.map((applicant) => (
          <li
            key={applicant.id}
            className="w-full flex-none snap-start snap-always md:row-span-5 md:-mt-px md:-ml-px md:grid md:w-auto md:grid-rows-subgrid md:border-t md:border-l md:border-line"
          >
            <ApplicantCard
              applicant={applicant}
              best={new Set(comparedRows.filter((name) => best[name].has(applicant.id)))}
              leading={applicant.id === leading}
              onView={onView}
            >
              <AcceptApplication application={applicant} shift={shift} first={applicant.id === leading} />
              <DeclineApplication application={applicant} />
            </ApplicantCard>
          </li>
        ))}
      </ul>
    </>
  );
}

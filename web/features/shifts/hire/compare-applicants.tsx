import { clsx } from 'clsx';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ComparedCards } from '#web/ui/data/compared-cards.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { ApplicantCard, ApplicantLine } from './applicant-card.tsx';
import { bestValues, comparedRows, favorite } from './best-values.ts';
import { AcceptApplication } from './accept-application.tsx';
import { DeclineApplication } from './decline-application.tsx';
import { applicants as applicantCount } from '../shift-words.ts';

type CompareApplicantsProps = {
  shift: OwnShift;
  /** Applicants in display order. */
  applicants: readonly ReceivedApplication[];
  /** Id of the application that was just accepted here: all cards stay where they are, and this one has the receipt. */
  booked?: string | undefined;
  onBooked: () => void;
  onView: (groomerId: string) => void;
};

const columns = ['md:grid-cols-1 md:max-w-[26rem]', 'md:grid-cols-2', 'md:grid-cols-3'];

/** Applicants side by side, compared row by row. On a phone, a line for each, and the chosen one below. */
export function CompareApplicants({ shift, applicants, booked, onBooked, onView }: CompareApplicantsProps) {
  const best = bestValues(applicants);
  const leading = favorite(applicants);
  const count = applicants.length;
  return (
    <ComparedCards
      items={applicants}
      renderLine={(applicant) => <ApplicantLine applicant={applicant} />}
      listClassName="mb-2 overflow-hidden rounded-m border border-line bg-card"
      rows="md:row-span-5"
      title={
        <p>
          <b>{applicantCount(count)}</b>
          {count > 1 && ', nearest first.'}
          {count > 1 && <span className="max-md:sr-only"> Checks mark the best in each row.</span>}
        </p>
      }
      className={clsx('rounded-m border border-line bg-card', columns[Math.min(count, columns.length) - 1])}
    >
      {(applicant) => (
        <ApplicantCard
          applicant={applicant}
          best={new Set(comparedRows.filter((name) => best[name].has(applicant.id)))}
          leading={applicant.id === leading}
          onView={onView}
        >
          {booked === undefined ? (
            <>
              <AcceptApplication
                application={applicant}
                shift={shift}
                first={applicant.id === leading}
                onBooked={onBooked}
              />
              <DeclineApplication application={applicant} />
            </>
          ) : (
            <div className="col-span-full">
              {applicant.id === booked ? (
                <ReceiptPlace about={shift.id} />
              ) : (
                <p className="py-2.5 text-ink-2">On the waiting list</p>
              )}
            </div>
          )}
        </ApplicantCard>
      )}
    </ComparedCards>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { Reliability } from '#contract/reliability.ts';
import { miles } from '#web/domain/places/miles.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { counted } from '#web/lib/words.ts';
import { Kept } from '#web/domain/reliability/kept.tsx';
import { Certifications } from '#web/domain/people/certifications.tsx';
import { comparedRows } from './best-values.ts';
import type { ComparedRow } from './best-values.ts';
import { times } from '../shift-words.ts';

type Groomer = ReceivedApplication['groomer'];
type ApplicantCardProps = {
  applicant: ReceivedApplication;
  /** Rows in which this applicant has the best value. */
  best: ReadonlySet<ComparedRow>;
  leading: boolean;
  onView: (groomerId: string) => void;
  /** Buttons for the applicant. */
  children: ReactNode;
};

/** One applicant. Its five parts use the rows of the surrounding grid, so that neighboring cards line up. */
export function ApplicantCard({ applicant, best, leading, onView, children }: ApplicantCardProps) {
  const { groomer, message, isNew } = applicant;
  const name = groomerName(groomer);
  return (
    <article
      className={clsx(
        'grid h-full content-start gap-3.5 p-5 md:row-span-5 md:grid-rows-subgrid',
        leading && 'bg-accent-soft',
      )}
      aria-label={name}
    >
      <div className="flex items-center gap-4">
        <PersonAvatar
          name={name}
          src={groomer.profileImageUrl}
          size="l"
          as="groomer"
          checked={groomer.checkedCertifications.length > 0}
        />
        <div className="min-w-0">
          <h3 className="wrap-anywhere">
            <button type="button" className="text-start underline" onClick={() => onView(groomer.id)}>
              {name}
            </button>
          </h3>
          <p className="text-s wrap-anywhere text-ink-2">{groomer.title ?? 'Professional Groomer'}</p>
          <p className="flex flex-wrap gap-2 pt-1 empty:hidden">
            {leading && <Badge tone="line">Most checks</Badge>}
            {isNew && <Badge tone={leading ? 'line' : 'role'}>Not seen yet</Badge>}
          </p>
        </div>
      </div>
      <div className="grid content-start gap-1">
        <Record groomer={groomer} reliability={applicant.reliability} />
      </div>
      <dl className="tabular-nums">
        {comparedRows.map((row) => (
          <div
            key={row}
            className={clsx(
              'flex min-h-[42px] items-center justify-between gap-2.5 border-t',
              leading ? 'border-accent-mid' : 'border-line',
            )}
          >
            <dt>{labels[row]}</dt>
            <dd className="flex text-right font-strong">
              {best.has(row) ? (
                <span className="inline-flex items-center gap-[5px] text-accent">
                  <Icon name="check" size="s" />
                  {values[row](groomer)}
                  <span className="sr-only"> (best)</span>
                </span>
              ) : (
                values[row](groomer)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-between gap-2">
        <Certifications records={groomer.certificationRecords} />
        {message && (
          <blockquote className="border-l-[3px] border-accent-mid pl-3.5 wrap-anywhere whitespace-pre-line">
            {message}
          </blockquote>
        )}
      </div>
      <div className="grid grid-cols-[1.5fr_1fr] gap-2 self-end">{children}</div>
    </article>
  );
}

/** Rating and kept bookings in a line each, so that both stand at one height on neighboring cards. */
function Record({ groomer, reliability }: { groomer: Groomer; reliability: Reliability }) {
  const { rating, reviewCount } = groomer;
  const isRated = rating !== null && reviewCount > 0;
  return (
    <>
      {isRated ? (
        <Rating value={rating} reviews={reviewCount} />
      ) : (
        <span className="text-ink-2">No reviews yet</span>
      )}
      <Kept reliability={reliability} />
    </>
  );
}

export const groomerName = ({ firstName, lastName }: Groomer): string => `${firstName} ${lastName}`;

const labels: Record<ComparedRow, string> = {
  experience: 'Experience',
  distance: 'Distance',
  workedHere: 'Worked here',
  dogsADay: 'Dogs a day',
};
const notListed = <span className="font-normal text-ink-2">not listed</span>;

const values: Record<ComparedRow, (groomer: Groomer) => ReactNode> = {
  experience: ({ yearsExperience: years }) =>
    years === null ? notListed : years === 1 ? '1 year' : `${years} years`,
  distance: ({ distanceMiles }) => (distanceMiles === null ? notListed : miles(distanceMiles)),
  workedHere: ({ workedHere }) => times(workedHere),
  dogsADay: ({ dogsPerDayLow: low, dogsPerDayHigh: high }) =>
    low !== null && high !== null && low !== high ? `${low}–${high}` : (high ?? low ?? notListed),
};

/** Who it is, how far away and how rated. */
export function ApplicantLine({ applicant: { groomer } }: Pick<ApplicantCardProps, 'applicant'>) {
  const name = groomerName(groomer);
  const years = groomer.yearsExperience !== null && counted(groomer.yearsExperience, 'year');
  const away = groomer.distanceMiles !== null && miles(groomer.distanceMiles);
  return (
    <>
      <PersonAvatar size="s" name={name} src={groomer.profileImageUrl} as="groomer" />
      <span className="grid min-w-0 flex-1">
        <b className="wrap-anywhere">{name}</b>
        <span className="flex flex-wrap items-center gap-x-2 text-s text-ink-2 tabular-nums">
          {[years, away].filter(Boolean).join(' · ')}
          <Rating value={groomer.rating} />
        </span>
      </span>
    </>
  );
}

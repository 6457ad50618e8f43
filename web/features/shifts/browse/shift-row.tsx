import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Distance } from '#web/domain/places/distance.tsx';
import { dollarRange } from '#web/lib/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { WorkRow } from '#web/ui/data/work-row.tsx';
import { ConflictTag } from '../conflict-tag.tsx';
import { businessTypes, dogs, shiftDay, shiftTimes } from '../shift-words.ts';
import { perHour, takeHome, takeHomeWords } from '../take-home.ts';

const ShiftMore = lazyPart(() => import('./shift-more.tsx'));

/** Why a shift stands where it does in the order of fit: 'You are free then · 4 mi · you worked there twice'. */
function WhyItFits({
  shift: { conflict, application, distanceMiles, workedHere = 0 },
}: {
  shift: ShiftCard;
}) {
  if (conflict || application) return null;
  const reasons = [
    'You are free then',
    distanceMiles !== null && (distanceMiles < 1 ? 'under a mile' : `${Math.round(distanceMiles)} mi`),
    workedHere > 0 && `you worked there ${times(workedHere)}`,
  ].filter(Boolean);
  return <p className="text-s text-accent">{reasons.join(' · ')}</p>;
}

const times = (days: number): string => (days === 1 ? 'once' : days === 2 ? 'twice' : `${days} times`);

/** An open shift in a long list: when, where, what it pays and one action; the rest unfolds. */
export function ShiftRow({ shift, action }: { shift: ShiftCard; action: ReactNode }) {
  const { business, distanceMiles } = shift;
  const share = takeHome(shift);
  const hourly = share && perHour(share, shift);
  return (
    <WorkRow
      about={shift.id}
      when={
        <>
          <b>{shiftDay(shift)}</b> <span className="whitespace-nowrap">{shiftTimes(shift)}</span>
        </>
      }
      title={
        <h3 className="line-clamp-2 text-h4 wrap-anywhere">
          <Link to={href('shift', { id: shift.id })} className="hover:underline">
            {shift.title}
          </Link>
        </h3>
      }
      figure={
        <>
          <span className="sr-only">Take-home, estimated: </span>
          <span>{takeHomeWords(shift)}</span>
        </>
      }
      beside={
        <>
          {hourly && <span>{dollarRange(hourly.min, hourly.max)} an hour</span>}
          <span>
            <b>{rateInWords(shift)}</b>
            {!shift.hourlyRate && ' commission'}
          </span>
        </>
      }
      action={action}
      more={<ShiftMore shift={shift} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-s">
        <span className="inline-flex min-w-0 items-center gap-2">
          <PersonAvatar name={business.businessName} src={business.logoUrl} size="xs" as="business" />
          <span className="min-w-0 wrap-anywhere">{business.businessName}</span>
        </span>
        <Rating value={business.rating} reviews={business.reviewCount} />
        <span>{businessTypes[business.businessType].label}</span>
        <Distance of={distanceMiles} />
        <span className="inline-flex items-center gap-1">
          <Icon name="paw" size="s" />
          <span>{dogs(shift.dogCount)}</span>
        </span>
      </p>
      <ConflictTag shift={shift} />
      {shift.workedHere !== undefined && <WhyItFits shift={shift} />}
    </WorkRow>
  );
}

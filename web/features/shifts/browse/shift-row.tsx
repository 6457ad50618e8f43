import { rateInWords } from '#contract/shifts/pay-model.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Distance } from '#web/domain/places/distance.tsx';
import { dollarRange } from '#web/lib/money.ts';
import { capitalized } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { WorkRow } from '#web/ui/data/work-row.tsx';
import { businessTypes, animals, shiftDay, shiftTimes } from '../shift-words.ts';
import { perHour, takeHome, takeHomeWords } from '../take-home.ts';

const ShiftMore = lazyPart(() => import('./shift-more.tsx'));

const reasonsAgainst: Record<NonNullable<ShiftCard['against']>, string> = {
  time_off: 'you have time off then',
  busy_elsewhere: 'busy in your own calendar then',
  own_visit: 'your pet’s visit is then',
  outside_hours: 'outside your working hours',
};

/** Why a shift fits or not: a booking, a warning from the groomer's calendar, or 'No conflict · been there twice'. */
function WhyItFits({
  shift: { conflict, application, against, appliedElsewhere, workedHere },
}: {
  shift: ShiftCard;
}) {
  if (application) return null;
  if (conflict) return <span className="text-straw-ink">You’re booked then</span>;
  if (workedHere === undefined && appliedElsewhere.length === 0) return null;
  // Past work is left out next to a warning, because two lines push the button down on a phone.
  const worked = workedHere ? ` · been there ${times(workedHere)}` : '';
  const why = against
    ? reasonsAgainst[against]
    : appliedElsewhere.length > 0
      ? 'applied elsewhere then'
      : `No conflict${worked}`;
  const fits = !against && appliedElsewhere.length === 0;
  return (
    <span className={clsx('work-row-why', fits ? 'text-accent' : 'text-ink-2')}>{capitalized(why)}</span>
  );
}

const times = (days: number): string => (days === 1 ? 'once' : days === 2 ? 'twice' : `${days} times`);

/** An open shift in a long list: when, where, what it pays and one action, in one order on every list; the rest unfolds. */
export function ShiftRow({ shift, action }: { shift: ShiftCard; action: ReactNode }) {
  const { business, distanceMiles } = shift;
  const share = takeHome(shift);
  const hourly = !shift.conflict && share && perHour(share, shift);
  return (
    <WorkRow
      about={shift.id}
      className="work-row-short work-row-shift"
      when={
        <>
          <b>{shiftDay(shift)}</b> <span className="whitespace-nowrap">{shiftTimes(shift)}</span>
        </>
      }
      title={
        <h3 className="line-clamp-1 text-m wrap-anywhere">
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
          <WhyItFits shift={shift} />
          {hourly && <span>{dollarRange(hourly.min, hourly.max)} an hour</span>}
        </>
      }
      action={action}
      more={<ShiftMore shift={shift} />}
    >
      <p className="work-row-facts">
        <span className="inline-flex min-w-0 items-center gap-2">
          <PersonAvatar name={business.businessName} src={business.logoUrl} size="xs" as="business" />
          <span className="truncate">{business.businessName}</span>
        </span>
        <Rating value={business.rating} reviews={business.reviewCount} />
        <span className="when-roomy">{businessTypes[business.businessType].label}</span>
        <Distance of={distanceMiles} />
        <span className="inline-flex items-center gap-1">
          <Icon name="paw" size="s" />
          <span>{animals(shift)}</span>
        </span>
        <span className="when-roomy">
          <span>
            <b>{rateInWords(shift)}</b>
            {!shift.hourlyRate && ' commission'}
          </span>
        </span>
      </p>
    </WorkRow>
  );
}

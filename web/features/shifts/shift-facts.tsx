import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { cancelTermsNames, cancelTermsNotes } from '#contract/shifts/cancel-terms.ts';
import { payModelNames, payModelNotes } from '#contract/shifts/pay-model.ts';
import { bathingNames, payTimeNames } from '#contract/shifts/shift-customs.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { inHours } from '#web/lib/dates.ts';
import { Distance } from '#web/domain/places/distance.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Fact, Facts } from '#web/ui/data/ticket.tsx';
import { businessTypes, animals, shiftAddress, shiftDay, shiftTimes } from './shift-words.ts';
import { shiftHours } from './take-home.ts';

/** Number of requirements on a card; the others are only counted. */
const requirementsShown = 3;

type ShiftHeadProps = {
  shift: ShiftCard;
  /** Badges before the type of business, such as the status of an application. */
  badges?: ReactNode;
  /** Links the title to the shift's own page. */
  linked?: boolean;
};

/** Type of business, distance, title, business name and rating. */
export function ShiftHead({ shift, badges, linked = true }: ShiftHeadProps) {
  const { business, distanceMiles } = shift;
  const type = businessTypes[business.businessType];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {badges}
        <Badge tone="role" icon={type.icon}>
          {type.label}
        </Badge>
        <Distance of={distanceMiles} />
      </div>
      <div>
        {linked && (
          <h3 className="text-[1.375rem] wrap-anywhere">
            <Link to={href('shift', { id: shift.id })} className="hover:underline">
              {shift.title}
            </Link>
          </h3>
        )}
        <p className="flex min-h-7 flex-wrap items-center gap-x-3">
          <span className="inline-flex min-w-0 items-center gap-2 py-0.5">
            <PersonAvatar name={business.businessName} src={business.logoUrl} size="xs" as="business" />
            <span className="min-w-0 wrap-anywhere">{business.businessName}</span>
          </span>
          <Rating value={business.rating} reviews={business.reviewCount} />
        </p>
      </div>
    </>
  );
}

type ShiftFactsProps = {
  shift: Pick<ShiftCard, 'shiftDate' | 'endsAt' | 'timeZone' | 'title' | 'dogCount'>;
  /** More facts. */
  children?: ReactNode;
};

/**
 * Time, length and number of dogs. The date appears only if the ticket is too narrow for its calendar leaf.
 */
export function ShiftFacts({ shift, children }: ShiftFactsProps) {
  return (
    <Facts>
      <Fact icon="calendar" className="font-strong when-narrow">
        {shiftDay(shift)}
      </Fact>
      <Fact icon="clock">
        <b>{shiftTimes(shift)}</b> ({inHours(shiftHours(shift))})
      </Fact>
      <Fact icon="paw">
        <b>{animals(shift)}</b>
      </Fact>
      {children}
    </Facts>
  );
}

type ShiftTermsProps = {
  shift: ShiftCard;
  /** With all requirements. */
  whole?: boolean;
  linked?: boolean;
};

/** Address, requirements and bonus. */
export function ShiftTerms({ shift, whole = false, linked = true }: ShiftTermsProps) {
  const { requirements, bonusInfo, business } = shift;
  const shown = whole ? requirements : requirements.slice(0, requirementsShown);
  const rest = requirements.length - shown.length;
  return (
    <>
      <p className="wrap-anywhere text-ink-2">{shiftAddress(business)}</p>
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Requirements">
          {shown.map((requirement) => (
            <li key={requirement} className="badge max-w-full wrap-anywhere whitespace-normal!">
              {requirement}
            </li>
          ))}
          {rest > 0 && (
            <li>
              <MoreRequirements shift={shift} rest={rest} linked={linked} />
            </li>
          )}
        </ul>
      )}
      {bonusInfo && <BonusNote>{bonusInfo}</BonusNote>}
    </>
  );
}

/** How and when it is paid, who bathes, and what a late cancellation by the business owes. */
export function ShiftConditions({ shift }: { shift: ShiftCard }) {
  const { payModel, paidWhen, bathing, cancelTerms } = shift;
  return (
    <>
      <p>
        {payModel === 'agreed_later' ? (
          'Whether you are paid on a W-2 or a 1099 is still to be agreed.'
        ) : (
          <>
            Paid as: <b>{payModelNames[payModel]}</b>
            <span className="block text-s text-ink-2">{payModelNotes[payModel]}</span>
          </>
        )}
      </p>
      {(paidWhen !== 'agreed_later' || bathing !== 'agreed_later') && (
        <p>
          {paidWhen !== 'agreed_later' && `Paid: ${payTimeNames[paidWhen].toLowerCase()}. `}
          {bathing !== 'agreed_later' && `${bathingNames[bathing]}.`}
        </p>
      )}
      <p>
        If the business cancels: <b>{cancelTermsNames[cancelTerms]}</b>
        <span className="block text-s text-ink-2">{cancelTermsNotes[cancelTerms]}</span>
      </p>
    </>
  );
}

/** Leads to the page with all requirements, which a shift that is not posted has not. */
function MoreRequirements({ shift, rest, linked }: { shift: ShiftCard; rest: number; linked: boolean }) {
  const words = `+${rest} more`;
  if (!linked) return <span className="badge badge-line">{words}</span>;
  return (
    <Link to={href('shift', { id: shift.id })} className="badge badge-line underline">
      {words}
      <span className="sr-only"> requirements of {shift.title}</span>
    </Link>
  );
}

function BonusNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex w-fit items-start gap-2 rounded-s bg-straw-soft px-2.5 py-1.5 text-[0.9375rem] text-straw-ink">
      <Icon name="gift" size="s" className="mt-0.5" />
      <span className="sr-only">Bonus: </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

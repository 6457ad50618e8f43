import { Link } from 'react-router';
import type { VaccinationGap } from '#contract/vaccinations/vaccinations.ts';
import { href } from '#contract/pages.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { monthDayYear } from '#web/lib/dates.ts';

import { checkWords } from './vaccination-words.ts';
import { Note } from '#web/ui/note.tsx';

type VaccinationGapsProps = {
  gaps: readonly VaccinationGap[];
  /** The provider that requires them, e.g. "Maya Ortiz", or "You". */
  asks: string;
  /** Whether the viewer can edit the pets' records. */
  mends: boolean;
};

/**
 * Lists the required vaccinations that a pet lacks on the day, and how to fix each. Renders nothing if there
 * are none.
 */
export function VaccinationGaps({ gaps, asks, mends }: VaccinationGapsProps) {
  if (gaps.length === 0) return null;
  return (
    <Note tone="warn" icon="shield-alert">
      <b>{asks === 'You' ? 'Vaccinations to check' : `${asks} asks for`}</b>
      <ul className="grid gap-1.5">
        {gaps.map((gap) => (
          <li key={`${gap.petId} ${gap.kind}`}>
            {gapWords(gap)} {gap.check && `${checkWords(gap.check)}. `}
            {mends && gap.verdict !== 'too_young' && (
              <Link to={href('pet', { id: gap.petId, vaccine: gap.kind })} className="font-strong underline">
                {gap.verdict === 'given_too_late' ? 'See the record' : 'Add proof'}
                <span className="sr-only">
                  {' '}
                  of {gap.petName}’s {nameOf(gap)}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const nameOf = ({ kind }: VaccinationGap): string => vaccines[kind].label;
const day = (text: string): string => monthDayYear(text, 'UTC');

const paperOf = ({ evidence }: VaccinationGap): string => (evidence === 'waiver' ? 'waiver' : 'titer test');

function gapWords(gap: VaccinationGap): string {
  const { petName, verdict, goodUntil, goodFrom, minDaysBefore, stillInTime } = gap;
  const name = `${petName}’s ${nameOf(gap)}`;
  const before = minDaysBefore > 0 ? `, given at least ${minDaysBefore} days before` : '';
  if (verdict === 'too_young')
    return `${petName} is too young for ${nameOf(gap)}${goodFrom ? ` until ${day(goodFrom)}` : ''}. Nothing is missing.`;
  if (verdict === 'not_accepted')
    return `${name}: a ${paperOf(gap)} is on record, which ${
      gap.kind === 'rabies' && gap.evidence === 'titer'
        ? 'does not replace the vaccination by law'
        : 'is not accepted here'
    }.`;
  if (verdict === 'proof_missing')
    return `${name}: proof of the ${paperOf(gap)} missing. It counts once it is on record.`;
  if (verdict === 'given_too_late')
    return `${name}${before}. ${goodFrom ? `A visit works from ${day(goodFrom)} on.` : ''}`;
  const state = {
    missing: 'proof missing',
    date_unknown: 'its dates are not known',
    given_too_early: 'the dose on record was given at too young an age to count',
    expires_before: goodUntil ? `it expires ${day(goodUntil)}` : 'it expires before the visit',
  }[verdict];
  const late = stillInTime ? '' : ' A dose given today would come too late for this day.';
  return `${name}${before}: ${state}.${late}`;
}

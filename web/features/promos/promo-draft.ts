import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { PromoCode } from '#contract/memberships/promos.ts';

/** Form values of a code: text as typed, days as 'YYYY-MM-DD' in the reader's time zone. */
export type PromoDraft = {
  code: string;
  note: string;
  off: 'percent' | 'amount';
  /** Percent, or dollars and cents: '20', '5.00'. */
  value: string;
  plans: PlanCode[];
  startsOn: string;
  endsOn: string;
  maxUses: string;
  usesPerAccount: string;
};

export const emptyPromo: PromoDraft = {
  code: '',
  note: '',
  off: 'percent',
  value: '',
  plans: [],
  startsOn: '',
  endsOn: '',
  maxUses: '',
  usesPerAccount: '1',
};

/** A code is valid through its last day; the stored instant is the first after its end. */
export const justBefore = (instant: string) => new Date(Date.parse(instant) - 1);

export const draftOf = (promo: PromoCode): PromoDraft => ({
  code: promo.code,
  note: promo.note ?? '',
  off: promo.percentOff === null ? 'amount' : 'percent',
  value: promo.percentOff === null ? ((promo.amountOff ?? 0) / 100).toFixed(2) : String(promo.percentOff),
  plans: promo.plans,
  startsOn: promo.startsAt ? isoDay(promo.startsAt) : '',
  endsOn: promo.endsAt ? isoDay(justBefore(promo.endsAt)) : '',
  maxUses: promo.maxUses === null ? '' : String(promo.maxUses),
  usesPerAccount: promo.usesPerAccount === null ? '' : String(promo.usesPerAccount),
});

/** Request fields of the draft; the last day is included in full. */
export const changeOf = (draft: PromoDraft) => ({
  note: draft.note.trim() || null,
  percentOff: draft.off === 'percent' ? Number(draft.value) : null,
  amountOff: draft.off === 'amount' ? Math.round(Number(draft.value) * 100) : null,
  plans: draft.plans,
  startsAt: draft.startsOn ? startOfDay(draft.startsOn, 0) : null,
  endsAt: draft.endsOn ? startOfDay(draft.endsOn, 1) : null,
  maxUses: draft.maxUses ? Number(draft.maxUses) : null,
  usesPerAccount: draft.usesPerAccount ? Number(draft.usesPerAccount) : null,
});

export const newPromoOf = (draft: PromoDraft) => ({ ...changeOf(draft), code: draft.code.trim() });

/** Midnight in the reader's time zone, `later` days after `day`. */
function startOfDay(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Error messages for missing and invalid fields, by field. */
export const draftProblems = (draft: PromoDraft): Partial<Record<keyof PromoDraft, string>> =>
  Object.fromEntries(
    [
      [
        'code',
        !/^[A-Za-z0-9_-]{3,40}$/.test(draft.code.trim()) && 'Use 3 to 40 letters, digits, - or _',
      ] as const,
      ['value', valueProblem(draft)] as const,
      [
        'endsOn',
        draft.startsOn !== '' &&
          draft.endsOn !== '' &&
          draft.endsOn < draft.startsOn &&
          'It cannot end before it starts',
      ] as const,
      ['maxUses', countProblem(draft.maxUses)] as const,
      ['usesPerAccount', countProblem(draft.usesPerAccount)] as const,
    ].filter(([, problem]) => problem),
  );

function valueProblem({ off, value }: PromoDraft): string | false {
  if (off === 'percent') return !/^([1-9]\d?|100)$/.test(value.trim()) && 'A whole number from 1 to 100';
  return !(/^\d{1,6}(\.\d{1,2})?$/.test(value.trim()) && Number(value) > 0) && 'An amount like 5.00';
}

const countProblem = (text: string) =>
  text.trim() !== '' && !/^[1-9]\d{0,5}$/.test(text.trim()) && 'A whole number, or leave it empty';

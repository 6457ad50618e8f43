import { ShiftDraft } from '#contract/shifts/shifts.ts';
import type { OwnShift, ShiftCard } from '#contract/shifts/shifts.ts';
import type { InstantBook } from '#contract/shifts/instant-book.ts';
import { usualSeenFirstHours } from '#contract/shifts/seen-first.ts';
import type { SeenFirstBy } from '#contract/shifts/seen-first.ts';
import type { CancelTerms } from '#contract/shifts/cancel-terms.ts';
import type { Bathing, PayTime } from '#contract/shifts/shift-customs.ts';
import type { PayModel } from '#contract/shifts/pay-model.ts';
import { bookRange } from '#contract/shifts/work-kinds.ts';
import type { BookPrice } from '#contract/profiles/facts.ts';
import type { PayFacts } from '#contract/shifts/take-home.ts';
import { isoDay, wallHours } from '#web/lib/dates.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import type { ShiftChange, ShiftPosting } from './own-shifts.api.ts';

/** Purpose of the form: a new shift, of which something may be known, a copy or an edit. */
export type ShiftTask =
  | { kind: 'post'; known?: Partial<Pick<ShiftValues, 'date' | 'startTime' | 'endTime' | 'dogCount'>> }
  | { kind: 'copy' | 'edit'; shift: OwnShift };
/** Location of the work. Its time zone applies to all times of the shift. */
export type ShiftPlace = {
  timeZone: string | undefined;
  city: string | null;
  address: string | null;
  /** The business as its ticket shows it; undefined until it is known. */
  business?: ShownBusiness | undefined;
  /** The business's price list, by which the take-home is worked out. */
  prices?: readonly BookPrice[] | undefined;
  state?: string | null | undefined;
};
type ShownBusiness = Pick<
  OwnShift['business'],
  'businessName' | 'logoUrl' | 'businessType' | 'rating' | 'reviewCount'
>;

/** Form values of a shift: numbers as typed, amounts in dollars, `date` as 'YYYY-MM-DD', times as 'HH:MM'. */
export type ShiftValues = {
  title: string;
  date: string;
  startTime: string;
  endTime: string;
  dogCount: string;
  payPercentage: string;
  estimatedPayMin: string;
  estimatedPayMax: string;
  requirements: { text: string }[];
  description: string;
  bonusInfo: string;
  bonusAmount: string;
  payModel: PayModel;
  boothRent: string;
  hourlyRate: string;
  paidWhen: PayTime;
  bathing: Bathing;
  cancelTerms: CancelTerms;
  repeatWeeks: string;
  /** Who sees a new shift first, and for how many hours. */
  seenFirstBy: 'everyone' | SeenFirstBy;
  seenFirstHours: string;
  instantBook: 'nobody' | InstantBook;
};
export type ShiftField = keyof ShiftValues | `requirements.${number}.text`;
/** A problem to show. `field` is undefined if the form has no such field. */
export type FieldProblem = { field: ShiftField | undefined; message: string; missing?: boolean };

const usualFinding = {
  seenFirstBy: 'everyone',
  seenFirstHours: String(usualSeenFirstHours),
  instantBook: 'nobody',
} as const;

export const emptyShift: ShiftValues = {
  title: '',
  date: '',
  startTime: '',
  endTime: '',
  dogCount: '',
  payPercentage: '',
  estimatedPayMin: '',
  estimatedPayMax: '',
  requirements: [{ text: '' }],
  description: '',
  bonusInfo: '',
  bonusAmount: '',
  payModel: 'agreed_later',
  boothRent: '',
  hourlyRate: '',
  paidWhen: 'agreed_later',
  bathing: 'agreed_later',
  cancelTerms: 'relaxed',
  repeatWeeks: '1',
  ...usualFinding,
};

/** Form values of an existing shift. */
export const valuesOf = (shift: ShiftCard): ShiftValues => ({
  title: shift.title,
  date: isoDay(shift.shiftDate, shift.timeZone),
  startTime: shift.startTime,
  endTime: shift.endTime,
  dogCount: String(shift.dogCount),
  payPercentage: String(shift.payPercentage),
  estimatedPayMin: typed(shift.estimatedPayMin),
  estimatedPayMax: typed(shift.estimatedPayMax),
  requirements: shift.requirements.map((text) => ({ text })),
  description: shift.description ?? '',
  bonusInfo: shift.bonusInfo ?? '',
  bonusAmount: shift.bonusAmount === null ? '' : dollarsForInput(shift.bonusAmount),
  payModel: shift.payModel,
  boothRent: shift.boothRent === null ? '' : dollarsForInput(shift.boothRent),
  hourlyRate: shift.hourlyRate === null ? '' : dollarsForInput(shift.hourlyRate),
  paidWhen: shift.paidWhen,
  bathing: shift.bathing,
  cancelTerms: shift.cancelTerms,
  repeatWeeks: '1',
  ...usualFinding,
});

/** Form values of a copy; the date is left empty. */
export const copyOf = (shift: OwnShift): ShiftValues => ({ ...valuesOf(shift), date: '' });

const typed = (value: number | null): string => String(value ?? '');

/** Parses a whole number: null if blank, NaN if invalid. */
const whole = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const cents = (text: string): number | null => (text.trim() === '' ? null : typedCents(text));

/** Request fields of the form without the date. Blank rows are dropped. */
const termsOf = (values: ShiftValues) =>
  ({
    title: values.title.trim(),
    description: values.description.trim() || null,
    startTime: values.startTime,
    endTime: values.endTime,
    dogCount: Number(values.dogCount),
    payPercentage: Number(values.payPercentage),
    hourlyRate: values.payModel === 'booth_rent' ? null : cents(values.hourlyRate),
    estimatedPayMin: whole(values.estimatedPayMin),
    estimatedPayMax: whole(values.estimatedPayMax),
    requirements: keptRows(values).map(({ text }) => text),
    bonusInfo: values.bonusInfo.trim() || null,
    bonusAmount: cents(values.bonusAmount),
    payModel: values.payModel,
    ...(values.payModel === 'booth_rent' ? { boothRent: cents(values.boothRent) } : {}),
    paidWhen: values.paidWhen,
    bathing: values.bathing,
    cancelTerms: values.cancelTerms,
  }) satisfies ShiftChange;

/** Request fields of the form with the start in time zone `zone`. */
export const changeOf = (values: ShiftValues, zone: string | undefined) => ({
  ...termsOf(values),
  shiftDate: instantAt(values.date, values.startTime, zone),
});

export const postingOf = (values: ShiftValues, zone: string | undefined): ShiftPosting => ({
  ...changeOf(values, zone),
  ownerId: 'current-user',
  businessId: 'current-user',
  repeatWeeks: Number(values.repeatWeeks),
  ...(values.seenFirstBy === 'everyone'
    ? {}
    : { seenFirst: { by: values.seenFirstBy, hours: Number(values.seenFirstHours) } }),
  ...(values.instantBook === 'nobody' ? {} : { instantBook: values.instantBook }),
});

const keptRows = ({ requirements }: ShiftValues) =>
  requirements.map(({ text }, row) => ({ text: text.trim(), row })).filter(({ text }) => text !== '');

const required = {
  title: 'Give the shift a title',
  date: 'Choose a day',
  startTime: 'Add a start time',
  endTime: 'Say when it ends',
  dogCount: 'How many dogs?',
  payPercentage: 'Add the pay percentage',
} as const;
const wholeNumbers = ['dogCount', 'payPercentage', 'estimatedPayMin', 'estimatedPayMax'] as const;

const Terms = ShiftDraft.omit({ shiftDate: true });

/**
 * Lists missing and invalid fields by the server's rules, one problem per field. The list is empty if the
 * shift can be posted.
 */
export function problemsOf(values: ShiftValues, zone: string | undefined, now: Date): FieldProblem[] {
  const missing = (Object.keys(required) as (keyof typeof required)[])
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ field, message: required[field], missing: true }));
  const misspelt = wholeNumbers
    .filter((field) => !/^\s*\d*\s*$/.test(values[field]))
    .map((field) => ({ field, message: 'Use a whole number' }));
  const amount = (['bonusAmount', 'boothRent', 'hourlyRate'] as const)
    .filter((field) => Number.isNaN(cents(values[field])))
    .map((field) => ({ field, message: 'Use an amount like 40 or 40.50' }));
  const rent =
    values.payModel === 'booth_rent' && values.boothRent.trim() === ''
      ? [{ field: 'boothRent' as const, message: 'Say what the booth costs that day; 0 if nothing' }]
      : [];
  const checked = Terms.safeParse({ ...termsOf(values), repeatWeeks: Number(values.repeatWeeks) });
  const refused = (checked.error?.issues ?? []).map(({ path, message }) => ({
    field: fieldAt(path.join('.'), values),
    message,
  }));
  const all: FieldProblem[] = [
    ...missing,
    ...misspelt,
    ...amount,
    ...rent,
    ...refused,
    ...outOfOrder(values, zone, now),
  ];
  return all.filter(({ field }, at) => all.findIndex((earlier) => earlier.field === field) === at);
}

/** Finds fields that are valid alone but conflict with another field or with the current time. */
function outOfOrder(values: ShiftValues, zone: string | undefined, now: Date): FieldProblem[] {
  const { date, startTime, endTime, estimatedPayMin, estimatedPayMax } = values;
  const found: FieldProblem[] = [];
  if (date && startTime && Date.parse(instantAt(date, startTime, zone)) <= now.getTime())
    found.push({ field: 'date', message: 'The start has to be in the future' });
  if (startTime && startTime === endTime)
    found.push({ field: 'endTime', message: 'The shift ends when it starts: choose another time' });
  if (whole(values.payPercentage) === 0 && values.hourlyRate.trim() === '')
    found.push({ field: 'payPercentage', message: 'At least 1%, or an hourly rate' });
  const [min, max] = [whole(estimatedPayMin), whole(estimatedPayMax)];
  if (min !== null && max !== null && min > max)
    found.push({ field: 'estimatedPayMax', message: 'The highest estimate is below the lowest' });
  return found;
}

/** Finds the form field for a path of the API: `requirements.1` is the second row that was sent. */
export function fieldAt(path: string, values: ShiftValues): ShiftField | undefined {
  if (path === 'shiftDate') return 'date';
  if (path.startsWith('seenFirst')) return 'seenFirstHours';
  const sent = /^requirements\.(\d+)$/.exec(path)?.[1];
  if (sent !== undefined) return `requirements.${keptRows(values)[Number(sent)]?.row ?? 0}.text`;
  return path in values ? (path as keyof ShiftValues) : undefined;
}

type TypedShare = Pick<
  ShiftValues,
  | 'payModel'
  | 'boothRent'
  | 'hourlyRate'
  | 'title'
  | 'dogCount'
  | 'startTime'
  | 'endTime'
  | 'payPercentage'
  | 'estimatedPayMin'
  | 'estimatedPayMax'
>;

/** Pay facts that the groomer will read, from the values typed so far; null until the percentage is known. */
export function shareOf(
  { payPercentage, dogCount, ...values }: Partial<TypedShare>,
  { prices = [] }: Pick<ShiftPlace, 'prices'> = {},
): PayFacts | null {
  const [percent, count, min, max] = [
    payPercentage,
    dogCount,
    values.estimatedPayMin,
    values.estimatedPayMax,
  ].map((typed) => whole(typed ?? ''));
  const hourlyRate = values.payModel === 'booth_rent' ? null : cents(values.hourlyRate ?? '') || null;
  const isRate = percent !== null && percent !== undefined && percent >= 0 && percent <= 100;
  if (!isRate || (percent === 0 && hourlyRate === null)) return null;
  const { startTime, endTime, title = '' } = values;
  return {
    title,
    ...bookRange(prices, title),
    boothRent: values.payModel === 'booth_rent' ? cents(values.boothRent ?? '') || null : null,
    dogCount: count || 0,
    hours: startTime && endTime ? wallHours(startTime, endTime) : 0,
    payPercentage: percent,
    hourlyRate,
    estimatedPayMin: Number.isNaN(min) ? null : (min ?? null),
    estimatedPayMax: Number.isNaN(max) ? null : (max ?? null),
  };
}

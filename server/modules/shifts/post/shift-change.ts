import { cancelTermsNames } from '#contract/shifts/cancel-terms.ts';
import { payModelNames, rateInWords } from '#contract/shifts/pay-model.ts';
import { bathingNames, payTimeNames } from '#contract/shifts/shift-customs.ts';
import type { ShiftTerms } from '../shifts.queries.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { dayInWords, hoursInWords } from '#server/platform/wall-clock.ts';

function estimate({ estimatedPayMin: min, estimatedPayMax: max }: ShiftTerms): string | null {
  if (min !== null && max !== null) return `$${min} to $${max}`;
  if (min !== null) return `from $${min}`;
  return max === null ? null : `up to $${max}`;
}

function bonus({ bonusInfo, bonusAmount }: ShiftTerms): string | null {
  const amount = bonusAmount === null ? null : dollarsInShort(bonusAmount);
  return bonusInfo && amount ? `${bonusInfo} (${amount})` : (bonusInfo ?? amount);
}

/** A part of the terms; one without `words` is too long to quote before and after. */
type Part = {
  name: string;
  fields: (keyof ShiftTerms)[];
  words?: (terms: ShiftTerms, now: Date) => string | null;
};

/** The terms that a groomer agrees to. */
const parts: Part[] = [
  { name: 'Title', fields: ['title'], words: ({ title }) => title },
  { name: 'Day', fields: ['day'], words: ({ day }, now) => dayInWords(day, 'UTC', now) },
  {
    name: 'Hours',
    fields: ['startTime', 'endTime'],
    words: ({ startTime, endTime }) => hoursInWords(startTime, endTime),
  },
  { name: 'Pay', fields: ['payPercentage', 'hourlyRate'], words: rateInWords },
  { name: 'Estimate', fields: ['estimatedPayMin', 'estimatedPayMax'], words: estimate },
  { name: 'Bonus', fields: ['bonusInfo', 'bonusAmount'], words: bonus },
  { name: 'Paid as', fields: ['payModel'], words: ({ payModel }) => payModelNames[payModel] },
  {
    name: 'Booth rent',
    fields: ['boothRent'],
    words: ({ boothRent }) => (boothRent === null ? null : dollarsInShort(boothRent)),
  },
  { name: 'Paid', fields: ['paidWhen'], words: ({ paidWhen }) => payTimeNames[paidWhen] },
  {
    name: 'If the business cancels',
    fields: ['cancelTerms'],
    words: (terms) => cancelTermsNames[terms.cancelTerms],
  },
  { name: 'Baths', fields: ['bathing'], words: ({ bathing }) => bathingNames[bathing] },
  { name: 'Dogs', fields: ['dogCount'], words: ({ dogCount }) => String(dogCount) },
  { name: 'Requirements', fields: ['requirements'], words: ({ requirements }) => requirements.join(', ') },
  { name: 'Description', fields: ['description'] },
];

/** A part of the terms that changed; `before` is empty where it is too long to quote. */
type ChangedPart = { name: string; before: string; after: string };

/** Lists the parts of a shift's terms that differ, in words. */
export const changesBetween = (before: ShiftTerms, after: ShiftTerms, now: Date): ChangedPart[] =>
  parts
    .filter(({ fields }) =>
      fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])),
    )
    .map(({ name, words }) =>
      words
        ? { name, before: onOneLine(words(before, now)), after: onOneLine(words(after, now)) }
        : { name, before: '', after: 'rewritten' },
    );

/** One line for each changed part: 'Pay: 60% → 50%'. */
export const inLines = (changed: readonly ChangedPart[]): string =>
  changed.map(({ name, before, after }) => `${name}: ${before ? `${before} → ` : ''}${after}`).join('\n');

/** Returns the field of a line from `inLines`. */
export const fieldOfChange = (line: string): string =>
  parts.find(({ name }) => line.startsWith(`${name}: `))?.fields[0] ?? 'description';

const onOneLine = (words: string | null): string => words?.replaceAll(/\s+/g, ' ') || 'none';

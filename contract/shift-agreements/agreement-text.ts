/** An agreement in words: for its page and its PDF alike. Without zod. */
import { cancelTermsNames, cancelTermsNotes } from '../shifts/cancel-terms.ts';
import { payModelNames } from '../shifts/pay-model.ts';
import { bathingNames, payTimeNames } from '../shifts/shift-customs.ts';
import type { AgreedTerms, Agreement } from './shift-agreements.ts';

/** A part of an agreement: rows of a name and its text, or sentences without a name. */
export type AgreementPart = { title: string; rows: { name: string; text: string }[] };

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const cents = (amount: number) => exact.format(amount / 100);

/** 'Saturday, November 28, 2026' */
const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(new Date(instant));
/** '8:30 AM' */
const timeOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant));
/** 'November 28, 2026 at 8:30 AM CST' */
export const signedWhen = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));

function estimateOf({ estimatedPayMin: min, estimatedPayMax: max, estimate }: AgreedTerms): string {
  if (min !== null && max !== null && min !== max) return `$${min} to $${max}`;
  if (min !== null || max !== null) return `$${min ?? max}`;
  return estimate > 0 ? `at least ${cents(estimate)}, worked out from dogs and usual prices` : 'Not said';
}

/** The share and the hours, and which of them counts, as it was signed. */
function payOf({ payPercentage, hourlyRate, hoursPaid }: AgreedTerms): string {
  const share = `${payPercentage}% of the revenue of the dogs groomed, without tax`;
  if (!hourlyRate) return share;
  const hours = `${cents(hourlyRate)} for each hour ${hoursPaid ?? 'agreed'}`;
  return payPercentage === 0 ? hours : `${share}, or ${hours}, whichever is more`;
}

function bonusOf({ bonusInfo, bonusAmount }: AgreedTerms): string | undefined {
  const amount = bonusAmount === null ? undefined : cents(bonusAmount);
  return bonusInfo && amount ? `${bonusInfo} (${amount})` : (bonusInfo ?? amount);
}

const rows = (all: Record<string, string | undefined>) =>
  Object.entries(all).flatMap(([name, text]) => (text ? [{ name, text }] : []));

/** The work and the pay, and what happens if a side cancels. */
export function agreementParts({ terms, groomer }: Pick<Agreement, 'terms' | 'groomer'>): AgreementPart[] {
  const { timeZone, businessName } = terms;
  return [
    {
      title: 'The work',
      rows: rows({
        Shift: terms.title,
        Where: `${businessName}, ${terms.address}`,
        Day: dayOf(terms.shiftDate, timeZone),
        Hours: `${timeOf(terms.shiftDate, timeZone)} to ${timeOf(terms.endsAt, timeZone)}`,
        Dogs: `${terms.dogCount}`,
        Baths: bathingNames[terms.bathing],
        Requirements: terms.requirements.join(', '),
        Description: terms.description ?? undefined,
      }),
    },
    {
      title: 'The pay',
      rows: rows({
        'Who pays': `${businessName} pays ${groomer.name}. Wagwell moves no money.`,
        Pay: payOf(terms),
        Estimate: estimateOf(terms),
        Bonus: bonusOf(terms),
        'Paid as': payModelNames[terms.payModel],
        'Booth rent': terms.boothRent ? `${cents(terms.boothRent)}, which the groomer pays` : undefined,
        Paid: payTimeNames[terms.paidWhen],
        Figures:
          'The business records the day. The groomer confirms it or disagrees within 48 hours; silence confirms. Where the two do not agree within three days, an admin decides.',
        'More work': 'More dogs or hours are claimed on the day; silence of 72 hours agrees.',
        Tips: `What clients leave for ${groomer.name} is theirs, apart from this pay.`,
      }),
    },
    {
      title: 'If a side cancels',
      rows: rows({
        [`If ${businessName} cancels`]: `${cancelTermsNames[terms.cancelTerms]}. ${cancelTermsNotes[terms.cancelTerms]}${
          terms.cancelTerms === 'relaxed' ? '' : ` The lowest estimate is ${cents(terms.estimate)}.`
        }`,
        [`If ${groomer.name} cancels`]:
          'Nothing is owed. Leaving inside 48 hours before the start counts in their reliability.',
        'No-show': `If ${businessName} reports one, ${groomer.name} can contest it for 72 hours. It then counts for neither side and pays nothing until both agree or an admin has decided.`,
        Weather: 'Where both say that the weather made the drive unsafe, nothing is owed.',
      }),
    },
  ];
}

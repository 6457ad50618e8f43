import { aboveAgreed, agreedLinesOf, percentOf, sumBill, workOn } from '#contract/bills/bill-money.ts';
import type { BillSums, LineKind } from '#contract/bills/bill-money.ts';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { Input } from '#web/lib/api/call.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';

/** A line as typed. */
export type LineValues = {
  key: string;
  kind: LineKind;
  name: string;
  petId: string | null;
  amount: string;
  taxable: boolean;
};
/** A payment as typed; the last one without an amount is the rest. */
export type PaymentValues = { key: string; method: PayMethod | null; amount: string };
export type CheckOutValues = {
  lines: LineValues[];
  taxPercent: string;
  /** A percentage of the work, or dollars. */
  tip: { percent: number } | { dollars: string };
  payments: PaymentValues[];
  agreed: { how: 'door' | 'phone' | null; name: string };
  nextVisitWeeks: number | null;
  next: NextValues | null;
  /** Whether a client without an account is mailed about the next visit. */
  tellsNext: boolean;
  receipt: 'text' | 'email' | 'none';
};

/** The next visit as typed, by the clock of the place; `weeks` is null where day and time are typed. */
export type NextValues = {
  weeks: number | null;
  day: string;
  time: string;
  /** In time off or outside of working hours, on purpose. */
  anyway?: boolean;
};

/** The same weekday and hour after some weeks. */
export const nextInWeeks = (
  { startsAt, timeZone }: Pick<Visit, 'startsAt' | 'timeZone'>,
  weeks: number,
): NextValues => ({
  weeks,
  day: addDays(isoDay(startsAt, timeZone), weeks * 7),
  time: clockTime24(startsAt, timeZone),
});

/** How often the pets come, as it is noted: the soonest counts for all. Null where nothing is noted. */
export const ownWeeks = ({ pets }: Pick<Visit, 'pets'>): number | null => {
  const noted = pets.flatMap(({ everyWeeks }) => everyWeeks ?? []);
  return noted.length > 0 ? Math.min(...noted) : null;
};

/** When the next visit begins; undefined while it is not typed whole. */
export const nextStart = (
  next: NextValues | null,
  { timeZone }: Pick<Visit, 'timeZone'>,
): string | undefined => (next?.day && next.time ? instantAt(next.day, next.time, timeZone) : undefined);

/** How the client usually gets the receipt; one with an account reads it on Wagwell. */
export const usualReceipt = ({ client, owner }: Pick<Visit, 'client' | 'owner'>): CheckOutValues['receipt'] =>
  client?.contactBy === 'email' && client.email && !client.stoppedMail && !owner ? 'email' : 'none';

export const newPayment = (method: PayMethod | null = null): PaymentValues => ({
  key: crypto.randomUUID(),
  method,
  amount: '',
});

type Priced = Pick<Visit, 'pets' | 'services' | 'listPrice' | 'discount' | 'reportCards'>;

/** The lines that a visit begins with: one for each animal with what its report card says was done, or one where only the whole is priced, and the Premium discount. */
export function firstLines(
  { pets, services: all, listPrice, discount, reportCards }: Priced,
  agreed: readonly { name: string; amount: number }[] = [],
): LineValues[] {
  // The price of stopped work is that of the visit alone.
  const priced = pets.flatMap(({ price }) => price ?? []);
  const sum = priced.length > 0 ? priced.reduce((one, other) => one + other, 0) : null;
  const parted = pets.length > 0 && sum === listPrice;
  const lines = parted
    ? pets.map(({ id, name, services: booked, price }) => {
        const done = servicesDone(reportCards.find(({ petId }) => petId === id)?.services ?? booked);
        return { name: pets.length > 1 ? `${name}: ${done}` : done, petId: id, cents: price };
      })
    : [{ name: servicesDone(all), petId: null, cents: listPrice }];
  return [
    ...lines.map(({ name, petId, cents }, nth) => ({
      key: `first-${nth}`,
      kind: 'service' as const,
      name: name.slice(0, 80) || 'Grooming',
      petId,
      amount: cents === null ? '' : dollarsForInput(cents),
      taxable: true,
    })),
    ...agreed.map(({ name, amount }, nth) => ({
      key: `agreed-${nth}`,
      kind: 'extra' as const,
      name,
      petId: null,
      amount: dollarsForInput(amount),
      taxable: true,
    })),
    ...(discount > 0
      ? [
          {
            key: 'premium',
            kind: 'discount' as const,
            name: 'Premium discount',
            petId: null,
            amount: dollarsForInput(discount),
            taxable: true,
          },
        ]
      : []),
  ];
}

export type Counted = BillSums & {
  tip: number;
  /** What each payment brings toward the bill, in the order of the payments. */
  paid: number[];
  /** What stays owed; below zero where more was paid. */
  owed: number;
  /** Above the agreed price. */
  above: number;
  work: number;
  /** Whether there is nothing to pay, neither now nor before. */
  isFree: boolean;
  /** Why it cannot be sent, if so. */
  problem: string | undefined;
  /** Where that is mended. */
  at: Step | undefined;
  /** Whether nothing is missing before the first payment without a method. */
  asksMethod: boolean;
};

/** The parts of the form, as ids of the page. */
export type Step = 'bill' | 'agreed' | 'tip' | 'pay' | 'next';

const chooseMethod = 'Choose how it was paid.';

const percentOfText = (typed: string): number =>
  /^\d{1,2}(\.\d{1,3})?$/.test(typed.trim()) ? Number(typed) : Number.NaN;

/** Adds up a check-out as it is typed. */
export function countUp(
  values: CheckOutValues,
  agreedPrice: number | null,
  advance = 0,
  unpriced: readonly string[] = [],
): Counted {
  const lines = values.lines.map(({ kind, petId, amount, taxable }) => ({
    petId,
    kind,
    amount: typedCents(amount) || 0,
    taxable,
  }));
  const taxPercent = percentOfText(values.taxPercent || '0');
  const sums = sumBill(lines, taxPercent || 0);
  const tip =
    'percent' in values.tip
      ? percentOf(sums.subtotal - sums.discount, values.tip.percent)
      : typedCents(values.tip.dollars || '0');
  const typed = values.payments.map(({ amount }) => (amount.trim() === '' ? null : typedCents(amount)));
  const given = typed.reduce<number>((sum, cents) => sum + (cents ?? 0), advance);
  const rest = typed.lastIndexOf(null);
  const paid = typed.map((cents, nth) => cents ?? (nth === rest ? Math.max(0, sums.total - given) : 0));
  const owed = sums.total - paid.reduce((sum, cents) => sum + cents, advance);
  const compared = agreedLinesOf(lines, unpriced);
  const above = aboveAgreed(compared, agreedPrice);
  const isFree = advance === 0 && !(tip > 0) && values.lines.every(({ amount }) => typedCents(amount) === 0);
  const lacksMethod = values.payments.some(
    ({ method }, nth) => method === null && ((paid[nth] ?? 0) > 0 || tip > 0),
  );
  const problems: [boolean, Step, string][] = [
    [values.lines.some(({ name }) => name.trim() === ''), 'bill', 'Give each line a name.'],
    [
      values.lines.some(({ amount }) => Number.isNaN(typedCents(amount))),
      'bill',
      'Give each line an amount like 40 or 40.50.',
    ],
    [!(taxPercent >= 0 && taxPercent <= 15), 'bill', 'The tax is 0 to 15 percent.'],
    [Number.isNaN(tip), 'tip', 'Enter the tip like 20 or 20.50.'],
    [paid.some(Number.isNaN), 'pay', 'Enter what was paid like 40 or 40.50.'],
    [typed.filter((cents) => cents === null).length > 1, 'pay', 'Enter how much each payment was.'],
    [lacksMethod, 'pay', chooseMethod],
    [
      above > 0 && (!values.agreed.how || values.agreed.name.trim() === ''),
      'agreed',
      'Say who agreed to the higher price.',
    ],
    [owed < 0, 'pay', 'More was paid than the total.'],
    [
      values.next !== null && !(values.next.day && values.next.time),
      'next',
      'Enter day and time of the next visit.',
    ],
  ];
  const [, at, problem] = problems.find(([is]) => is) ?? [];
  return {
    ...sums,
    tip: tip || 0,
    paid,
    owed,
    above,
    work: workOn(compared),
    isFree,
    problem,
    at,
    asksMethod: problem === chooseMethod,
  };
}

/** The body of the call. The tip comes with the last payment. */
export function checkOutBody(
  values: CheckOutValues,
  { tip, paid, owed, above }: Counted,
  visit: Pick<Visit, 'timeZone'> & Partial<Pick<Visit, 'client'>>,
): Input<'POST /api/visits/:id/check-out'>['body'] {
  const last = values.payments.length - 1;
  const startsAt = nextStart(values.next, visit);
  return {
    lines: values.lines.map(({ kind, name, petId, amount, taxable }) => ({
      kind,
      name: name.trim(),
      petId,
      amount: typedCents(amount),
      taxable,
    })),
    taxPercent: Number(values.taxPercent || '0'),
    payments: values.payments.flatMap(({ method }, nth) => {
      const amount = paid[nth] ?? 0;
      const ownTip = nth === last ? tip : 0;
      return method && amount + ownTip > 0 ? [{ method, amount, tip: ownTip }] : [];
    }),
    agreed:
      above > 0 && values.agreed.how ? { how: values.agreed.how, name: values.agreed.name.trim() } : null,
    leaveOwed: owed > 0,
    nextVisitWeeks: values.nextVisitWeeks,
    next: startsAt
      ? {
          startsAt,
          ...(values.next?.anyway ? { anyway: true } : {}),
          ...(visit.client?.toldBy === 'email' ? { tell: values.tellsNext } : {}),
        }
      : null,
    receipt: values.receipt,
  };
}

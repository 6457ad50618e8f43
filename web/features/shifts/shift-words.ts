import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { workOf } from '#contract/shifts/work-kinds.ts';
import type { PayRate } from '#contract/shifts/pay-model.ts';
import { daysSince, inHours, shortDate, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import type { IconName } from '#web/ui/icon.tsx';

type When = Pick<ShiftCard, 'shiftDate' | 'endsAt' | 'timeZone'>;
type BusinessType = ShiftCard['business']['businessType'];

export const businessTypes: Record<BusinessType, { label: string; icon: IconName }> = {
  salon: { label: 'Salon', icon: 'store' },
  mobile: { label: 'Mobile', icon: 'van' },
};

/** '8:30 AM – 4:30 PM' in the shift's time zone. */
export const shiftTimes = ({ shiftDate, endsAt, timeZone }: When): string =>
  timeRange(shiftDate, endsAt, timeZone);

/** 'Sat, Nov 28' in the shift's time zone. */
export const shiftDay = ({ shiftDate, timeZone }: When): string => shortDate(shiftDate, timeZone);

/** 'Amara dropped out of tomorrow’s shift', or 'No groomer yet for the shift on Sat, Nov 28'. */
export function lacksGroomerWords(shift: When & { leftBy: string | null }, now: Date): string {
  const days = -daysSince(shift.shiftDate, now, shift.timeZone);
  const which =
    days === 0 ? 'today’s shift' : days === 1 ? 'tomorrow’s shift' : `the shift on ${shiftDay(shift)}`;
  return shift.leftBy ? `${shift.leftBy} dropped out of ${which}` : `No groomer yet for ${which}`;
}

/** '7 dogs' */
export const dogs = (count: number): string => counted(count, 'dog');

/** 'dog', and 'cat' where the title says that cats come. */
export const animalOf = (title: string): 'dog' | 'cat' => (workOf(title) === 'cats' ? 'cat' : 'dog');

/** '6 dogs', or '6 cats': what a shift brings. */
export const animals = ({ title, dogCount }: { title: string; dogCount: number }): string =>
  counted(dogCount, animalOf(title));

/** '6 dogs, $640', or '9 h, 6 dogs' where the hours alone are paid: what the pay of a day is computed from. */
export function dayFigures(
  { payPercentage, hourlyRate }: PayRate,
  { dogsGroomed, hours, revenue }: { dogsGroomed: number; hours: number; revenue: number },
): string {
  const brought = revenue > 0 || payPercentage > 0;
  return [hourlyRate && inHours(hours), dogs(dogsGroomed), brought && price(revenue)]
    .filter(Boolean)
    .join(', ');
}

/** '3 applicants' */
export const applicants = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);

/** '3 applications' */
export const applications = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`;

/** '1 on the waiting list' */
export const onWaitingList = (count: number): string => `${count} on the waiting list`;

/** Label of the link to the applicants. */
export const toApplicants = (count: number): string =>
  count === 1 ? 'See the applicant' : 'Compare applicants';

/** Label of the form in which the owner corrects the figures, or keeps them in a dispute. */
export const correctWords = (pay: ShiftDetail['pay']): string =>
  pay?.state === 'disputed' && !pay.withAdmin ? 'Answer the dispute' : 'Correct the figures';

/** 'never', 'once', 'twice', '4 times' */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** Address of a shift. A mobile business starts at its address and travels from there. */
export const shiftAddress = ({ businessType, address }: ShiftCard['business']): string =>
  businessType === 'mobile' ? `Starts at ${address}` : address;

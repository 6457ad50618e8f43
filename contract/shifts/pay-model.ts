/** How the owner pays for a shift. Without zod, because tickets show it in the first view. */
export const payModels = ['w2', '1099', 'booth_rent', 'agreed_later'] as const;
export type PayModel = (typeof payModels)[number];

export const payModelNames: Record<PayModel, string> = {
  w2: 'W-2 employee',
  '1099': '1099 contractor',
  booth_rent: 'Booth rent',
  agreed_later: 'Agreed later',
};

/** What a pay model means, in one neutral line; which one is right, the law of the state decides. */
export const payModelNotes: Record<PayModel, string> = {
  w2: 'The business withholds taxes. Minimum wage and overtime stand, whatever the share.',
  '1099': 'The groomer pays their own taxes and brings their own tools and hours, as the state’s law asks.',
  booth_rent: 'The groomer rents the place, keeps what clients pay, and pays their own taxes.',
  agreed_later: 'Agree in writing before the day begins.',
};

/** A share of the revenue, and the least an hour in cents. Without a share the hours are paid, and without a rate the share. */
export type PayRate = { payPercentage: number; hourlyRate?: number | null };

/** '$25', '$22.50' */
const perHour = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** '45%', '$25 an hour', '45%, at least $25 an hour' */
export function rateInWords({ payPercentage, hourlyRate }: PayRate): string {
  if (!hourlyRate) return `${payPercentage}%`;
  const hourly = `${perHour(hourlyRate)} an hour`;
  return payPercentage === 0 ? hourly : `${payPercentage}%, at least ${hourly}`;
}

/** In cents, rounded to whole minutes: 7.33 hours count as 440 minutes. */
const payOfHours = ({ hourlyRate }: PayRate, hours: number): number =>
  Math.round(((hourlyRate ?? 0) * minutesOf(hours)) / 60);

/** The whole minutes of hours worked. */
export const minutesOf = (hours: number): number => Math.max(1, Math.round(hours * 60));

/** Whether the hours are paid rather than the share of a revenue in cents. */
export const paysByHour = (revenue: number, rate: PayRate, hours: number): boolean =>
  payOfHours(rate, hours) > Math.round((revenue * rate.payPercentage) / 100);

/** Returns the groomer's pay in cents: the greater of the share and the hours, and the bonus. */
export const payFor = (day: { revenue: number; bonus: number; hours: number } & PayRate) =>
  Math.max(Math.round((day.revenue * day.payPercentage) / 100), payOfHours(day, day.hours)) + day.bonus;

/** Returns the hours between two instants. */
export const hoursOf = (startsAt: string, endsAt: string): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;

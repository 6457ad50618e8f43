/** The business standard mileage rate of the IRS, in tenths of a cent per mile, from its first day on. */
export type MileageRate = { from: string; to: string; rate: number; source: string };

/**
 * Each was compared with reports of its notice in November 2026. A rate that the IRS raises within a year, as in 2022,
 * needs a line of its own.
 */
export const mileageRates: readonly MileageRate[] = [
  { from: '2022-01-01', to: '2022-06-30', rate: 585, source: 'IRS Notice 2022-3' },
  { from: '2022-07-01', to: '2022-12-31', rate: 625, source: 'IRS Announcement 2022-13' },
  { from: '2023-01-01', to: '2023-12-31', rate: 655, source: 'IRS Notice 2023-3' },
  { from: '2024-01-01', to: '2024-12-31', rate: 670, source: 'IRS Notice 2024-8' },
  { from: '2025-01-01', to: '2025-12-31', rate: 700, source: 'IRS Notice 2025-5' },
  { from: '2026-01-01', to: '2026-12-31', rate: 725, source: 'IRS Notice 2026-10' },
];

/** The rate of a day, if it is known. */
export const mileageRateOn = (day: string): MileageRate | undefined =>
  mileageRates.find(({ from, to }) => from <= day && day <= to);

/** What a distance in tenths of a mile is worth in whole cents at a rate. */
export const mileageAmount = (distance: number, rate: number): number => Math.round((distance * rate) / 100);

/**
 * The total in cents from which a business usually files a 1099-NEC for a payee, by year: Internal Revenue Code
 * section 6041A, raised by Public Law 119-21 (section 70433) for payments from 2026 on and adjusted for inflation from 2027 on.
 */
const form1099From: Record<number, number> = {
  2022: 60_000,
  2023: 60_000,
  2024: 60_000,
  2025: 60_000,
  2026: 200_000,
};

export const form1099Threshold = (year: number): number | undefined => form1099From[year];

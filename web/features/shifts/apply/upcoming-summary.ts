import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { groupApplications } from '../application-groups.ts';
import { takeHome } from '../take-home.ts';

/** Totals of booked shifts, pending applications and unconfirmed pay. */
export type UpcomingSummary = {
  booked: number;
  /** Estimated pay of the booked shifts, in whole dollars. */
  min: number;
  max: number;
  /** Booked shifts without enough information to estimate the pay. */
  unknownPay: number;
  waiting: number;
  /** Pay that the groomer has yet to confirm, in cents. */
  toConfirm: number;
};

export function upcomingSummaryOf(applications: readonly OwnApplication[], at: Date): UpcomingSummary {
  const { now, upcoming, waiting } = groupApplications(applications, at);
  const booked = [...now, ...upcoming].filter(({ status }) => status === 'accepted');
  const shares = booked.flatMap(({ shift }) => takeHome(shift) ?? []);
  return {
    booked: booked.length,
    min: sum(shares.map(({ min }) => min)),
    max: sum(shares.map(({ max }) => max)),
    unknownPay: booked.length - shares.length,
    waiting: waiting.filter(({ status }) => status === 'pending').length,
    toConfirm: sum(now.map(({ pay }) => (pay?.state === 'waiting' ? pay.pay : 0))),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

import { z } from 'zod';
import { cancelTerms } from './cancel-terms.ts';
import { payModels } from './pay-model.ts';
import { bathings, payTimes } from './shift-customs.ts';
import { Cents, Dollars, Instant, line, text, WallTime } from '../values.ts';

/** Empty rows of the form are dropped. */
const Requirements = z
  .array(text(120))
  .max(20, 'At most 20 requirements')
  .transform((rows) => rows.filter((row) => row !== ''));

/** The terms that an owner sets, as they are typed. */
export const shiftTerms = {
  title: line(120),
  description: text(4000).nullish(),
  /** The start as an instant; only its day in the place's time zone is used, with `startTime`. */
  shiftDate: Instant,
  startTime: WallTime,
  /** An end earlier in the day than the start is on the next day. */
  endTime: WallTime,
  dogCount: z.int().min(1, 'At least one dog').max(60, 'At most 60 dogs'),
  /** 0 only beside an hourly rate. */
  payPercentage: z.int().min(0, 'At least 0%').max(100, 'At most 100%'),
  /** The least the groomer is paid an hour, in cents; the greater of it and the share is paid. Dropped for booth rent. */
  hourlyRate: z.int().min(100, 'At least $1 an hour').max(50_000, 'At most $500 an hour').nullish(),
  /** The groomer's estimated pay, whole dollars. */
  estimatedPayMin: Dollars.nullish(),
  estimatedPayMax: Dollars.nullish(),
  requirements: Requirements.nullish(),
  bonusInfo: text(200).nullish(),
  /** The bonus if it is earned, cents. */
  bonusAmount: Cents.nullish(),
  /** How the owner pays; 'agreed_later' if left out. */
  payModel: z.enum(payModels).nullish(),
  /** What the groomer pays for the table that day, in cents; dropped unless the shift is paid as booth rent. */
  boothRent: Cents.nullish(),
  /** When the owner pays; 'agreed_later' if left out. */
  paidWhen: z.enum(payTimes).nullish(),
  /** Who bathes; 'agreed_later' if left out. */
  bathing: z.enum(bathings).nullish(),
  /** What the owner owes for cancelling late; 'relaxed' if left out. */
  cancelTerms: z.enum(cancelTerms).nullish(),
};

import type { ShiftStatus } from '#contract/shift-lifecycle.ts';
import type { BusinessType } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';

export type NewShift = {
  id: string;
  businessId: string;
  title: string;
  description: string | null;
  startsAt: Date;
  endsAt: Date;
  day: string;
  startTime: string;
  endTime: string;
  dogCount: number;
  payPercentage: number;
  estimatedPayMin: number | null;
  estimatedPayMax: number | null;
  requirements: string[];
  bonusInfo: string | null;
  bonusAmount: number | null;
  postedAt: Date;
} & Place;

/** Where a shift is worked, as the business's profile said when it was posted. */
export type Place = {
  businessType: BusinessType;
  address: string;
  city: string;
  state: string;
  lat: number;
  lon: number;
  timeZone: string;
};

export const insertShift = (sql: Sql, shift: NewShift) => sql`insert into shifts ${sql(shift)}`;

export const setStatus = (sql: Sql, shiftId: string, status: ShiftStatus) =>
  sql`update shifts set status = ${status} where id = ${shiftId}`;

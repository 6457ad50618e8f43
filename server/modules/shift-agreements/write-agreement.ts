import { uuidv7 } from 'uuidv7';
import type { AgreedTerms } from '#contract/shift-agreements/shift-agreements.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertAgreement } from './shift-agreements.queries.ts';
import type { NewAgreement } from './shift-agreements.queries.ts';

/** A shift as it is when it is filled; its row is locked. */
type FilledShift = Omit<AgreedTerms, 'estimate' | 'shiftDate' | 'endsAt' | 'hoursPaid'> & {
  id: string;
  businessId: string;
  startsAt: Date | string;
  endsAt: Date | string;
  termsVersion: number;
};

type Signing = Pick<NewAgreement, 'groomerId' | 'how' | 'unseen' | 'ownerSignedAt' | 'groomerSignedAt'>;

/** Writes down what the two sides of a shift have agreed on. @returns its id */
export async function writeAgreement(t: Transaction, shift: FilledShift, signing: Signing): Promise<string> {
  const id = uuidv7();
  await insertAgreement(t.sql, {
    id,
    shiftId: shift.id,
    businessId: shift.businessId,
    terms: termsOf(shift),
    termsVersion: shift.termsVersion,
    createdAt: t.now,
    ...signing,
  });
  return id;
}

function termsOf(shift: FilledShift): AgreedTerms {
  const [startsAt, endsAt] = [new Date(shift.startsAt), new Date(shift.endsAt)];
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  return {
    title: shift.title,
    description: shift.description,
    businessName: shift.businessName,
    address: shift.address,
    shiftDate: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    startTime: shift.startTime,
    endTime: shift.endTime,
    timeZone: shift.timeZone,
    dogCount: shift.dogCount,
    payPercentage: shift.payPercentage,
    hourlyRate: shift.hourlyRate,
    hoursPaid: 'worked',
    estimatedPayMin: shift.estimatedPayMin,
    estimatedPayMax: shift.estimatedPayMax,
    estimate: (takeHome({ ...shift, hours })?.min ?? 0) * 100,
    bonusInfo: shift.bonusInfo,
    bonusAmount: shift.bonusAmount,
    requirements: shift.requirements,
    payModel: shift.payModel,
    boothRent: shift.boothRent,
    paidWhen: shift.paidWhen,
    bathing: shift.bathing,
    cancelTerms: shift.cancelTerms,
  };
}

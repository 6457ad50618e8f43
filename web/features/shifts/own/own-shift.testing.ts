import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ownApplication } from '../apply/own-application.testing.ts';

/**
 * A shift in the shape of GET /api/shifts/owner/current-user: live, on Saturday, without applicants, by
 * default.
 */
export const ownShift = (given: Partial<OwnShift> = {}): OwnShift => ({
  ...ownApplication().shift,
  id: 's-1',
  application: null,
  distanceMiles: null,
  applicationCount: 0,
  newApplicationCount: 0,
  seenFirst: null,
  pendingApplicationCount: 0,
  groomer: null,
  leftBy: null,
  pay: null,
  claim: null,
  endedEarly: { byOwner: false, byGroomer: false },
  actions: ['edit', 'copy', 'cancel'],
  ...given,
});

type Given = Partial<Omit<ReceivedApplication, 'groomer' | 'shift'>> & {
  groomer?: Partial<ReceivedApplication['groomer']>;
  shift?: OwnShift;
};

/** An application in the shape of GET /api/owners/current-user/applications: pending, by default. */
export function received({ groomer, shift = ownShift(), ...given }: Given = {}): ReceivedApplication {
  const id = given.id ?? 'a-1';
  return {
    id,
    shiftId: shift.id,
    groomerId: `g-of-${id}`,
    message: null,
    status: 'pending',
    createdAt: '2026-11-20T15:00:00+00:00',
    endedBecause: null,
    leftAt: null,
    waitingPosition: null,
    actions: ['accept', 'decline'],
    isNew: false,
    reliability: { isNew: false, bookings: { kept: 24, of: 25, percent: 96 }, pay: null, answers: null },
    ...given,
    groomer: {
      id: `g-of-${id}`,
      firstName: 'Maya',
      lastName: 'Ortiz',
      profileImageUrl: null,
      title: 'Hand-scissor groomer',
      yearsExperience: 7,
      certifications: [],
      checkedCertifications: [],
      certificationRecords: [],
      dogsPerDayLow: 6,
      dogsPerDayHigh: 8,
      rating: 4.9,
      reviewCount: 83,
      distanceMiles: 3.4,
      workedHere: 4,
      ...groomer,
    },
    shift,
  };
}

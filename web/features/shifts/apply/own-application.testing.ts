import type { OwnApplication } from '#contract/shifts/shift-applications.ts';

type Given = Partial<Omit<OwnApplication, 'shift'>> & { shift?: Partial<OwnApplication['shift']> };

/**
 * An application in the shape of GET /api/groomers/current-user/applications: pending, for Saturday, by
 * default.
 */
export function ownApplication({ shift, ...given }: Given = {}): OwnApplication {
  const id = given.id ?? 'a-1';
  return {
    id,
    shiftId: `shift-of-${id}`,
    groomerId: 'g-1',
    message: null,
    status: 'pending',
    endedBecause: null,
    leftAt: null,
    createdAt: '2026-11-20T15:00:00+00:00',
    waitingPosition: null,
    changes: [],
    actions: ['withdraw'],
    pay: null,
    claim: null,
    endedEarly: { byOwner: false, byGroomer: false },
    shiftActions: ['withdraw'],
    ...given,
    shift: {
      id: `shift-of-${id}`,
      title: 'Full-groom Saturday, mostly doodles',
      description: null,
      status: 'posted',
      shiftDate: '2026-11-28T14:30:00+00:00',
      endsAt: '2026-11-28T22:30:00+00:00',
      startTime: '08:30',
      endTime: '16:30',
      timeZone: 'America/Chicago',
      dogCount: 7,
      payPercentage: 45,
      estimatedPayMin: 234,
      estimatedPayMax: 288,
      bookMin: null,
      bookMax: null,
      requirements: ['Own shears', '3+ years', 'Scissor finish', 'Cats welcome', 'Works alone'],
      bonusInfo: '$40 if all seven are out by 4:00 PM',
      bonusAmount: 4000,
      payModel: '1099',
      boothRent: null,
      hourlyRate: null,
      paidWhen: 'weekly',
      bathing: 'bather',
      cancelTerms: 'fair',
      termsVersion: 1,
      applicationCount: 1,
      ownerId: 'o-1',
      businessId: 'o-1',
      business: {
        businessName: 'Shoal Creek Pet Spa',
        logoUrl: null,
        businessType: 'salon',
        address: '5310 Burnet Rd, Austin, TX 78756',
        city: 'Austin',
        state: 'TX',
        latitude: 30.33,
        longitude: -97.74,
        rating: 4.9,
        reviewCount: 61,
      },
      distanceMiles: 3.4,
      conflict: null,
      appliedElsewhere: [],
      application: { id, status: given.status ?? 'pending' },
      ...shift,
    },
  };
}

import { records } from './records.ts';
import type { Row } from './row.ts';

const search = ['near?', 'radius?', 'type?', 'minPay?', 'maxDogs?', 'from?', 'to?', 'q?', 'sort?', 'limit?'];
const shiftFields = ['title', 'shiftDate', 'startTime', 'endTime', 'dogCount', 'payPercentage'];
const groomerProfile = ['title', 'address', 'yearsExperience', 'specializations', 'certifications'];
const businessProfile = ['businessName', 'businessType', 'address', 'services?', 'operatingHours?'];
const mobileBusiness = ['serviceRadius?', 'vehicleType?', 'mobileEquipment?', 'mobileCertifications?'];
const petOwnerProfile = ['address?', 'budgetMin?', 'budgetMax?', 'preferredServices?', 'preferredRadius?'];
const promoCode = ['plans', 'startsAt', 'endsAt', 'maxUses', 'usesPerAccount', 'active'];

/** Calls added for other clients after the first version. */
export const laterCalls: Row[] = [
  [
    'POST /auth/register',
    201,
    [
      'firstName',
      'lastName',
      'email',
      'password',
      'userType',
      'phone?',
      'location?',
      'plan',
      'agreeToTerms',
      'agreeToPrivacy',
    ],
    records.session,
  ],
  ['GET /api/plans', 200, [], records.plan],
  ['POST /api/checkout-sessions', 201, ['plan', 'promoCode?'], records.checkout],
  ['POST /api/test-checkout/:id', 200, ['card'], ['status']],
  ['GET /api/membership', 200, [], records.membership],
  ['POST /api/membership/cancel', 200, ['premium?', 'resolution?'], records.membership],
  ['POST /api/membership/resume', 200, [], records.membership],
  ['GET /api/invoices', 200, [], records.invoice],
  ['GET /api/shifts', 200, search, records.shift],
  ['GET /api/shifts/:id', 200, [], records.shift],
  ['PATCH /api/shifts/:id', 200, shiftFields.map((name) => `${name}?`), records.shift],
  ['POST /api/shifts/:id/cancel', 200, ['reason'], records.shift],
  ['POST /api/shifts/:id/start', 200, [], records.shift],
  ['POST /api/shifts/:id/complete', 200, ['dogsGroomed', 'revenue'], [...records.shift, 'pay.pay']],
  ['GET /api/shifts/:id/applications', 200, [], []],
  ['POST /api/shift-applications/:id/accept', 200, [], records.application],
  ['POST /api/shift-applications/:id/decline', 200, [], records.application],
  ['POST /api/shift-applications/:id/withdraw', 200, [], records.application],
  ['POST /api/shift-applications/:id/release', 200, [], records.application],
  ['GET /api/owners/current-user/applications', 200, [], records.application],
  ['GET /api/profiles/groomer', 200, [], records.ownGroomer],
  [
    'PUT /api/profiles/groomer',
    200,
    [...groomerProfile, 'serviceType', 'preferredRadius'].map((name) => `${name}?`),
    records.ownGroomer,
  ],
  ['GET /api/profiles/business', 200, [], records.ownBusiness],
  [
    'PUT /api/profiles/business',
    200,
    [...businessProfile, 'description?', 'serviceAreas?', ...mobileBusiness],
    records.ownBusiness,
  ],
  ['GET /api/profiles/pet-owner', 200, [], records.ownPetOwner],
  ['PUT /api/profiles/pet-owner', 200, petOwnerProfile, records.ownPetOwner],
  ['GET /api/places', 200, ['q'], records.place],
  ['POST /api/roles', 200, ['role'], records.session],
  ['PATCH /api/pets/:id', 200, ['name?', 'breed?', 'weight?', 'groomingNotes?'], records.pet],
  ['DELETE /api/pets/:id', 200, [], records.pet],
  ['GET /api/pets', 200, [], records.pet],
  ['GET /api/grooming-requests/:id/offers', 200, [], []],
  ['POST /api/offers/:id/accept', 200, [], records.offer],
  ['POST /api/offers/:id/decline', 200, [], records.offer],
  ['POST /api/offers/:id/withdraw', 200, [], records.offer],
  ['POST /api/grooming-requests/:id/cancel', 200, ['reason'], records.request],
  ['GET /api/visits', 200, [], records.visit],
  ['POST /api/visits/:id/check-in', 200, ['overrideReason'], records.visit],
  ['POST /api/visits/:id/cancel', 200, ['reason'], records.visit],
  ['POST /api/visits/:id/no-show', 200, [], records.visit],
  ['PATCH /api/visits/:id/time', 200, ['startsAt'], records.visit],
  ['POST /api/visits/:id/time/accept', 200, [], records.visit],
  ['POST /api/visits/:id/time/decline', 200, [], records.visit],
  [
    'POST /api/visits/:id/complete',
    200,
    ['services', 'findings', 'behavior', 'photoIds?', 'nextVisitWeeks?'],
    [...records.visit, ...records.reportCard],
  ],
  ['POST /api/reviews', 201, ['engagementType', 'engagementId', 'rating', 'tags', 'text'], records.review],
  ['GET /api/users/:id/reviews', 200, [], records.reviewText],
  ['POST /api/uploads', 201, [], records.photo],
  ['GET /api/blocks', 200, [], records.block],
  ['POST /api/blocks', 201, ['userId'], records.block],
  ['DELETE /api/blocks/:userId', 204, [], []],
  ['GET /api/events', 200, [], []],
  ['GET /api/admin/promo-codes', 200, [], records.promo],
  ['POST /api/admin/promo-codes', 201, ['code', 'percentOff', ...promoCode], records.promo],
  ['PATCH /api/admin/promo-codes/:id', 200, ['percentOff', ...promoCode], records.promo],
];

/** The minimum fields of the records in replies, by dotted path. */
const of = (name: string, fields: string) => fields.split(' ').map((field) => `${name}.${field}`);
const fields = (names: string) => names.split(' ');

const shift = [
  ...fields('id title description shiftDate startTime endTime dogCount payPercentage'),
  ...fields(
    'estimatedPayMin estimatedPayMax requirements bonusInfo status applicationCount ownerId businessId',
  ),
  ...of('business', 'businessName businessType address latitude longitude'),
];
const application = fields('id shiftId groomerId message status');
const pet = fields(
  'id name breed age weight size groomingNotes specialConditions petImageUrl lastGroomedAt ownerId',
);
const request = [
  ...fields('id title description petId servicesNeeded estimatedBudget urgency status preferredDate'),
  'applicationCount',
  ...of('pet', 'name breed size age weight'),
];
const groomerProfile = [
  'title yearsExperience specializations certifications portfolioImages rating',
  'reviewCount serviceType preferredRadius',
].join(' ');
const businessProfile = [
  'businessName businessType address services operatingHours description rating',
  'reviewCount serviceRadius vehicleType mobileEquipment mobileCertifications serviceAreas',
].join(' ');
const petOwnerProfile =
  'budgetRange budgetMin budgetMax preferredServices rating reviewCount preferredRadius';
const user = 'id firstName lastName email phone location bio profileImageUrl';
const groomer = [...fields('id firstName lastName profileImageUrl'), ...of('groomerProfile', groomerProfile)];
const owner = ['id', ...of('businessProfile', businessProfile)];
const inAll = (group: string, record: string[]) => record.map((field) => `${group}.0.${field}`);

export const records = {
  shift,
  application,
  pet,
  request,
  groomer,
  owner,
  ownGroomer: ['profileComplete', ...of('profile', groomerProfile)],
  ownBusiness: ['profileComplete', ...of('profile', businessProfile)],
  ownPetOwner: ['profileComplete', ...of('profile', petOwnerProfile)],
  user: fields(user),
  session: ['id', 'hasMembership', 'membership', ...of('user', user)],
  conversation: fields('otherUserId otherUserName otherUserType lastMessage lastMessageAt unreadCount'),
  message: fields('id fromUserId toUserId content createdAt'),
  allOffers: [
    ...inAll('shifts', shift),
    ...inAll('groomingRequests', request),
    ...inAll('groomers', groomer),
    ...inAll('owners', owner),
  ],
  plan: fields('plan name price perks badge'),
  checkout: fields('id url'),
  membership: fields('status plan paidUntil hasMembership'),
  invoice: fields('id amount'),
  place: fields('zip city state lat lon timeZone'),
  offer: fields('id groomingRequestId status message price'),
  visit: fields('id requestId status startsAt price'),
  reportCard: of('reportCard', 'services findings behavior photos nextVisitWeeks'),
  review: fields('id rating'),
  reviewText: fields('id rating tags text reply'),
  block: fields('userId name'),
  photo: fields('id url width height'),
  calendar: fields('timeZone events timeOff'),
  ownSession: fields('id createdAt lastSeenAt device current'),
  careTip: fields('id title content category difficulty estimatedTime imageUrl materials targetBreeds'),
  notification: fields('id kind category title text href createdAt readAt'),
  notificationPreferences: [
    'categories.bookings.email',
    'quietHours',
    'timeZone',
    'digest',
    'urgentInQuietHours',
  ],
  promo: fields('id code percentOff amountOff plans startsAt endsAt maxUses usesPerAccount active uses'),
} as const satisfies Record<string, readonly string[]>;

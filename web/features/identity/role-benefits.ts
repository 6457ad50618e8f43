import type { Role } from '#contract/identity/roles.ts';

/** Benefits of adding a role, in one line and in detail. */
export const roleBenefits: Record<Role, { inShort: string; points: string[] }> = {
  groomer: {
    inShort: 'Find shifts and see what the day pays before you say yes',
    points: [
      'Salon and mobile shifts near you, with commission, dogs and take-home on one ticket',
      'Your applications in one place, from sent to accepted',
      'A profile with your experience, specialties and reviews',
    ],
  },
  owner: {
    inShort: 'Post shifts and compare applicants side by side',
    points: [
      'Shifts posted in a minute, copied or repeated every week',
      'Applicants with rating, distance and experience in the same row',
      'A waiting list that steps in when someone cannot make it',
    ],
  },
  pet_owner: {
    inShort: 'Find someone who knows your pet’s coat',
    points: [
      'Local salons and independent groomers, with reviews after real visits',
      'A profile for each pet, so no one has to ask twice',
      'Care tips that suit the coat, the age and the season',
    ],
  },
};

import type { Role } from '#contract/identity/roles.ts';
import type { Mood } from '#web/ui/brand/biscuit-drawing.tsx';
import type { IconName } from '#web/ui/icon.tsx';

export type OnboardingSlide = {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  mood: Mood;
  features: string[];
  userTypes: Role[];
};

const everyone: Role[] = ['groomer', 'owner', 'pet_owner'];

const slides: OnboardingSlide[] = [
  {
    id: 'welcome',
    title: 'Welcome to Wagwell',
    description: 'The place where the grooming trade meets: groomers, salons and pet parents.',
    icon: 'paw',
    mood: 'wave',
    features: [
      'One membership for every role you have',
      'Reviews only after work that really happened',
      'Prices, pay and distance before you decide',
    ],
    userTypes: everyone,
  },
  {
    id: 'groomer',
    title: 'For groomers',
    description: 'See the day before you say yes.',
    icon: 'shears',
    mood: 'point',
    features: [
      'Shifts with commission, dogs and take-home on one ticket',
      'Clashes with your week shown before you apply',
      'Pay confirmed by both sides when the day is done',
    ],
    userTypes: ['groomer'],
  },
  {
    id: 'owner',
    title: 'For salon owners',
    description: 'Good applicants, side by side.',
    icon: 'store',
    mood: 'point',
    features: [
      'A shift posted in a minute, copied or repeated every week',
      'Rating, distance and experience in the same row',
      'A waiting list that steps in when someone cannot make it',
    ],
    userTypes: ['owner'],
  },
  {
    id: 'pet-parent',
    title: 'For pet parents',
    description: 'Someone who knows the coat.',
    icon: 'heart',
    mood: 'point',
    features: [
      'Local salons and independent groomers near you',
      'Offers to compare: price, time and words',
      'A record of what was done and when it is due again',
    ],
    userTypes: ['pet_owner'],
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    description: 'Three steps, and Biscuit is never far if you need a hand.',
    icon: 'list',
    mood: 'celebrate',
    features: [
      'Join, and say where you are',
      'Look around, and apply, post or ask',
      'Do the work, then review each other',
    ],
    userTypes: everyone,
  },
];

/** Slides for a role: the common ones and the one for that role. */
export const slidesFor = (userType: Role): OnboardingSlide[] =>
  slides.filter(({ userTypes }) => userTypes.includes(userType));

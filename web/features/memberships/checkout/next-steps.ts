import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';

/** First steps of each role after paying. */
export const nextSteps: Record<Role, { promise: string; to: string; button: string }> = {
  groomer: {
    promise: 'After paying you bring in your clients, run your day and find shifts.',
    to: href('groomer-dashboard'),
    button: 'See shifts near you',
  },
  owner: {
    promise: 'After paying you bring in your clients, run your day and post shifts.',
    to: href('owner-dashboard'),
    button: 'Go to your day',
  },
  pet_owner: {
    promise: 'After paying you can add your pets and find their groomer.',
    to: href('pet-owner-dashboard'),
    button: 'Go to your pets',
  },
};

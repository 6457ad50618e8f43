import { describe, expect, test } from 'vitest';
import { checkoutAddress } from './checkout-address.ts';
import { emptyDraft, firstFailing } from './registration.rules.ts';
import type { RegistrationDraft } from './registration.rules.ts';

const complete: RegistrationDraft = {
  ...emptyDraft,
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: 'maya@example.com',
  password: 'sharp-shears',
  confirmPassword: 'sharp-shears',
  userType: 'groomer',
  agreeToTerms: true,
  agreeToPrivacy: true,
};

/** Correction for each message, in the order of the messages. */
const steps: [string, Partial<RegistrationDraft>][] = [
  ['First name is required', { firstName: 'Maya' }],
  ['Last name is required', { lastName: 'Ortiz' }],
  ['Email is required', { email: 'maya' }],
  ['Please enter a valid email', { email: 'maya@example.com' }],
  ['Password is required', { password: 'short' }],
  ['Password must be at least 8 characters', { password: 'sharp-shears' }],
  ['Passwords do not match', { confirmPassword: 'sharp-shears' }],
  ['Please select your user type', { userType: 'groomer' }],
  ['You must agree to the Terms of Service', { agreeToTerms: true }],
  ['You must agree to the Privacy Policy', { agreeToPrivacy: true }],
];

describe('required registration fields', () => {
  test('are reported one at a time, in order, until none is left', () => {
    let draft = emptyDraft;
    for (const [message, mend] of steps) {
      expect(firstFailing(draft)?.message).toBe(message);
      draft = { ...draft, ...mend };
    }
    expect(firstFailing(draft)).toBeUndefined();
  });

  test('leave phone and location optional, and treat blanks as empty', () => {
    expect(firstFailing({ ...complete, phone: '', location: '' })).toBeUndefined();
    expect(firstFailing({ ...complete, lastName: '  ' })?.field).toBe('lastName');
  });
});

test('the checkout URL says nothing of who somebody is', () => {
  expect(checkoutAddress(complete, 'annual')).toBe(
    '/subscription-checkout?plan=annual&userType=groomer&isNewUser=true',
  );
});

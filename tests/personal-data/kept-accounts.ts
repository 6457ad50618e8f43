import { account, inList, own } from './kept.ts';
import type { Kept } from './kept.ts';

/** Who people are, how they sign in, and their profiles. */
export const keptAccounts: Record<string, Kept> = {
  accounts: {
    what: 'Name, email, phone, location, roles, agreements',
    archive: inList(
      'account/account',
      'password_hash',
      'is_admin',
      'closed_at',
      'suspended_at',
      'suspended_until',
      'suspension_reason',
      'suspended_by',
    ),
    closed: 'stripped',
    because:
      'To sign in and to be known to others. A row without name and address stays for what others keep.',
    until: account,
  },
  sessions: {
    what: 'Signed-in browsers',
    archive: inList('account/sessions', own, 'id', 'token_hash'),
    closed: 'deleted',
    because: 'To stay signed in.',
    until: '90 days, or 30 without use',
  },
  known_browsers: {
    what: 'Browsers that have signed in before',
    archive: inList('account/known-browsers', own, 'token_hash'),
    closed: 'deleted',
    because: 'Others who guess the password cannot lock the person out of them.',
    until: '400 days after the last visit',
  },
  security_changes: {
    what: 'Changes of how the account is protected',
    archive: inList('account/security-changes', own, 'id'),
    closed: 'deleted',
    because: 'Who did not make them can undo them.',
    until: 'a year',
  },
  legal_agreements: {
    what: 'Agreements to terms and privacy policy',
    archive: inList('account/agreements', own),
    closed: 'stays',
    because: 'They prove what was agreed. They hold no name.',
    until: account,
  },
  two_factors: {
    what: 'Whether an authenticator app is set up',
    archive: inList('account/two-factor', own, 'secret', 'last_step'),
    closed: 'deleted',
    because: 'Its codes are checked. The secret is in no archive.',
    until: 'until turned off',
  },
  recovery_codes: {
    what: 'Recovery codes',
    archive: { none: 'Only hashes of secrets.' },
    closed: 'deleted',
    because: 'Each works once in place of a code.',
    until: 'until used or turned off',
  },
  pending_sign_ins: {
    what: 'Sign-ins that wait for a code',
    archive: { none: 'Only hashes of secrets.' },
    closed: 'deleted',
    because: 'The code comes after the password.',
    until: 'some minutes',
  },
  passkeys: {
    what: 'Passkeys',
    archive: inList('account/passkeys', 'id', own, 'credential_id', 'public_key', 'counter'),
    closed: 'deleted',
    because: 'To sign in without a password.',
    until: 'until removed',
  },
  passkey_challenges: {
    what: 'What a passkey has to sign',
    archive: { none: 'Only hashes.' },
    closed: 'deleted',
    because: 'Each works once.',
    until: 'some minutes',
  },
  not_me_links: {
    what: 'Links to undo such a change',
    archive: { none: 'Only the hash of a secret that was mailed.' },
    closed: 'deleted',
    because: 'The mailed link has to be recognized.',
    until: '14 days',
  },
  account_links: {
    what: 'Links to confirm an email or choose a password',
    archive: { none: 'Only the hash of a secret that was mailed.' },
    closed: 'deleted',
    because: 'The mailed link has to be recognized.',
    until: '30 minutes, or 7 days to confirm an email',
  },
  groomer_profiles: {
    what: 'A groomer’s profile',
    archive: inList('profiles/groomer-profile', own, 'spot', 'listed'),
    closed: 'deleted',
    because: 'To be found and chosen.',
    until: account,
  },
  business_profiles: {
    what: 'A business’s profile',
    archive: inList('profiles/business-profile', own, 'spot', 'listed', 'card'),
    closed: 'stripped',
    because:
      'To be found and chosen. Without shifts it is deleted, with shifts it stays without name and place.',
    until: account,
  },
  pet_owner_profiles: {
    what: 'A pet parent’s profile',
    archive: inList('profiles/pet-owner-profile', own),
    closed: 'deleted',
    because: 'Requests take their place and budget from it.',
    until: account,
  },
};

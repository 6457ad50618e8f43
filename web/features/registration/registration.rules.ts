import { shortestPassword } from '#contract/identity/identity.ts';
import type { Role } from '#contract/identity/roles.ts';

/** Form values of a registration; the plan is chosen next to the form. */
export type RegistrationDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  password: string;
  confirmPassword: string;
  userType: Role | '';
  agreeToTerms: boolean;
  agreeToPrivacy: boolean;
};

export const emptyDraft: RegistrationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  password: '',
  confirmPassword: '',
  userType: '',
  agreeToTerms: false,
  agreeToPrivacy: false,
};

type Rule = {
  field: keyof RegistrationDraft;
  fails(draft: RegistrationDraft): boolean;
  message: string;
};

const blank = (value: string) => value.trim() === '';

/** Rules in the order in which they are checked. */
const rules: Rule[] = [
  { field: 'firstName', fails: (draft) => blank(draft.firstName), message: 'First name is required' },
  { field: 'lastName', fails: (draft) => blank(draft.lastName), message: 'Last name is required' },
  { field: 'email', fails: (draft) => blank(draft.email), message: 'Email is required' },
  { field: 'email', fails: (draft) => !draft.email.includes('@'), message: 'Please enter a valid email' },
  { field: 'password', fails: (draft) => draft.password === '', message: 'Password is required' },
  {
    field: 'password',
    fails: (draft) => draft.password.length < shortestPassword,
    message: `Password must be at least ${shortestPassword} characters`,
  },
  {
    field: 'confirmPassword',
    fails: (draft) => draft.confirmPassword !== draft.password,
    message: 'Passwords do not match',
  },
  { field: 'userType', fails: (draft) => draft.userType === '', message: 'Please select your user type' },
  {
    field: 'agreeToTerms',
    fails: (draft) => !draft.agreeToTerms,
    message: 'You must agree to the Terms of Service',
  },
  {
    field: 'agreeToPrivacy',
    fails: (draft) => !draft.agreeToPrivacy,
    message: 'You must agree to the Privacy Policy',
  },
];

/** The first failing rule; undefined if the form can be sent. */
export const firstFailing = (draft: RegistrationDraft) => rules.find((rule) => rule.fails(draft));

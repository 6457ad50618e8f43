import { forget, readStoredJson, storeJson } from '#web/lib/storage.ts';
import type { SessionReply } from './identity.api.ts';

const key = 'currentUser';

/** The account as stored in this browser. It is used for display only; the server decides by the session. */
export type CurrentUser = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  bio: string;
  experience: string;
  specialties: string[];
  certifications: string[];
  hourlyRate: string;
  travelDistance: string;
  location: string;
  businessName: string;
  businessType: string;
  businessAddress: string;
  services: string[];
  operatingHours: string;
  profileComplete: boolean;
};

const empty: CurrentUser = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  bio: '',
  experience: '',
  specialties: [],
  certifications: [],
  hourlyRate: '',
  travelDistance: '',
  location: '',
  businessName: '',
  businessType: '',
  businessAddress: '',
  services: [],
  operatingHours: '',
  profileComplete: false,
};

/** Stores the account of a session. Fields that the session lacks keep their value for the same account. */
export function rememberCurrentUser({ user }: SessionReply): void {
  const before = readCurrentUser();
  storeJson(key, {
    ...(before?.email === user.email ? before : empty),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  } satisfies CurrentUser);
}

/** Adds fields of a saved profile. */
export function rememberProfile(added: Partial<CurrentUser>): void {
  const before = readCurrentUser();
  if (before) storeJson(key, { ...before, ...added } satisfies CurrentUser);
}

export const forgetCurrentUser = (): void => forget(key);

/** Reads the stored account. Invalid data is logged to the console and treated as missing. */
export function readCurrentUser(): CurrentUser | undefined {
  try {
    const value = readStoredJson(key);
    if (value === undefined) return undefined;
    if (!isCurrentUser(value)) throw new TypeError('It has not the fields of a user.');
    return value;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specified place for this report, and the only one
    console.error('The stored user could not be read.', error);
    return undefined;
  }
}

const isCurrentUser = (value: unknown): value is CurrentUser =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(empty).every(([name, sample]) => {
    const field = (value as Record<string, unknown>)[name];
    return Array.isArray(sample) ? Array.isArray(field) : typeof field === typeof sample;
  });

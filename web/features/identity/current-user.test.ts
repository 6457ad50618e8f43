import { afterEach, expect, test } from 'vitest';
import { expectConsole } from '#tests/silence.ts';
import { forgetCurrentUser, readCurrentUser, rememberCurrentUser } from './current-user.ts';
import { sessionOf } from './identity.testing.tsx';

afterEach(() => localStorage.clear());

test('has every field of the record, empty if unknown', () => {
  rememberCurrentUser(sessionOf({ user: { phone: '(512) 555-0142', location: 'Austin, TX' } }));
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual({
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    phone: '(512) 555-0142',
    bio: '',
    experience: '',
    specialties: [],
    certifications: [],
    hourlyRate: '',
    travelDistance: '',
    location: 'Austin, TX',
    businessName: '',
    businessType: '',
    businessAddress: '',
    services: [],
    operatingHours: '',
    profileComplete: false,
  });
});

test('keeps profile data of the same account and drops that of another one', () => {
  rememberCurrentUser(sessionOf());
  const record = readCurrentUser();
  localStorage.setItem('currentUser', JSON.stringify({ ...record, businessName: 'Wag & Roll' }));
  rememberCurrentUser(sessionOf({ user: { phone: '5550142' } }));
  expect(readCurrentUser()).toMatchObject({ businessName: 'Wag & Roll', phone: '5550142' });
  rememberCurrentUser(sessionOf({ user: { email: 'renee@example.com' } }));
  expect(readCurrentUser()).toMatchObject({ email: 'renee@example.com', businessName: '' });
});

test('is removed by forgetting', () => {
  rememberCurrentUser(sessionOf());
  forgetCurrentUser();
  expect(localStorage.getItem('currentUser')).toBeNull();
  expect(readCurrentUser()).toBeUndefined();
});

test.each(['{"firstName":', '"Maya"', 'null', '{"firstName":"Maya"}'])(
  'reports unreadable data to the console and counts it as none: %s',
  (text) => {
    localStorage.setItem('currentUser', text);
    expectConsole('error', 'The stored user could not be read.');
    expect(readCurrentUser()).toBeUndefined();
  },
);

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import type { BusinessProfile } from '#contract/profiles/profiles.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import ShiftPage from './shift.tsx';

const profile: BusinessProfile = {
  businessName: 'Shoal Creek Pet Spa',
  logoUrl: null,
  businessType: 'salon',
  services: ['Full groom', 'Hand stripping'],
  species: ['dog'],
  operatingHours: 'Tue to Sat, 8:00 AM to 5:00 PM',
  description: 'Two tables by the window and a quiet room.',
  serviceRadius: 25,
  serviceAreas: [],
  vehicleType: null,
  mobileEquipment: [],
  mobileCertifications: [],
  tables: 2,
  address: '5310 Burnet Rd, Austin, TX 78756',
  city: 'Austin',
  state: 'TX',
  zip: '78756',
  rating: 4.9,
  reviewCount: 61,
  ratings: [],
};
const renee = {
  id: 'o-1',
  firstName: 'Renee',
  lastName: 'Castillo',
  bio: null,
  location: null,
  profileImageUrl: null,
  roles: ['owner'],
  groomerProfile: null,
  businessProfile: profile,
  groomerCertifications: [],
  businessCertifications: [],
  publicPages: [],
  reliability: { isNew: true, bookings: null, pay: { kept: 11, of: 12, percent: 95 }, answers: null },
};
const reviews = ['Kind and on time.', 'Pays the same day.', 'Good tables.'].map((text, index) => ({
  id: `r-${index}`,
  author: { name: 'Maya Ortiz', role: 'groomer', profileImageUrl: null },
  rating: 5,
  tags: [],
  text,
  createdAt: '2026-11-01T18:00:00+00:00',
  reply: null,
}));

/** Opens the page of an open shift as Maya, with stubbed answers. */
function open(given: Partial<ShiftDetail> = {}, answers: Parameters<typeof serve>[0] = {}) {
  const shift: ShiftDetail = {
    ...ownApplication().shift,
    id: 's-1',
    application: null,
    pay: null,
    claim: null,
    endedEarly: { byOwner: false, byGroomer: false },
    groomer: null,
    cancelReason: null,
    seenFirst: null,
    instantBook: null,
    history: [],
    actions: ['apply'],
    ...given,
  };
  serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/shifts/s-1': () => Response.json(shift),
    'GET /api/users/o-1': () => Response.json(renee),
    'GET /api/users/o-1/reviews': () => Response.json(reviews),
    'GET /api/users/o-1/ratings': () =>
      Response.json([{ engagementType: 'shift', rating: 4.9, reviewCount: 3 }]),
    ...answers,
  });
  return renderAt(
    '/shifts/s-1',
    <Routes>
      <Route path="/shifts/:id" element={<ShiftPage />} />
    </Routes>,
  );
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a groomer sees the pay of the shift and the terms of the bonus', async () => {
  open();
  const pays = await part('What the day pays');
  expect(pays.getByText('Your 45% of $520–$640, the owner’s estimate')).toBeTruthy();
  expect(pays.getByText('At usual prices, your share of 5 dogs would be $140–$207.')).toBeTruthy();
  expect(pays.getByText('Bonus on top: $40 if all seven are out by 4:00 PM')).toBeTruthy();
  expect(pays.getByText('You take home').nextElementSibling?.textContent).toBe('$234–$288');
  expect(pays.getByText('$29–$36')).toBeTruthy();
  expect(pays.getByText('$33–$41')).toBeTruthy();
});

test('a shift that conflicts with a booking says so, and its button is not primary', async () => {
  open({
    conflict: {
      title: 'Cat day',
      startsAt: '2026-11-28T13:00:00.000Z',
      endsAt: '2026-11-28T16:00:00.000Z',
    },
  });
  expect(await screen.findByText(/^You’re booked 7:00 AM – 10:00 AM: Cat day$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'See conflict' }).className).not.toContain('btn-primary');
  expect(screen.queryByRole('button', { name: 'Apply for This Shift' })).toBeNull();
});

test('a shift in another year shows the year', async () => {
  open({ shiftDate: '2027-01-09T14:30:00.000Z', endsAt: '2027-01-10T02:30:00.000Z', conflict: null });
  expect(await screen.findByText('2027')).toBeTruthy();
  expect(screen.getByText('Sat, Jan 9, 2027')).toBeTruthy();
});

test('a groomer sees the salon: its owner, services, two reviews, and links', async () => {
  open();
  const salon = await part('The salon');
  expect(await salon.findByText('Renee Castillo')).toBeTruthy();
  expect(salon.getByText('Two tables by the window and a quiet room.')).toBeTruthy();
  expect(salon.getByText('Hand stripping')).toBeTruthy();
  expect(salon.getByText('Recorded pay in time for 11 of 12 shifts')).toBeTruthy();
  expect(salon.getByText('Tue to Sat, 8:00 AM to 5:00 PM')).toBeTruthy();
  const latest = await part('Latest reviews');
  expect(await latest.findByText('Pays the same day.')).toBeTruthy();
  expect(latest.queryByText('Good tables.')).toBeNull();
  expect(salon.getByRole('link', { name: 'Message Shoal Creek Pet Spa' }).getAttribute('href')).toBe(
    '/messages?with=o-1',
  );
  await userEvent.click(salon.getByRole('button', { name: 'About Shoal Creek Pet Spa' }));
  const whole = within(await screen.findByRole('dialog', { name: 'Shoal Creek Pet Spa' }));
  expect(await whole.findByText('Good tables.')).toBeTruthy();
});

test('failed parts can be retried, and no empty reviews section is shown', async () => {
  let works = false;
  open(
    { business: { ...ownApplication().shift.business, businessType: 'mobile' } },
    {
      'GET /api/users/o-1': () =>
        works ? Response.json(renee) : Response.json({ title: 'Busy', status: 503 }, { status: 503 }),
      'GET /api/users/o-1/reviews': () => Response.json([]),
    },
  );
  const van = await part('The van');
  expect(await van.findByText('Shoal Creek Pet Spa did not load')).toBeTruthy();
  expect(await screen.findByText('No reviews yet.')).toBeTruthy();
  works = true;
  await userEvent.click(van.getByRole('button', { name: 'Try again' }));
  expect(await van.findByText('Renee Castillo')).toBeTruthy();
});

test('a canceled shift shows no pay, and the owner sees neither pay nor salon', async () => {
  const { unmount } = open({ status: 'cancelled', actions: [] });
  await part('The salon');
  expect(screen.queryByText('What the day pays')).toBeNull();
  unmount();
  open({ ownerId: sessionOf().user.id, actions: ['edit'], applicationCount: 0 });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Manage shift' })).toBeTruthy());
  expect(screen.queryByText('What the day pays')).toBeNull();
  expect(screen.queryByText('The salon')).toBeNull();
});

test.each([
  [1, 'See the applicant'],
  [3, 'Compare applicants'],
])('the owner of an open shift goes from it to the %d who applied', async (count, words) => {
  open({ ownerId: sessionOf().user.id, actions: ['edit'], applicationCount: count });
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe('/owner?tab=apps&shift=s-1');
});

test('the owner of an open shift goes from it to the groomers who are free that day', async () => {
  open({ ownerId: sessionOf().user.id, actions: ['edit'] });
  const link = await screen.findByRole('link', { name: /^Find free groomers for / });
  expect(link.getAttribute('href')).toMatch(/^\/owner\?tab=groomers&on=\d{4}-\d{2}-\d{2}&invite=/);
});

const worked = (state: 'waiting' | 'disputed' | 'confirmed') => ({
  dogsGroomed: 4,
  hours: 8,
  revenue: 42_000,
  bonus: 0,
  pay: 18_900,
  recordedAt: '2026-11-18T22:00:00Z',
  state,
  confirmBy: '2026-11-20T22:00:00Z',
  disputeReason: state === 'disputed' ? 'Five dogs, not four' : null,
  answerBy: state === 'disputed' ? '2026-11-21T22:00:00Z' : null,
  disputedAt: state === 'disputed' ? '2026-11-18T22:00:00Z' : null,
  withAdmin: false,
  decision: null,
});
const amara = { id: 'g-2', name: 'Amara Diallo', profileImageUrl: null, applicationId: 'a-2' };
const asOwner = (state: 'waiting' | 'disputed' | 'confirmed', actions: ShiftDetail['actions']) =>
  open({
    ownerId: sessionOf().user.id,
    status: 'completed',
    groomer: amara,
    pay: worked(state),
    actions,
  });

test('a disputed shift shows the owner payout, reason and actions', async () => {
  asOwner('disputed', ['copy', 'correct']);
  expect((await screen.findByText('Payout')).parentElement?.textContent).toContain('$189');
  expect(screen.getByText('Amara Diallo disagrees.')).toBeTruthy();
  expect(screen.getByText('“Five dogs, not four”')).toBeTruthy();
  expect(screen.queryByText('You disagree')).toBeNull();
  expect(screen.queryByText('Your pay')).toBeNull();
  expect(screen.getByRole('link', { name: 'Message Amara Diallo' }).getAttribute('href')).toBe(
    '/messages?with=g-2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Answer the dispute' }));
  const figures = within(await screen.findByRole('dialog', { name: 'Answer the dispute' }));
  expect(figures.getByLabelText('Dogs groomed')).toHaveProperty('value', '4');
});

test('an unconfirmed shift shows the owner the groomer’s deadline', async () => {
  asOwner('waiting', ['copy', 'correct']);
  expect(
    await screen.findByText(/^Amara Diallo can confirm or dispute it until Fri,\s+Nov\s+20,\s+4:00\sPM/),
  ).toBeTruthy();
  expect(screen.queryByText(/If we do not hear from you/)).toBeNull();
});

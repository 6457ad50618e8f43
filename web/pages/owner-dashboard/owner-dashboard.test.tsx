import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownShift, received } from '#web/features/shifts/own/own-shift.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import OwnerDashboard from './owner-dashboard.tsx';

const business = {
  businessName: 'Shoal Creek Pet Spa',
  businessType: 'salon',
  services: [],
  operatingHours: null,
  description: null,
  serviceRadius: 25,
  serviceAreas: [],
  vehicleType: null,
  mobileEquipment: [],
  mobileCertifications: [],
  address: '5310 Burnet Rd, Austin, TX 78756',
  city: 'Austin',
  state: 'TX',
  zip: '78756',
  rating: null,
  reviewCount: 0,
  ratings: [],
};
const own = { profile: business, profileComplete: true, completeness: 100, missing: [] };
const figures = {
  waiting: 0,
  oldestWaitingSince: null,
  monthFilled: 0,
  monthEnded: 0,
  monthPaid: 0,
  monthDogs: 0,
  hoursToFill: [],
};
const refusal = (status: number, body: object) => Response.json(body, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

function open(path: string, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['owner'], firstName: 'Renee' } })),
    'GET /api/profiles/business': () => Response.json(own),
    'GET /api/shifts/owner/current-user': () => Response.json([]),
    'GET /api/owners/current-user/figures': () => Response.json(figures),
    'GET /api/grooming-requests/count': () => Response.json({ count: 9, more: false }),
    'GET /api/places': () =>
      Response.json([
        { zip: '78756', city: 'Austin', state: 'TX', lat: 30, lon: -97, timeZone: 'America/Chicago' },
      ]),
    'GET /api/visits': () => Response.json([]),
    ...answers,
  });
  renderAt(path, <OwnerDashboard />);
  return { calls, sent: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body) };
}

/** Opens the form and fills in what is required: Saturday, 8:30 to 16:30, seven dogs at 45%. */
async function fillForm() {
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: 'Post New Shift' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Post New Shift' });
  const form = within(dialog);
  await user.type(form.getByLabelText('Title'), 'Full-groom Saturday');
  await user.click(form.getByRole('button', { name: /^Date/ }));
  await user.click(await form.findByRole('button', { name: 'Saturday, November 28, 2026' }));
  fireEvent.change(form.getByLabelText('Start'), { target: { value: '08:30' } });
  fireEvent.change(form.getByLabelText('End'), { target: { value: '16:30' } });
  await user.type(form.getByLabelText('Dogs'), '7');
  await user.type(form.getByLabelText('Pay, % of revenue'), '45');
  return { user, form, dialog };
}

test('a shift without its required fields is not sent', async () => {
  const { sent } = open('/owner');
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: 'Post New Shift' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Post shift' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      variant: 'destructive',
      title: 'Missing Information',
      description: 'Please fill in all required fields',
    }),
  );
  expect(screen.getByText('Give the shift a title')).toBeTruthy();
  expect(screen.getByText('Choose a day', { selector: '.error span' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(sent('POST /api/shifts')).toEqual([]);
});

test('a shift is posted as whole numbers and one timestamp, without blank rows; then the form is empty again', async () => {
  const { sent } = open('/owner', {
    'POST /api/shifts': () => Response.json(ownShift(), { status: 201 }),
  });
  const { user, form } = await fillForm();
  await user.type(form.getByLabelText('From'), '234');
  await user.type(form.getByLabelText('To'), '288');
  expect(
    form.getByText('Groomers see: your 45% of an estimated $520–$640, so $234–$288 for you.'),
  ).toBeTruthy();
  await user.type(form.getByLabelText('Requirement 1'), 'Own shears');
  await user.click(form.getByRole('button', { name: 'Add requirement' }));
  await user.type(form.getByLabelText('Requirement 2'), '   ');
  await user.click(form.getByRole('button', { name: 'Add requirement' }));
  await user.type(form.getByLabelText('Requirement 3'), 'Calm with cats');
  await user.click(form.getByRole('button', { name: 'Post shift' }));
  expect(await form.findByText(/^Is it right: it takes 7 dogs at \$92, and the hours allow 5/)).toBeTruthy();
  expect(sent('POST /api/shifts')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Post shift' }));

  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Shift Posted!'));
  expect(sent('POST /api/shifts')).toEqual([
    {
      title: 'Full-groom Saturday',
      description: null,
      shiftDate: '2026-11-28T14:30:00.000Z',
      startTime: '08:30',
      endTime: '16:30',
      dogCount: 7,
      payPercentage: 45,
      hourlyRate: null,
      estimatedPayMin: 234,
      estimatedPayMax: 288,
      requirements: ['Own shears', 'Calm with cats'],
      bonusInfo: null,
      bonusAmount: null,
      payModel: 'agreed_later' as const,
      paidWhen: 'agreed_later' as const,
      bathing: 'agreed_later' as const,
      cancelTerms: 'relaxed' as const,
      ownerId: 'current-user',
      businessId: 'current-user',
      repeatWeeks: 1,
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getAllByRole('button', { name: 'Post New Shift' })[0]!);
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Requirement 1').value).toBe('');
});

test('server errors are shown at their fields, and typed values are kept', async () => {
  let answer = refusal(422, {
    code: 'invalid',
    detail: 'The start is more than two years away',
    errors: [{ path: 'shiftDate', message: 'The start is more than two years away' }],
  });
  open('/owner', { 'POST /api/shifts': () => answer });
  const { user, form } = await fillForm();
  await user.click(form.getByRole('button', { name: 'Post shift' }));
  expect(await form.findByText('The start is more than two years away')).toBeTruthy();

  answer = new Response('gone', { status: 500 });
  await user.click(form.getByRole('button', { name: 'Post shift' }));
  await waitFor(() => expect(toasts.get()[0]?.description).toBe('Something went wrong'));
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Full-groom Saturday');
});

test('closing asks first, and a stray click outside does nothing', async () => {
  open('/owner');
  const { user, dialog } = await fillForm();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Throw away what you typed?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(document.querySelector('.scrim')!);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Full-groom Saturday');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an owner without a business sees all tabs; only posting a shift asks for one', async () => {
  open('/owner?tab=apps', { 'GET /api/profiles/business': () => Response.json({ ...own, profile: null }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Owner dashboard' })).toBeTruthy();
  expect(screen.getAllByRole('tab')).toHaveLength(7);
  expect(screen.queryByLabelText('Business name')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /Shifts/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Renee' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Post New Shift' }));
  expect(await screen.findByLabelText('Business name')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tell us about your business' })).toBeTruthy();
});

const shift = ownShift({ applicationCount: 2 });
const maya = received({ id: 'maya', shift });
const kayla = received({
  id: 'kayla',
  shift,
  isNew: true,
  groomer: {
    firstName: 'Kayla',
    lastName: 'Lindqvist',
    yearsExperience: 2,
    distanceMiles: 5.9,
    workedHere: 0,
    dogsPerDayLow: 8,
    dogsPerDayHigh: 10,
    certificationRecords: [
      {
        id: 'c-1',
        title: 'Pet Tech first aid',
        issuer: 'Pet Tech',
        kind: null,
        expiresOn: null,
        checked: false,
      },
    ],
  },
});
const wanted = (applications = [maya, kayla]) => ({
  'GET /api/shifts/owner/current-user': () => Response.json([shift]),
  'GET /api/owners/current-user/applications': () => Response.json(applications),
});
const rowOf = (name: string, row: string) =>
  within(screen.getByRole('article', { name })).getByText(row).parentElement?.textContent;

test('applicants are side by side, and each row’s best value is marked', async () => {
  open('/owner?tab=apps', wanted());
  await screen.findByRole('article', { name: 'Maya Ortiz' });
  expect(rowOf('Maya Ortiz', 'Experience')).toBe('Experience7 years (best)');
  expect(rowOf('Maya Ortiz', 'Dogs a day')).toBe('Dogs a day6–8');
  expect(rowOf('Kayla Lindqvist', 'Dogs a day')).toBe('Dogs a day8–10 (best)');
  expect(rowOf('Kayla Lindqvist', 'Worked here')).toBe('Worked herenever');
  expect(screen.getByText('(self-declared)')).toBeTruthy();
  expect(screen.getByText('Most checks').closest('article')?.getAttribute('aria-label')).toBe('Maya Ortiz');
  expect(screen.getByText('2 applicants, 1 new')).toBeTruthy();
});

test('a groomer booked elsewhere meanwhile is not accepted, and the reason is shown', async () => {
  const detail = 'This groomer was just accepted for another shift at that time.';
  const { sent, calls } = open('/owner?tab=apps', {
    ...wanted(),
    'POST /api/shift-applications/maya/accept': () => refusal(409, { code: 'clash', detail }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Maya Ortiz' }));
  const question = await screen.findByRole('alertdialog', { name: /^Book Maya for / });
  expect(question.textContent).toContain('4:30\u00a0PM, payout $234–$288');
  expect(sent('POST /api/shift-applications/maya/accept')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Book Maya' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      variant: 'destructive',
      title: 'Maya Ortiz was not accepted',
      description: detail,
    }),
  );
  expect(sent('POST /api/shift-applications/maya/accept')).toHaveLength(1);
  const reads = () => calls.filter(({ key }) => key === 'GET /api/owners/current-user/applications').length;
  await waitFor(() => expect(reads()).toBe(2));
});

test('a refused decline is undone', async () => {
  open('/owner?tab=apps', {
    ...wanted(),
    'POST /api/shift-applications/kayla/decline': () =>
      refusal(409, { code: 'too_late', detail: 'This application was taken back.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Kayla Lindqvist' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }),
  );
  await waitFor(() => expect(toasts.get()[0]?.description).toBe('This application was taken back.'));
  expect(await screen.findByRole('article', { name: 'Kayla Lindqvist' })).toBeTruthy();
});

test('the pay is computed while the shift is completed', async () => {
  const working = ownShift({
    status: 'in_progress',
    shiftDate: '2026-11-20T14:30:00Z',
    endsAt: '2026-11-20T17:30:00Z',
    actions: ['copy', 'complete'],
    groomer: { id: 'g-1', name: 'Maya Ortiz', profileImageUrl: null, applicationId: 'a-1' },
  });
  const { sent } = open('/owner', {
    'GET /api/shifts/owner/current-user': () => Response.json([working]),
    'POST /api/shifts/s-1/complete': () =>
      Response.json({ ...working, status: 'completed', history: [], cancelReason: null }),
  });
  expect(await screen.findByRole('heading', { name: 'Needs you now' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the day go?' }));
  await userEvent.type(dialog.getByLabelText(/^Revenue/), '583.50');
  await userEvent.type(dialog.getByLabelText(/^Bonus/), '40');
  expect(dialog.getByText('$302.58')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Record the day' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('The day is recorded'));
  expect(sent('POST /api/shifts/s-1/complete')).toEqual([{ dogsGroomed: 7, revenue: 58_350, bonus: 4000 }]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

const saturday: ShiftCard = { ...ownApplication().shift, application: null };
const sunday: ShiftCard = {
  ...saturday,
  id: 'sunday',
  title: 'Van cover',
  business: { ...saturday.business, businessType: 'mobile', rating: null, reviewCount: 0 },
  bonusInfo: null,
  bonusAmount: null,
  payModel: 'agreed_later' as const,
  paidWhen: 'agreed_later' as const,
  bathing: 'agreed_later' as const,
  cancelTerms: 'relaxed' as const,
  application: { id: 'a-2', status: 'pending' },
};
const complete = { profileComplete: true, completeness: 100, missing: [] };
const profile = { ...complete, profile: { city: 'Austin', preferredRadius: 25 } };

/** Opens the dashboard with stubbed answers. @returns the calls, and the query of the last search */
function open(path: string, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/profiles/groomer': () => Response.json(profile),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/shifts': () => Response.json([saturday, sunday]),
    'GET /api/shifts/count': () => Response.json({ count: 2, more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 9, more: false }),
    [`GET /api/shifts/${saturday.id}/clashes`]: () => Response.json([]),
    'GET /api/visits': () => Response.json([]),
    ...answers,
  });
  onTestFinished(() => dismissToast());
  const asked = () =>
    Object.fromEntries(calls.findLast(({ key }) => key === 'GET /api/shifts')?.query ?? new Map());
  return { calls, asked, ...renderAt(path, <GroomerDashboard />) };
}

const ticket = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? document.body);
};
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message to the owner (optional)');

test('a row and what it unfolds show everything needed to decide', async () => {
  open('/groomer');
  const shown = await ticket(saturday.title);
  await userEvent.click(shown.getByRole('button', { name: 'Details' }));
  expect(await shown.findByText('Own shears')).toBeTruthy();
  for (const fact of [
    'Salon',
    '3.4 mi',
    'Shoal Creek Pet Spa',
    '4.9',
    '(61 reviews)',
    'Sat, Nov 28',
    '8:30 AM – 4:30 PM',
    '7 dogs',
    '5310 Burnet Rd, Austin, TX 78756',
    'Own shears',
    'Scissor finish',
    '+2 more',
    '$40 if all seven are out by 4:00 PM',
    '$234–$288',
    '45%',
    '$29–$36 an hour',
  ])
    expect(shown.getByText(fact)).toBeTruthy();
  expect(shown.queryByText('Cats welcome')).toBeNull();
  expect(shown.getByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
});

test('greeting and week use the time zone of the groomer’s place, not the browser’s', async () => {
  open('/groomer', {
    'GET /api/profiles/groomer': () =>
      Response.json({ ...profile, profile: { ...profile.profile, zip: '78704' } }),
    'GET /api/places': () =>
      Response.json([
        { zip: '78704', city: 'Austin', state: 'TX', lat: 30, lon: -97, timeZone: 'America/Chicago' },
      ]),
  });
  expect(await screen.findByRole('heading', { name: /^Morning, / })).toBeTruthy();
  const [today] = within(screen.getByRole('list', { name: 'Your next seven days' })).getAllByRole('listitem');
  expect(today?.textContent).toBe('Fri20');
});

test('booked days can be hidden, in the URL and in the server query', async () => {
  const { asked } = open('/groomer');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Hide days I’m booked' });
  await userEvent.click(box);
  await waitFor(() => expect(asked()).toMatchObject({ hideBooked: 'true' }));
  await userEvent.click(screen.getByRole('button', { name: 'Days I’m booked hidden' }));
  await waitFor(() => expect(box.checked).toBe(false));
});

test('a shift cannot be applied for twice; a business without reviews shows New', async () => {
  open('/groomer');
  const shown = await ticket('Van cover');
  expect(shown.getByText('Mobile')).toBeTruthy();
  expect(shown.getByText('New')).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Details' }));
  expect(await shown.findByText(/^Starts at /)).toBeTruthy();
  expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Applied' }).disabled).toBe(true);
});

test.each([
  ['declined', 'Declined'],
  ['released', 'Released by the owner'],
] as const)('an application that was %s does not read as sent', async (status, words) => {
  open('/groomer', {
    'GET /api/shifts': () => Response.json([{ ...saturday, application: { id: 'a-1', status } }]),
  });
  const shown = await ticket(saturday.title);
  expect(shown.getByRole<HTMLButtonElement>('button', { name: words }).disabled).toBe(true);
});

test('the URL sets the filters, and the filters update the URL', async () => {
  const { asked, router } = open('/groomer?minPay=40&tab=shifts');
  await ticket(saturday.title);
  expect(asked()).toMatchObject({ minPay: '40', radius: '25', sort: 'fit' });
  expect(screen.getByText('with 40% or more')).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Type'), 'mobile');
  await userEvent.type(screen.getByLabelText('Max dogs'), '6');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'pay');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      minPay: '40',
      type: 'mobile',
      maxDogs: '6',
      sort: 'pay',
    }),
  );
  expect(router.state.location.search).toBe('?minPay=40&tab=shifts&type=mobile&maxDogs=6&sort=pay');

  await userEvent.click(screen.getByRole('button', { name: '40%+' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tab=shifts&type=mobile&maxDogs=6&sort=pay'),
  );
});

test('applying shows at once, sends the message, and can be undone', async () => {
  let application: ShiftCard['application'] = null;
  const { calls } = open('/groomer', {
    'GET /api/shifts': () => Response.json([{ ...saturday, application }]),
    'POST /api/shift-applications'() {
      application = { id: 'a-9', status: 'pending' };
      return Response.json({ ...ownApplication({ id: 'a-9' }), shiftId: saturday.id }, { status: 201 });
    },
    'POST /api/shift-applications/a-9/withdraw'() {
      application = null;
      return Response.json(ownApplication({ id: 'a-9', status: 'withdrawn' }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for This Shift' }));
  expect(dialog.getByText('Your 45% of $520–$640, the owner’s estimate')).toBeTruthy();
  expect(dialog.getByText('You take home').nextElementSibling?.textContent).toBe('$234–$288');
  const verdict = await dialog.findByText('No conflicts.');
  expect(verdict.parentElement?.textContent).toMatch(
    /^No conflicts\. [\d.]+ mi from the place you work from\.$/,
  );
  await userEvent.type(dialog.getByLabelText('Message to the owner (optional)'), ' I can start at 8. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByRole('button', { name: 'Applied' })).toBeTruthy();
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Application Submitted!'));
  expect(calls.find(({ key }) => key === 'POST /api/shift-applications')?.body).toEqual({
    shiftId: saturday.id,
    groomerId: 'current-user',
    message: 'I can start at 8.',
    termsVersion: saturday.termsVersion,
  });

  toasts.get()[0]?.action?.onSelect();
  expect(await screen.findByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
  expect(calls.map(({ key }) => key)).toContain('POST /api/shift-applications/a-9/withdraw');
});

test('a refusal undoes the mark, shows its reason, and keeps the message', async () => {
  open('/groomer', {
    'GET /api/shifts': () => Response.json([saturday]),
    'POST /api/shift-applications': () =>
      Response.json({ code: 'too_often', detail: 'Too many attempts.' }, { status: 429 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.type(await message(), 'Doodles are half my book.');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      variant: 'destructive',
      title: 'Application Failed',
      description: 'Too many attempts.',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
  toasts.get()[0]?.action?.onSelect();
  expect((await message()).value).toBe('Doodles are half my book.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  expect((await message()).value).toBe('Doodles are half my book.');
});

test('nothing can be sent for a shift at the time of a booking', async () => {
  const { shiftDate, endsAt, timeZone } = saturday;
  open('/groomer', {
    'GET /api/shifts': () => Response.json([saturday]),
    [`GET /api/shifts/${saturday.id}/clashes`]: () =>
      Response.json([{ title: 'Bath day', startsAt: shiftDate, endsAt, timeZone }]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  expect(await screen.findByText('You’re booked then:')).toBeTruthy();
  expect(screen.getByText(/Bath day, Nov 28/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a groomer whose session ended signs in in a new tab and keeps the message', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  open('/groomer', {
    'GET /api/shifts': () => Response.json([saturday]),
    'POST /api/shift-applications': () =>
      Response.json({ code: 'signed_out', detail: 'Sign in to go on.' }, { status: 401 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for This Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts.get()[0]?.action?.label).toBe('Sign In'));
  toasts.get()[0]?.action?.onSelect();
  expect(opened).toHaveBeenCalledWith('/login');
});

test('an empty list links on; a failed one can be retried', async () => {
  const answers = [
    () => Response.json([]),
    () => Response.json({ code: 'internal', detail: 'Something went wrong on our side.' }, { status: 500 }),
  ];
  open('/groomer?type=mobile', {
    'GET /api/shifts': () => (answers.pop() ?? (() => Response.json([saturday])))(),
  });
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No shifts available' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: saturday.title })).toBeTruthy();
});

test('without a place there is no offer to search farther away', async () => {
  open('/groomer', {
    'GET /api/profiles/groomer': () => Response.json({ ...profile, profile: null }),
    'GET /api/shifts': () => Response.json([]),
  });
  expect(await screen.findByText(/^Nobody needs help right now/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Look farther away' })).toBeNull();
});

test('without applications an empty state is shown', async () => {
  const { router } = open('/groomer');
  await ticket(saturday.title);
  await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
  expect(await screen.findByText('Your applications will appear here')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=applications');
});

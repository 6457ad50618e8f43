import { written } from '#web/lib/api/server.testing.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, renderAt, sessionOf } from './identity.testing.tsx';
import { MembersOnly } from './members-only.tsx';
import { MembershipGate } from './membership-gate.tsx';

const gate = (
  <MembershipGate forRole="owner">
    <p>The owner’s shifts</p>
  </MembershipGate>
);
const signedOut = () => Response.json({ code: 'signed_out', detail: 'Sign in first.' }, { status: 401 });

test('shows the shape of the page while the session is loading', () => {
  answerCalls({ 'GET /auth/me': () => new Promise<Response>(() => undefined) });
  const { container } = renderAt('/owner', gate);
  expect(screen.getByRole('status').textContent).toBe('Checking membership status...');
  expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(10);
  expect(screen.queryByText('The owner’s shifts')).toBeNull();
});

test('shows a visitor the benefits, the price and both ways to continue', async () => {
  answerCalls({ 'GET /auth/me': signedOut });
  renderAt('/owner?tab=apps', gate);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Membership Required');
  const gets = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(gets).toEqual([
    'Full marketplace access',
    'Direct contact with groomers and pet parents',
    'Portfolio and profile management',
    'Job posting and applications',
    'Messaging',
  ]);
  expect(screen.getByText('$6.99')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Your Membership' }).getAttribute('href')).toBe(
    '/membership',
  );
  expect(screen.getByRole('link', { name: /Sign In/ }).getAttribute('href')).toBe(
    '/login?next=%2Fowner%3Ftab%3Dapps',
  );
});

test('lets a visiting pet parent look at the groomers of a town before joining', async () => {
  answerCalls({
    'GET /auth/me': signedOut,
    'GET /api/places?q=63101': () =>
      Response.json([
        { zip: '63101', city: 'St. Louis', state: 'MO', lat: 38.6, lon: -90.2, timeZone: 'America/Chicago' },
      ]),
  });
  const { router } = renderAt('/pet-owner', <MembershipGate forRole="pet_owner">{null}</MembershipGate>);
  const user = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: 'City or ZIP code' });
  await user.click(screen.getByRole('button', { name: 'See groomers' }));
  expect(await screen.findByText('Type a city or a ZIP code.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '63101' } });
  await user.click(await screen.findByRole('option', { name: /^St. Louis, MO/ }));
  expect(router.state.location.pathname).toBe('/grooming/mo/st-louis');
});

test('an Enter before the suggestions have come leads to the town once they have', async () => {
  const places = Promise.withResolvers<Response>();
  answerCalls({ 'GET /auth/me': signedOut, 'GET /api/places?q=63101': () => places.promise });
  const { router } = renderAt('/pet-owner', <MembershipGate forRole="pet_owner">{null}</MembershipGate>);
  await userEvent.type(await screen.findByRole('combobox', { name: 'City or ZIP code' }), '63101{Enter}');
  const place = { city: 'St. Louis', state: 'MO', lat: 38.6, lon: -90.2, timeZone: 'America/Chicago' };
  places.resolve(Response.json([{ zip: '63101', ...place }]));
  await waitFor(() => expect(router.state.location.pathname).toBe('/grooming/mo/st-louis'));
});

test('shows an account without a membership which account is signed in', async () => {
  answerCalls({
    'GET /auth/me': () => Response.json(sessionOf({ hasMembership: false, user: { roles: ['owner'] } })),
  });
  renderAt('/owner', gate);
  expect(await screen.findByText(/signed in as maya@example.com/)).toBeTruthy();
  expect(screen.queryByText('The owner’s shifts')).toBeNull();
});

test('a page with the viewer’s own data stays open after the membership has ended, other pages close', async () => {
  const membership = {
    plan: 'monthly',
    status: 'expired',
    accessUntil: '2026-11-01T00:00:00Z',
  } as const;
  const former = sessionOf({ hasMembership: false, membership, user: { roles: ['owner'] } });
  answerCalls({ 'GET /auth/me': () => Response.json(former) });
  renderAt(
    '/owner',
    <MembershipGate forRole="owner" own>
      <p>The owner’s shifts</p>
      <MembersOnly>Groomers near you</MembersOnly>
    </MembershipGate>,
  );
  expect(await screen.findByText('The owner’s shifts')).toBeTruthy();
  expect(screen.queryByText('Groomers near you')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/membership');
  renderAt('/marketplace', <MembershipGate>Offers</MembershipGate>);
  expect(await screen.findByText('Membership Required')).toBeTruthy();
});

test('shows the page to a member with the role', async () => {
  answerCalls({ 'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['owner'] } })) });
  renderAt('/owner', gate);
  expect(await screen.findByText('The owner’s shifts')).toBeTruthy();
});

test('shows a page without a role to every member', async () => {
  answerCalls({ 'GET /auth/me': () => Response.json(sessionOf()) });
  renderAt('/marketplace', <MembershipGate>Offers</MembershipGate>);
  expect(await screen.findByText('Offers')).toBeTruthy();
});

test('offers the missing role and opens the page once it is added', async () => {
  const calls = answerCalls({
    'GET /auth/me': () => Response.json(sessionOf()),
    'POST /api/roles': () => written('/auth/me', sessionOf({ user: { roles: ['groomer', 'owner'] } })),
  });
  renderAt('/owner', gate);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Owner to my account' }));
  expect(await screen.findByText('The owner’s shifts')).toBeTruthy();
  expect(calls).toEqual(['GET /auth/me', 'POST /api/roles']);
});

test('a failed check can be retried', async () => {
  const answers = [() => Response.json({ detail: 'Later.' }, { status: 503 })];
  answerCalls({ 'GET /auth/me': () => (answers.pop() ?? (() => Response.json(sessionOf())))() });
  renderAt('/groomer', <MembershipGate forRole="groomer">Shifts near you</MembershipGate>);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shifts near you')).toBeTruthy();
});

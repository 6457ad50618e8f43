import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { endedMembership, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';
import { offerOf, onOneDay, openAsDana, ownRequest } from './own-records.testing.tsx';

onOneDay();

const open = (path = '/pet-owner', answers: Parameters<typeof openAsDana>[2] = {}) =>
  openAsDana(path, ['/pet-owner', PetOwnerDashboard], answers);
const groomed = (id: string, lastGroomedAt: string | null) =>
  petOf({ id, name: id, lastGroomedAt, dueOn: null });
const requests = (...given: Parameters<typeof ownRequest>[0][]) => ({
  'GET /api/pet-owners/current-user/grooming-requests': () => Response.json(given.map(ownRequest)),
});
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const look = async (name: string, words: string) => (await card(name)).getByText(words).className;

/** Stubs IntersectionObserver; calling the result brings everything into view. */
function outOfView(): () => void {
  const waiting: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (typeof waiting)[number]) {
        waiting.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => act(() => waiting.forEach((seen) => seen([{ isIntersecting: true }])));
}

test('a user without pets is welcomed and adds the first one', async () => {
  const { sent } = open('/pet-owner', {
    'GET /api/pets': () => Response.json([]),
    'POST /api/pets': () => Response.json(petOf(), { status: 201 }),
  });
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'Welcome, Dana' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add your first pet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Pet' });
  // A dialog can be pressed one drawing after it is there.
  await expect.poll(() => getComputedStyle(dialog).pointerEvents).toBe('auto');
  const form = within(dialog);
  await user.type(form.getByLabelText('Name'), 'Bella');
  await user.type(form.getByLabelText('Breed'), 'cavapoo');
  await form.findByRole('option', { name: /^Cavapoo/ });
  await user.type(form.getByLabelText('Age, in years'), '3');
  await user.type(form.getByLabelText('Weight, in pounds'), '52.5');
  await user.click(form.getByRole('button', { name: 'Add Pet' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Pet added successfully!'));
  expect(sent('POST /api/pets')).toMatchObject([
    { name: 'Bella', breed: 'Cavapoo', coat: 'curly', age: 3, weight: 52.5, size: 'medium' },
  ]);
});

test('a condition typed but not added is saved; an incomplete number is not a weight', async () => {
  const { sent } = open('/pet-owner', {
    'GET /api/pets': () => Response.json([]),
    'POST /api/pets': () => Response.json(petOf(), { status: 201 }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add your first pet' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Pet' }));
  await user.type(form.getByLabelText('Name'), 'Bella');
  await user.type(form.getByLabelText('Weight, in pounds'), '.');
  await user.type(form.getByRole('textbox', { name: 'Special conditions' }), 'Deaf on the left');
  await user.click(form.getByRole('button', { name: 'Add Pet' }));
  expect(await form.findByText('Use a number of pounds, like 52 or 10.5')).toBeTruthy();
  await user.clear(form.getByLabelText('Weight, in pounds'));
  await user.type(form.getByLabelText('Weight, in pounds'), '.5');
  await user.click(form.getByRole('button', { name: 'Add Pet' }));
  await waitFor(() =>
    expect(sent('POST /api/pets')).toMatchObject([{ weight: 0.5, specialConditions: ['Deaf on the left'] }]),
  );
});

test('a failed save is reported, and typed values are kept', async () => {
  open('/pet-owner', {
    'GET /api/pets': () => Response.json([]),
    'POST /api/pets': () => Response.json({ detail: 'The server is resting.' }, { status: 503 }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add your first pet' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Pet' }));
  await user.type(form.getByLabelText('Name'), 'Zoë “Zo” O’Neil 2');
  await user.click(form.getByRole('button', { name: 'Add Pet' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({ variant: 'destructive', title: 'Error: Failed to add pet' }),
  );
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Zoë “Zo” O’Neil 2');
});

test('the badge of a pet is destructive above 60 days, default above 30, secondary otherwise', async () => {
  open('/pet-owner', {
    'GET /api/pets': () =>
      Response.json([
        groomed('Rex', '2026-09-20T18:00:00Z'),
        groomed('Otto', '2026-09-21T18:00:00Z'),
        groomed('Miso', '2026-10-21T18:00:00Z'),
        groomed('New', null),
      ]),
  });
  expect(await look('Rex', '61 days since groomed')).toContain('bg-urgent');
  expect(await look('Otto', '60 days since groomed')).toContain('bg-straw-soft');
  expect(await look('Miso', '30 days since groomed')).toContain('bg-card');
  expect(await look('New', 'No groom on record')).toContain('bg-card');
});

test('open offers are below the pets, marked read when in view, and linked from the headline', async () => {
  const comesIntoView = outOfView();
  const { sent } = open('/pet-owner', {
    'GET /api/pets': () =>
      Response.json([petOf({ dueOn: '2026-11-06', lastGroomedAt: '2026-09-18T18:00:00Z' })]),
    ...requests({ openOffers: 2, unreadOffers: 2 }),
    'GET /api/grooming-requests/r-1/offers': () =>
      Response.json([
        offerOf({
          id: 'o-2',
          price: 12_500,
          discount: 0,
          listPrice: 12_500,
          provider: { id: 'lou', name: 'Wag & Roll' },
        }),
        offerOf(),
      ]),
    'POST /api/offers/o-1/accept': () => Response.json(offerOf({ status: 'accepted', actions: [] })),
  });
  expect(await screen.findByRole('heading', { name: 'Bella is due, Dana' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See two offers for Bella' }).getAttribute('href')).toBe(
    '/requests/r-1',
  );
  expect(screen.getByRole('link', { name: 'Care tips for now' }).getAttribute('href')).toBe(
    '/pet-owner?tab=care-tips&pet=bella&category=grooming',
  );
  expect((await card('Bella')).getByRole('link', { name: 'See 2 offers' })).toBeTruthy();
  await screen.findByRole('region', { name: 'Two offers for Bella' });
  expect(sent('GET /api/grooming-requests/r-1/offers')).toHaveLength(0);
  comesIntoView();
  await screen.findByRole('article', { name: 'Maya Ortiz' });
  const compared = within(screen.getByRole('region', { name: 'Two offers for Bella' }));
  const names = compared.getAllByRole('article').map((offer) => offer.getAttribute('aria-label'));
  expect(names).toEqual(['Maya Ortiz', 'Wag & Roll']);
  expect(compared.getByText('Your 15% discount is applied')).toBeTruthy();
  expect(compared.getByRole('link', { name: 'Message Wag & Roll' }).getAttribute('href')).toBe(
    '/messages?with=lou',
  );
  await userEvent.click(compared.getByRole('button', { name: 'Accept Maya Ortiz’s offer' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent('POST /api/offers/o-1/accept')).toHaveLength(1));
});

const bookedOn = (startsAt: string): OwnRequest['visit'] => {
  return { id: 'v-1', status: 'booked', startsAt, price: 11_800, provider: 'Maya Ortiz', atHome: true };
};

test('booked requests are counted apart from open ones', async () => {
  open(
    '/pet-owner',
    requests(
      { id: 'r-1' },
      { id: 'r-2', openOffers: 1, unreadOffers: 1 },
      {
        id: 'r-3',
        status: 'in_progress',
        visit: bookedOn('2026-11-24T15:00:00Z'),
      },
    ),
  );
  const glance = within(await screen.findByRole('list', { name: 'At a glance' }));
  await waitFor(() => expect(glance.getByText('open requests').textContent).toBe('2 open requests'));
  expect(glance.getByText('booked').textContent).toBe('1 booked');
});

test('a booked pet links to its visit; a second request for it warns first', async () => {
  open('/pet-owner', {
    ...requests({
      id: 'r-3',
      status: 'in_progress',
      visit: bookedOn('2026-11-27T15:00:00Z'),
    }),
    'GET /api/pets': () => Response.json([petOf({ lastGroomedAt: '2026-09-18T18:00:00+00:00' })]),
  });
  const bella = within(await screen.findByRole('article', { name: 'Bella' }));
  expect(await bella.findByText('Booked Fri, Nov 27')).toBeTruthy();
  expect(bella.queryByText(/days since groomed/)).toBeNull();
  expect(bella.getByRole('link', { name: 'See visit' }).getAttribute('href')).toBe('/visits/v-1');
  await userEvent.click(bella.getByRole('button', { name: 'Request Grooming' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request Grooming for Bella' }));
  expect(form.getByText('Bella is booked for Fri, Nov 27.')).toBeTruthy();
});

test('requests are titled by what they ask for, with status and urgency', async () => {
  open(
    '/pet-owner?tab=requests',
    requests(
      { id: 'r-1', title: 'Nails', urgency: 'urgent' },
      { id: 'r-2', title: 'Bath', urgency: 'low', openOffers: 1, unreadOffers: 1 },
      {
        id: 'r-3',
        title: 'Trim',
        status: 'in_progress',
        actions: ['cancel'],
        visit: bookedOn('2026-11-24T15:00:00Z'),
      },
      {
        id: 'r-4',
        title: 'Old',
        urgency: 'high',
        status: 'cancelled',
        actions: [],
        cancelReason: 'Our vet did it.',
      },
    ),
  );
  const waiting = await group('Waiting for offers');
  expect(waiting.getByText('Posted')).toBeTruthy();
  expect(waiting.getByText('Urgent')).toBeTruthy();
  const answered = await group('Offers to decide on');
  expect(answered.getByText('Low')).toBeTruthy();
  expect(answered.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/requests/r-2');
  expect((await group('Booked')).getByRole('link', { name: 'See visit' }).getAttribute('href')).toBe(
    '/visits/v-1',
  );
  const past = await group('Past and cancelled');
  expect(past.getByText('Cancelled')).toBeTruthy();
  expect(past.getByText('High')).toBeTruthy();
  expect(past.getByText(/Our vet did it/)).toBeTruthy();
  expect(past.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('the profile is read-only; without one the defaults are shown', async () => {
  open('/pet-owner?tab=profile', {
    'GET /api/profiles/pet-owner': () =>
      Response.json({ profile: null, profileComplete: false, completeness: 0, missing: [] }),
    'GET /api/users/dana/reviews': () => Response.json([]),
  });
  const section = within(await screen.findByRole('region', { name: 'Your profile' }));
  expect(section.getByText('Dana Whitfield')).toBeTruthy();
  expect(await section.findByText('$50-75')).toBeTruthy();
  expect(section.getByText('15 miles')).toBeTruthy();
  expect(section.queryByRole('textbox')).toBeNull();
});

test('after a membership has ended pets stay readable, and finding others needs a membership', async () => {
  open('/pet-owner', {
    'GET /auth/me': () =>
      Response.json(
        sessionOf({
          id: 'dana',
          hasMembership: false,
          membership: endedMembership,
          user: { id: 'dana', roles: ['pet_owner'] },
        }),
      ),
  });
  expect(await card('Bella')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Groomers' }));
  expect(await screen.findByText('This is for members')).toBeTruthy();
  expect(await screen.findByRole('combobox', { name: 'City or ZIP code' })).toBeTruthy();
});

test('pets that failed to load show an error with a retry', async () => {
  let answers = 0;
  open('/pet-owner', {
    'GET /api/pets': () => (answers++ === 0 ? new Response('', { status: 503 }) : Response.json([petOf()])),
  });
  expect(await screen.findByText('Your pets did not load')).toBeTruthy();
  const greeting = screen.getByRole('heading', { level: 1, name: 'Hello, Dana' });
  expect(greeting.parentElement?.querySelector('.skeleton')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Bella')).toBeTruthy();
});

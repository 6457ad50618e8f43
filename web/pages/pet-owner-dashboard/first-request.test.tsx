import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';
import { offerOf, onOneDay, openAsDana, ownRequest } from './own-records.testing.tsx';

onOneDay();

const bella = '019f0000-0000-7000-8000-00000000000b';
const unGroomed = () => Response.json([petOf({ id: bella, lastGroomedAt: null, dueOn: null })]);
const open = (answers: Parameters<typeof openAsDana>[2] = {}, path = '/pet-owner') =>
  openAsDana(path, ['/pet-owner', PetOwnerDashboard], { 'GET /api/pets': unGroomed, ...answers });
const asked = (given: Parameters<typeof ownRequest>[0] = {}) => ({
  'GET /api/pets': () => Response.json([petOf({ lastGroomedAt: null, dueOn: null })]),
  'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([ownRequest(given)]),
});
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const profileAt = (address: string) => ({
  'GET /api/profiles/pet-owner': () =>
    Response.json({ profile: { address, preferredRadius: 15 }, profileComplete: true, missing: [] }),
});

/** Goes through the steps that a phone has, and sends. */
async function send(
  form: ReturnType<typeof within>,
  before: (form: ReturnType<typeof within>) => Promise<void> = async () => {},
) {
  await userEvent.click(form.getByRole('button', { name: 'Next' }));
  await before(form);
  await userEvent.click(form.getByRole('button', { name: 'Next' }));
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
}

/** Asks for a full groom, after what `before` changes in the step about the place. */
async function ask(before?: Parameters<typeof send>[1]) {
  await userEvent.click((await card('Bella')).getByRole('button', { name: 'Request Grooming' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request Grooming for Bella' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  await send(form, before);
}
const created = { 'POST /api/grooming-requests': () => Response.json(ownRequest(), { status: 201 }) };

test('a pet that was never groomed leads to its first request', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'What does Bella need, Dana?' })).toBeTruthy();
  const request = (await card('Bella')).getByRole('button', { name: 'Request Grooming' });
  await waitFor(() => expect(request.className).toContain('btn-primary'));
  const glance = within(screen.getByRole('list', { name: 'At a glance' }));
  expect(glance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 pet']);
});

test('a request without offers shows in the headline and on the card of its pet', async () => {
  open(asked());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bella is waiting for offers, Dana' }),
  ).toBeTruthy();
  for (const link of [
    screen.getByRole('link', { name: 'See the request' }),
    (await card('Bella')).getByRole('link', { name: 'See request' }),
  ])
    expect(link.getAttribute('href')).toBe('/requests/r-1');
});

test('offers for a pet that is not due make the headline', async () => {
  open({
    ...asked({ openOffers: 2 }),
    'GET /api/grooming-requests/r-1/offers': () => Response.json([offerOf()]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Two offers for Bella, Dana' })).toBeTruthy();
});

test('with only a city, the pet is brought to the groomer, and nothing asks for a street', async () => {
  const { sent } = open({ ...profileAt('Austin, TX'), ...created });
  await ask();
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Grooming request created successfully!'));
  expect(toasts.get()[0]?.action?.label).toBe('See request');
  expect(sent('POST /api/grooming-requests')).toMatchObject([{ where: 'travel', address: 'Austin, TX' }]);
});

test('a street typed in the form lets groomers come too; choosing that first says what it needs', async () => {
  const { sent } = open({ ...profileAt('Austin, TX'), ...created });
  await ask(async (form) => {
    await userEvent.click(form.getByRole('button', { name: 'At home' }));
    expect(form.getByText(/^With the street/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Either way' }));
    const address = form.getByLabelText('Where your pet lives');
    await userEvent.clear(address);
    await userEvent.type(address, '1104 Bouldin Ave, Austin, TX 78704');
    expect(form.queryByText(/^With the street/)).toBeNull();
  });
  await waitFor(() => expect(sent('POST /api/grooming-requests')).toMatchObject([{ where: 'either' }]));
});

test('a visit at home asks for the street in the step of the place', async () => {
  open({ ...profileAt('Austin, TX'), ...created });
  await ask(async (form) => {
    await userEvent.click(form.getByRole('button', { name: 'At home' }));
    await userEvent.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByText('Add the street for the groomer who comes to you')).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Send request' })).toBeNull();
    const address = form.getByLabelText('Where your pet lives');
    await userEvent.clear(address);
    await userEvent.type(address, '1104 Bouldin Ave, Austin, TX 78704');
  });
});

test('the first pet without a request is chosen where none is given', async () => {
  open(
    {
      ...asked(),
      'GET /api/pets': () => Response.json([petOf(), petOf({ id: 'otto', name: 'Otto' })]),
    },
    '/pet-owner?tab=requests',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Request Grooming' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request Grooming' }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Bella/ }).checked).toBe(false);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Otto/ }).checked).toBe(true);
});

test('the same service for the same pet is sent a second time only after a question', async () => {
  const before = ownRequest({ servicesNeeded: ['full_groom'] });
  const requests = [{ ...before, pets: before.pets.map((pet) => ({ ...pet, id: bella })) }];
  const { sent } = open(
    {
      ...profileAt('Austin, TX'),
      'GET /api/pet-owners/current-user/grooming-requests': () => Response.json(requests),
      ...created,
    },
    '/pet-owner?tab=requests',
  );
  await screen.findByText(before.title);
  await userEvent.click(await screen.findByRole('button', { name: 'Request Grooming' }));
  const form = within(await screen.findByRole('dialog', { name: /^Request Grooming/ }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  await send(form);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Ask a second time?' }, { timeout: 5000 }),
  );
  expect(sent('POST /api/grooming-requests')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Send second request' }));
  await waitFor(() => expect(sent('POST /api/grooming-requests')).toHaveLength(1));
});

test('a profile opened from a list of groomers leads to a request that asks them by name', async () => {
  const maya = {
    id: 'maya',
    firstName: 'Maya',
    lastName: 'Ortiz',
    bio: null,
    location: null,
    profileImageUrl: null,
    roles: ['groomer'],
    groomerProfile: null,
    businessProfile: null,
    groomerCertifications: [],
    businessCertifications: [],
    publicPages: [],
    reliability: { isNew: true, bookings: null, pay: null, answers: null },
  };
  open(
    {
      'GET /api/users/maya': () => Response.json(maya),
      'GET /api/users/maya/ratings': () => Response.json([]),
      'GET /api/users/maya/portfolio': () => Response.json([]),
      'GET /api/grooming-requests/asked-price': () =>
        Response.json({
          own: [{ service: 'other:Teddy bear cut', from: 9000 }],
          pets: [{ name: 'Bella', price: 9500, because: 'breed', becauseOf: 'Poodle' }],
          total: 9500,
        }),
    },
    '/pet-owner?groomer=maya',
  );
  // The dialog may already hide the pets from assistive technology.
  await screen.findByRole('article', { name: 'Bella', hidden: true });
  const profile = within(await screen.findByRole('dialog', { name: 'Maya Ortiz' }));
  await userEvent.click(await profile.findByRole('button', { name: 'Request Grooming' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request Grooming for Bella' }));
  expect(form.getByText('Maya Ortiz is asked by name')).toBeTruthy();
  const own = within(await form.findByRole('group', { name: 'Only at Maya Ortiz' }));
  await userEvent.click(own.getByRole('checkbox', { name: /^Teddy bear cut/ }));
  expect(own.getByText('from $90')).toBeTruthy();
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  expect(await form.findByText('Maya Ortiz’s usual price')).toBeTruthy();
  expect(form.getByText('$95').closest('li')?.textContent).toBe('Bella: $95 by breed, Poodle');
  expect(form.getByText('Ask what it costs for Bella.')).toBeTruthy();
  await userEvent.click(own.getByRole('checkbox', { name: /^Teddy bear cut/ }));
  const [line, list] = await form.findAllByText('Maya Ortiz’s usual price');
  expect([line, list].map((shown) => shown?.closest('p, div')?.textContent)).toContain(
    'Maya Ortiz’s usual price$95',
  );
});

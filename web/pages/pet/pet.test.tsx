import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay, openAsDana, ownRequest } from '../pet-owner-dashboard/own-records.testing.tsx';
import PetPage from './pet.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';

onOneDay();

const open = (pet: Parameters<typeof petOf>[0], answers: Parameters<typeof openAsDana>[2] = {}, query = '') =>
  openAsDana(`/pets/bella${query}`, ['/pets/:id', PetPage], {
    'GET /api/pets/bella': () => Response.json(petOf(pet)),
    ...answers,
  });
const dose = (kind: 'rabies' | 'bordetella', expiresOn: string, proofUrl: string | null = null) => ({
  id: kind,
  kind,
  givenOn: '2025-12-01',
  expiresOn,
  evidence: 'vaccination' as const,
  dose: null,
  proofUrl,
  proofType: proofUrl === null ? null : ('photo' as const),
  proofCheck: proofUrl === null ? null : { by: 'Shiny Paws', at: '2026-11-12T10:30:00+00:00' },
  certificateNumber: proofUrl === null ? null : '4411-26',
  tagNumber: null,
  clinic: proofUrl === null ? null : 'Lakeside Animal Hospital',
});

/** What the filled buttons say. */
const filled = () => [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);

test('vaccinations warn 30 days before they expire, show their proof and its check, and a link opens the form for one kind', async () => {
  open(
    {
      vaccinations: [dose('rabies', '2026-12-18'), dose('bordetella', '2026-12-23', '/media/0123')],
    },
    {},
    '?vaccine=rabies',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Bella’s vaccination' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Vaccination').value).toBe('rabies');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const section = within(await screen.findByRole('region', { name: 'Vaccinations' }));
  const [rabies, bordetella] = section.getAllByRole('listitem').map((row) => within(row));
  expect(rabies?.getByText('Expires soon')).toBeTruthy();
  expect(rabies?.getByRole('button', { name: 'Add proof of Rabies' })).toBeTruthy();
  expect(bordetella?.getByText('Good')).toBeTruthy();
  expect(
    bordetella?.getByRole('link', { name: /of Bordetella, opens in a new tab$/ }).getAttribute('href'),
  ).toContain('/media/0123');
  expect(bordetella?.getByText('Checked by Shiny Paws on Nov 12, 2026')).toBeTruthy();
  expect(rabies?.queryByText(/^Checked by/)).toBeNull();
});

test('a pet is archived, with undo, and restored', async () => {
  let pet = petOf();
  const { sent } = open(
    {},
    {
      'GET /api/pets/bella': () => Response.json(pet),
      'DELETE /api/pets/bella': () => Response.json((pet = petOf({ archivedAt: '2026-11-20T18:00:00Z' }))),
      'POST /api/pets/bella/restore': () => Response.json((pet = petOf())),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Bella is archived.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request Grooming' })).toBeNull();
  expect(toasts.get()[0]?.action?.label).toBe('Undo');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(sent('POST /api/pets/bella/restore')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Request Grooming' })).toBeTruthy();
  expect(filled()).toEqual(['Request Grooming']);
});

test('the one filled button of a pet that is booked leads to its visit', async () => {
  open({}, { 'GET /api/visits': () => Response.json([visitOf({ id: 'v-7', status: 'booked' })]) });
  const visit = await screen.findByRole('link', { name: 'See the visit' });
  expect(visit.getAttribute('href')).toBe('/visits/v-7');
  expect(filled()).toEqual(['See the visit']);
});

test('a due pet is rebooked like last time, unless it has a request or a visit', async () => {
  const last = visitOf({
    id: 'v-2',
    status: 'completed',
    actions: ['rebook'],
    services: ['full_groom', 'nail_trim'],
  });
  const { unmount, sent } = open(
    { dueOn: '2026-11-06' },
    {
      'GET /api/visits': () => Response.json([last]),
      'GET /api/visits/v-2/rebook-check': () =>
        Response.json({
          servicesNeeded: ['full_groom', 'nail_trim'],
          preferredDate: '2026-11-21',
          window: 'any',
          estimatedBudget: 119,
        }),
      'POST /api/visits/v-2/rebook': () => Response.json({ requestId: 'r-9' }, { status: 201 }),
    },
  );
  const words = await screen.findByText('Bella has been due since Nov 6.');
  expect(filled()[0]).toBe('Book again');
  expect(screen.getByRole('button', { name: 'Request Grooming' }).className).toContain('btn-quiet');
  expect(words.parentElement?.textContent).toContain('Last time: full groom and nail trim with Maya Ortiz.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Book again' })[0]!);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask Maya Ortiz again?' }));
  await dialog.findByText('Any time');
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent('POST /api/visits/v-2/rebook')).toHaveLength(1));
  unmount();
  open(
    { dueOn: '2026-11-06' },
    {
      'GET /api/visits': () => Response.json([last]),
      'GET /api/pet-owners/current-user/grooming-requests': () =>
        Response.json([ownRequest({ openOffers: 2 })]),
    },
  );
  const offers = await screen.findByRole('link', { name: 'See 2 offers' });
  expect(offers.getAttribute('href')).toBe('/requests/r-1');
  expect(filled()).toEqual(['See 2 offers']);
  expect(screen.queryByText(/has been due since/)).toBeNull();
});

test('each visit of a pet shows its report card with before and after pictures', async () => {
  open(
    {},
    {
      'GET /api/visits': () =>
        Response.json([
          visitOf({
            status: 'completed',
            reportCard: {
              petId: 'p-1',
              services: ['full_groom'],
              findings: 'Two mats behind the left ear.',
              behavior: '',
              photos: [],
              beforeAfter: [{ before: { id: 'b', url: '/media/b' }, after: { id: 'a', url: '/media/a' } }],
              nextVisitWeeks: 6,
              writtenAt: '2026-11-08T18:00:00Z',
              editedAt: null,
            },
          }),
        ]),
    },
  );
  expect(await screen.findByText('Two mats behind the left ear.')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Bella before and after' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Bella before the groom' }).getAttribute('src')).toBe('/media/b');
  expect(screen.getByText('In 6 weeks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print report card' }).getAttribute('href')).toBe(
    '/visits/v-1/report-card',
  );
});

test('another owner’s pet is not found', async () => {
  open(
    {},
    {
      'GET /api/pets/bella': () =>
        Response.json({ code: 'not_found', detail: 'There is no such pet.' }, { status: 404 }),
    },
  );
  expect(await screen.findByText('There is no such pet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your pets' }).getAttribute('href')).toBe('/pet-owner');
});

test('a pet with an open request leads there first; a second one warns', async () => {
  open(
    {},
    {
      'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([ownRequest({ id: 'r-1' })]),
    },
  );
  const again = await screen.findByRole('button', { name: 'Request Grooming' });
  await waitFor(() => expect(again.className).not.toContain('btn-primary'));
  await userEvent.click(again);
  const form = within(await screen.findByRole('dialog', { name: 'Request Grooming for Bella' }));
  expect(form.getByText('You already asked for Bella.')).toBeTruthy();
});

test('a pet whose next groom was booked without a request says so, and is not called due', async () => {
  open(
    { dueOn: '2026-11-06', lastGroomedAt: '2026-10-01' },
    { 'GET /api/visits': () => Response.json([visitOf({ source: 'own', requestId: null })]) },
  );
  expect(await screen.findByText(/^Booked for Tue,\sNov\s24, /)).toBeTruthy();
  expect(screen.getByText(/^Booked Tue,\sNov\s24$/)).toBeTruthy();
  expect(screen.queryByText(/has been due since/)).toBeNull();
  expect(screen.getByText(/days since groomed$/).className).toContain('bg-card');
  expect(screen.getByRole('button', { name: 'Request Grooming' }).className).toContain('btn-quiet');
});

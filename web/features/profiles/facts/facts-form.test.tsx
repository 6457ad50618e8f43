import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { priceColumns } from '#contract/profiles/facts.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import FactsForm from './facts-form.tsx';
import type { FactsPart } from './facts-form.tsx';

const nothing: ProviderFacts = {
  hours: null,
  areas: [],
  prices: [],
  breedPrices: [],
  extras: null,
  languages: [],
  safety: null,
  timeZone: 'America/Denver',
  state: 'TX',
};

/** The working hours of the calendar. */
const worked = [
  { weekday: 2, from: '13:00', to: '18:00' },
  { weekday: 2, from: '08:00', to: '12:00' },
  { weekday: 6, from: '08:00', to: '14:00' },
];

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

function open(part: FactsPart, own: Partial<ProviderFacts> = {}, refused?: object) {
  const record = { ...nothing, ...own };
  const calls = serve({
    'GET /api/places': () => Response.json([]),
    'GET /api/working-hours': () => Response.json({ timeZone: 'America/Denver', spans: worked }),
    'PUT /api/profiles/business/facts': () =>
      Response.json(refused ?? record, { status: refused ? 422 : 200 }),
  });
  onTestFinished(() => dismissToast());
  renderAt(
    '/profile',
    <FactsForm side="business" own={record} part={part} onSaved={() => {}} buttons={{ save: 'Save' }} />,
  );
  return { sent: () => calls.find(({ key }) => key.startsWith('PUT '))?.body };
}

const choose = (day: string, kind: string) =>
  userEvent.selectOptions(screen.getByLabelText(`${day}: open or closed`), kind);
const price = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a price book sends only what is typed, in cents', async () => {
  const { sent } = open('prices');
  expect(price('Large, from $').placeholder).toBe('100 to 150');
  await userEvent.type(price('Small, from $'), '70');
  await userEvent.type(price('Large, from $'), '112.50');
  await userEvent.type(price('Large, minutes'), '120');
  await save();
  await waitFor(() =>
    expect(sent()).toEqual({
      prices: [
        { service: 'full_groom', size: 'small', from: 7000, minutes: null },
        { service: 'full_groom', size: 'large', from: 11_250, minutes: 120 },
      ],
    }),
  );
});

test('a wrong price is said at its field, and nothing is sent', async () => {
  const { sent } = open('prices');
  await userEvent.type(price('Small, from $'), 'cheap');
  await userEvent.type(price('Medium, minutes'), '60');
  await save();
  expect(await screen.findByText('Use an amount like 85')).toBeTruthy();
  expect(screen.getByText('Add the price')).toBeTruthy();
  expect(sent()).toBeUndefined();
});

test('a shop without hours takes those of its calendar', async () => {
  const { sent } = open('hours');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Use the working hours of your calendar' }),
  );
  expect(screen.queryByRole('button', { name: 'Use the working hours of your calendar' })).toBeNull();
  await save();
  const morning = { from: '08:00', to: '12:00' };
  await waitFor(() =>
    expect(sent()).toMatchObject({
      hours: {
        mon: { spans: [] },
        tue: { spans: [morning, { from: '13:00', to: '18:00' }] },
        sat: { spans: [{ from: '08:00', to: '14:00' }] },
      },
    }),
  );
});

test('a day opens with the hours of the day before, and may have a break', async () => {
  const { sent } = open('hours');
  await choose('Monday', 'Open');
  await userEvent.click(screen.getByRole('button', { name: 'Add a second opening on Monday' }));
  await save();
  expect(await screen.findByText('Monday opens again before it has closed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Monday 13:00 to 17:00' }));
  await choose('Tuesday', 'Open');
  await choose('Sunday', 'By appointment');
  await save();
  const open9to5 = { spans: [{ from: '09:00', to: '17:00' }], byAppointment: false };
  await waitFor(() =>
    expect(sent()).toMatchObject({
      hours: { mon: open9to5, tue: open9to5, wed: { spans: [] }, sun: { spans: [], byAppointment: true } },
    }),
  );
});

test('an area that names no place is asked about, and what was typed is kept', async () => {
  const { sent } = open(
    'areas',
    { areas: ['Austin, TX'] },
    {
      code: 'invalid',
      detail: 'Areas',
      errors: [{ path: 'areas.1', message: 'We cannot find this place. Did you mean Greenport, NY?' }],
    },
  );
  await userEvent.type(screen.getByRole('combobox'), 'Grenport, NY');
  await save();
  expect(await screen.findByText('We cannot find this place. Did you mean Greenport, NY?')).toBeTruthy();
  expect(sent()).toEqual({ areas: ['Austin, TX', 'Grenport, NY'] });
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Grenport, NY');
});

test('a license number may be given anywhere', async () => {
  const { sent } = open('safety');
  await userEvent.type(screen.getByLabelText('License number'), 'K-7');
  expect(screen.queryByRole('link')).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ safety: { licenseNumber: 'K-7' } }));
});

test('in New York heated cages are no choice', () => {
  open('safety', { state: 'NY' });
  expect(screen.queryByRole('option', { name: /with heat/ })).toBeNull();
});

test('in Colorado the license is named with its source', async () => {
  const { sent } = open('safety', { state: 'CO' });
  await userEvent.type(screen.getByLabelText('License number'), 'PACFA-20');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:/);
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ safety: { licenseNumber: 'PACFA-20', dryers: null } }));
});

test('languages are kept in the order of the list', async () => {
  const { sent } = open('languages', { languages: ['es'] });
  await userEvent.click(screen.getByRole('button', { name: 'More languages' }));
  await userEvent.click(screen.getByLabelText('Ukrainian'));
  await userEvent.click(screen.getByLabelText('English'));
  await save();
  await waitFor(() => expect(sent()).toEqual({ languages: ['en', 'es', 'uk'] }));
});

const rowOf = (legend: string, row: number) => {
  const rows = within(screen.getByRole('group', { name: (name) => name.startsWith(legend) }));
  return within(rows.getAllByRole('listitem')[row] ?? document.body);
};

test('prices by breed, by group and of services of one’s own name are typed, and come back as they were', async () => {
  const doodles = { service: 'full_groom' as const, breed: null, group: 'doodles' as const };
  const { sent } = open('prices', { breedPrices: [{ ...doodles, from: 14_000, minutes: 150 }] });
  const first = rowOf('By breed', 0);
  expect(first.getByLabelText<HTMLInputElement>('Breed or group').value).toBe('Doodles');
  expect(first.getByLabelText<HTMLInputElement>('From $').value).toBe('140');
  await userEvent.click(screen.getByRole('button', { name: 'Add breed' }));
  const second = rowOf('By breed', 1);
  await userEvent.type(second.getByLabelText('Breed or group'), 'Westie');
  await userEvent.click(await screen.findByRole('option', { name: /^West Highland White Terrier/ }));
  await userEvent.selectOptions(second.getByLabelText('Service'), 'hand_strip');
  await userEvent.click(screen.getByRole('button', { name: 'Add service' }));
  await userEvent.type(rowOf('Services of your own', 0).getByLabelText('Name'), 'Spa package');
  await save();
  expect(await screen.findAllByText('Add the price')).toHaveLength(2);
  await userEvent.type(second.getByLabelText('From $'), '120');
  await userEvent.type(rowOf('Services of your own', 0).getByLabelText('From $'), '25');
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject({
      breedPrices: [
        { ...doodles, from: 14_000, minutes: 150 },
        {
          service: 'hand_strip',
          breed: 'West Highland White Terrier',
          group: null,
          from: 12_000,
          minutes: null,
        },
      ],
    }),
  );
  expect((sent() as { prices: object[] }).prices).toHaveLength(priceColumns.length);
});

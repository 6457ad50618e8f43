import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

test('a known client is booked in five taps; other work asks for a squeeze-in', async () => {
  const pet = { id: 'p-1', name: 'Bella', archived: false, diedOn: null, usualServices: ['full_groom'] };
  const client = {
    id: 'c-1',
    firstName: 'Maria',
    lastName: 'Garcia',
    phone: '(512) 555-4471',
    doNotBook: false,
    pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 90 }],
  };
  const startsAt = '2026-11-25T15:00:00.000Z';
  let refuses = true;
  const { sent } = openDay(dayOf(), {
    'GET /api/clients': () =>
      Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: client.phone, pets: [{ name: 'Bella' }] }]),
    'GET /api/clients/c-1': () => Response.json(client),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt, endsAt: '2026-11-25T16:30:00.000Z' }],
      }),
    'POST /api/visits/quote': () =>
      Response.json({
        pets: [{ petId: 'p-1', price: 12_000, because: 'usual', becauseOf: null }],
        total: 12_000,
        travel: 0,
        minutes: 90,
      }),
    'POST /api/waiting-clients': () => Response.json({}, { status: 201 }),
    'POST /api/visits': () =>
      refuses
        ? Response.json(
            {
              code: 'clash',
              status: 409,
              detail: 'You are booked: Coco · Bath.',
              errors: [{ path: 'squeezeIn', message: 'Book beside it' }],
            },
            { status: 409 },
          )
        : Response.json(ownVisit({ startsAt })),
  });
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await userEvent.click(await screen.findByRole('button', { name }));
  };
  await tap('Add visit');
  await tap(/Maria Garcia/);
  expect(await screen.findByText(/\$120, Bella’s usual price/)).toBeTruthy();
  await tap(/Wed,\sNov\s25/);
  await tap('Book');
  expect(taps).toBeLessThanOrEqual(5);
  expect(sent('POST /api/visits')).toEqual([
    {
      clientId: 'c-1',
      pets: [{ petId: 'p-1', services: ['full_groom'], price: 12_000 }],
      startsAt,
      minutes: 90,
    },
  ]);
  expect(await screen.findByText('You are booked: Coco · Bath.')).toBeTruthy();
  refuses = false;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wants an earlier time' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tue' }));
  await userEvent.type(screen.getByLabelText('Not before'), '09:00');
  await tap('Book');
  await waitFor(() => expect(sent('POST /api/visits')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/waiting-clients')).toEqual([
    { clientId: 'c-1', visitId: 'v-1', weekdays: [2], hours: { from: '09:00', to: '23:59' } },
  ]);
  // Where no time suits, they wait without a visit.
  await tap('Add visit');
  await tap(/Maria Garcia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wants an earlier time' }));
  await tap('Add to waiting list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/waiting-clients')[1]).toEqual({
    clientId: 'c-1',
    minutes: 90,
    petIds: [],
    weekdays: [],
    hours: null,
  });
});

test('nails at the door take the minutes of the price list, and the client has the name that was searched for', async () => {
  const added = {
    id: 'c-2',
    firstName: 'Bob',
    lastName: 'Stein',
    phone: null,
    doNotBook: false,
    pets: [
      {
        id: 'p-2',
        name: 'Pip',
        archived: false,
        diedOn: null,
        usualServices: [],
        usualPrice: null,
        usualMinutes: null,
      },
    ],
  };
  const { sent } = openDay(dayOf(), {
    'GET /api/clients': () => Response.json([]),
    'GET /api/profiles/groomer': () => Response.json({ profile: { serviceType: 'mobile' } }),
    'GET /api/places': () => Response.json([]),
    'POST /api/clients': () => Response.json(added, { status: 201 }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T16:30:00.000Z' }],
      }),
    'POST /api/visits/quote': (body) => {
      const asked = JSON.stringify(body);
      const extra = asked.includes('teeth') ? 1000 : 0;
      const price = (asked.includes('nail_trim') ? 1500 : 8500) + extra;
      return Response.json({
        pets: [{ petId: 'p-2', price, because: 'size', becauseOf: 'medium' }],
        total: price,
        travel: 0,
        minutes: price / 100 + 5,
      });
    },
    'POST /api/visits': () => Response.json(ownVisit({})),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.type(await screen.findByLabelText('Who'), 'Bob Stein');
  await userEvent.click(screen.getByRole('button', { name: 'Add client' }));
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Bob');
  await userEvent.type(screen.getByLabelText('Pet’s name'), 'Pip');
  await userEvent.type(screen.getByLabelText('Breed (optional)'), 'min schnauz');
  await userEvent.click(await screen.findByRole('option', { name: /^Miniature Schnauzer/ }));
  await userEvent.type(await screen.findByLabelText(/^Address/), '107 Slaughter Ln, Austin');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const minutes = await screen.findByLabelText<HTMLInputElement>('Minutes');
  await waitFor(() => expect(minutes.value).toBe('90'));
  await userEvent.selectOptions(screen.getByLabelText('Service for Pip'), 'nail_trim');
  const price = screen.getByLabelText<HTMLInputElement>('Price for Pip, in dollars');
  await waitFor(() => expect(price.placeholder).toBe('15'));
  expect(minutes.value).toBe('20');
  const more = screen.getByLabelText('More services for Pip');
  await userEvent.selectOptions(more, 'teeth_brush');
  await userEvent.selectOptions(more, 'anal_glands');
  await waitFor(() => expect(price.placeholder).toBe('25'));
  expect(minutes.value).toBe('30');
  expect(within(more).queryByRole('option', { name: 'Teeth brushing' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Anal glands for Pip, remove' }));
  await userEvent.click(await screen.findByRole('button', { name: /Wed,\sNov\s25/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(sent('POST /api/visits')).toMatchObject([
      { clientId: 'c-2', minutes: 30, pets: [{ petId: 'p-2', services: ['nail_trim', 'teeth_brush'] }] },
    ]),
  );
  expect(sent('POST /api/clients')).toMatchObject([
    {
      firstName: 'Bob',
      lastName: 'Stein',
      address: '107 Slaughter Ln, Austin',
      pets: [{ name: 'Pip', breed: 'Miniature Schnauzer' }],
    },
  ]);
});

test('what is done and what it costs is changed from the card', async () => {
  const { sent } = openDay(dayOf({ visits: [ownVisit({ actions: ['check_in', 'reprice'] })] }), {
    'PATCH /api/visits/v-1': () => Response.json(ownVisit({ actions: ['check_in', 'reprice'] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change services and price' }));
  await userEvent.selectOptions(await screen.findByLabelText('Service for Bella'), 'bath_brush');
  await userEvent.type(screen.getByLabelText('Price for Bella, in dollars'), '45,x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Use an amount like 40 or 40.50.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Price for Bella, in dollars'));
  await userEvent.type(screen.getByLabelText('Price for Bella, in dollars'), '45');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH /api/visits/v-1')).toMatchObject([
    { pets: [{ petId: 'bella', services: ['bath_brush', 'demat'], price: 4500 }] },
  ]);
});

test('a service that is added to a visit costs what it usually does', async () => {
  const { sent } = openDay(dayOf({ visits: [ownVisit({ actions: ['check_in', 'reprice'] })] }), {
    'POST /api/visits/quote': (body) => {
      expect(body).toMatchObject({ body: { pets: [{ petId: 'bella' }] } });
      return Response.json({
        pets: [{ petId: 'bella', price: 10_700, because: 'size', becauseOf: 'medium' }],
        total: 10_700,
        travel: 0,
        minutes: 100,
      });
    },
    'PATCH /api/visits/v-1': () => Response.json(ownVisit({ actions: ['check_in', 'reprice'] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change services and price' }));
  // A full groom includes the nails.
  const more = await screen.findByLabelText('More services for Bella');
  expect(within(more).queryByRole('option', { name: 'Nail trim' })).toBeNull();
  await userEvent.selectOptions(more, 'nail_grind');
  expect(await screen.findByText(/^\$107, your/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH /api/visits/v-1')).toMatchObject([
      { pets: [{ services: ['full_groom', 'demat', 'nail_grind'], price: 10_700 }] },
    ]),
  );
});

test('a client who takes no mails is texted a new price once it is saved', async () => {
  const ahead = { startsAt: '2026-12-10T15:00:00+00:00', actions: ['reprice' as const], price: 9500 };
  const { sent } = openDay(dayOf({ visits: [ownVisit(ahead)] }), {
    'PATCH /api/visits/v-1': () => Response.json(ownVisit({ ...ahead, price: 12_000 })),
    'POST /api/clients/c-1/messages': () => new Response(null, { status: 500 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change services and price' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Text the new price' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-1/messages')).toMatchObject([{ kind: 'repriced', was: 9500 }]),
  );
});

test('a groomer whose place is not known is asked for it before a visit is booked', async () => {
  openDay(dayOf({ timeZone: 'UTC' }), {
    'GET /api/profiles/groomer': () =>
      Response.json({ profileComplete: false, completeness: 0, missing: ['address'], profile: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  expect(await screen.findByLabelText('Where do you work from?')).toBeTruthy();
  expect(screen.getByText('Visits are booked by the clock there.')).toBeTruthy();
  expect(screen.queryByText('When')).toBeNull();
});

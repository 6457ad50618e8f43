import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StaffMember } from '#contract/staff/staff.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { StaffSection } from './staff-section.tsx';

const personOf = (given: Partial<StaffMember>): StaffMember => ({
  id: 'ana',
  name: 'Ana',
  role: 'groomer',
  color: 'green',
  atOnce: 1,
  payPercent: null,
  fromDay: '2026-11-01',
  toDay: null,
  hours: [],
  timeOff: [],
  shiftId: null,
  ...given,
});

/** Opens the people of a salon, who change with each call. */
function open(first: StaffMember[], handOver: () => Response = () => Response.json({ moved: 0 })) {
  let people = first;
  const change = (to: Partial<StaffMember>) => {
    people = people.map((person) => (person.id === 'ana' ? { ...person, ...to } : person));
    return Response.json(people.find(({ id }) => id === 'ana'));
  };
  const calls = serve({
    'GET /api/staff': () => Response.json({ people, tables: 3, petsInHouse: 12, petsInHouseIsOwn: false }),
    'POST /api/staff': ({ body }) => {
      const added = personOf(body as Partial<StaffMember>);
      people = [...people, added];
      return Response.json(added, { status: 201 });
    },
    'PUT /api/staff/ana/hours': ({ body }) =>
      change({ hours: (body as { spans: StaffMember['hours'] }).spans }),
    'POST /api/staff/ana/hand-over': handOver,
  });
  renderAt('/settings', <StaffSection />);
  return (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
}

async function ask(what: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
  return within(await screen.findByRole('dialog'));
}

test('a person is added with a role and a share, and a name is needed', async () => {
  const sent = open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add person' }));
  expect(await dialog.findByText('Enter the name')).toBeTruthy();
  expect(sent('POST /api/staff')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name'), 'Ana');
  await userEvent.click(dialog.getByRole('button', { name: 'Bather' }));
  await userEvent.type(dialog.getByLabelText('Share, percent (optional)'), '45');
  await userEvent.click(dialog.getByRole('button', { name: 'Add person' }));
  expect((await screen.findByText('Ana')).closest('p')?.textContent).toBe('Ana Bather · 45%');
  expect(screen.getByText('Works when the business does')).toBeTruthy();
  expect(sent('POST /api/staff')).toEqual([
    { name: 'Ana', role: 'bather', atOnce: 1, payPercent: 45, toDay: null },
  ]);
});

test('the days a person works are saved and shown', async () => {
  const sent = open([personOf({})]);
  const dialog = await ask('Hours');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  const until = dialog.getByLabelText('Tuesday, to');
  await userEvent.clear(until);
  await userEvent.type(until, '15:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText(/^Tue 9.*3:30/)).toBeTruthy();
  expect(sent('PUT /api/staff/ana/hours')).toEqual([{ spans: [{ weekday: 2, from: '09:00', to: '15:30' }] }]);
});

test('the visits of a day go to another groomer, never to the front desk, and what does not fit is named', async () => {
  let fits = false;
  const sent = open(
    [
      personOf({}),
      personOf({ id: 'desk', name: 'Kim', role: 'front_desk' }),
      personOf({ id: 'ben', name: 'Ben' }),
      personOf({ id: 'past', name: 'Jo, last week', toDay: '2026-11-17' }),
      personOf({ id: 'new', name: 'Lee, next month', fromDay: '2026-12-17' }),
    ],
    () =>
      fits
        ? Response.json({ moved: 2 })
        : Response.json(
            {
              code: 'clash',
              status: 409,
              detail: 'Ben cannot take all of them.',
              visits: [
                {
                  id: 'v-1',
                  title: 'Bella · Bath',
                  startsAt: '2026-11-24T15:00:00Z',
                  timeZone: 'America/Chicago',
                  because: 'Ben is off.',
                },
              ],
            },
            { status: 409 },
          ),
  );
  const dialog = await ask('Hand over a day');
  expect(
    within(dialog.getByLabelText('To'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ben']);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /Ben cannot take all of them.*9:00.*Bella · Bath: Ben is off\./,
  );
  fits = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/staff/ana/hand-over')[1]).toMatchObject({ toStaffId: 'ben' });
});

test('what one person cannot take is left for another', async () => {
  const visit = { id: 'v-1', title: 'Bella · Bath', startsAt: '2026-11-24T15:00:00Z', timeZone: 'UTC' };
  const answers = [
    Response.json(
      {
        code: 'clash',
        detail: '1 of 3 do not fit with Ben.',
        visits: [{ ...visit, because: 'Ben is off.' }],
        fits: 2,
      },
      { status: 409 },
    ),
    Response.json({ moved: 2 }),
    Response.json({ moved: 1 }),
  ];
  const sent = open(
    [personOf({}), personOf({ id: 'ben', name: 'Ben' }), personOf({ id: 'cleo', name: 'Cleo' })],
    () => answers.shift() ?? Response.error(),
  );
  const dialog = await ask('Hand over a day');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Hand over the other 2' }));
  expect((await dialog.findByRole('status')).textContent).toBe('1 visit left with Ana. Choose who takes it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/staff/ana/hand-over')).toMatchObject([
    { toStaffId: 'ben' },
    { toStaffId: 'ben', except: ['v-1'] },
    { toStaffId: 'cleo' },
  ]);
});

const offered = (dialog: { getByLabelText: (label: string) => HTMLElement }) =>
  [...dialog.getByLabelText('To').children].map(({ textContent }) => textContent);

test('a bather comes last for the day of a groomer, and in the usual order for that of a bather', async () => {
  const bather = { role: 'bather' } as const;
  const tess = personOf({ ...bather, id: 'tess', name: 'Tess' });
  const ben = personOf({ id: 'ben', name: 'Ben' });
  const relief = personOf({ ...bather, id: 'rae', name: 'Rae', shiftId: 's-1' });
  open([personOf({}), tess, ben, relief]);
  expect(offered(await ask('Hand over a day'))).toEqual(['Rae, relief', 'Ben', 'Tess, bather']);
  cleanup();
  open([personOf(bather), tess, ben]);
  expect(offered(await ask('Hand over a day'))).toEqual(['Tess, bather', 'Ben']);
});

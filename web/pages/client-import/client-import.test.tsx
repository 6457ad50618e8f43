// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ClientImport } from '#contract/client-imports.ts';
import { formula, id, mapped, open, sheet } from './client-import.testing.tsx';

test('columns show their guesses with samples, and are settled as corrected', async () => {
  const calls = open(sheet, { [`PUT /api/client-imports/${id}/mapping`]: () => Response.json(mapped) });
  expect(await screen.findByText(/read as Windows-1252/)).toBeTruthy();
  expect(screen.getByText('6 wks · every 5')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('What Pet(s) holds').value).toBe('pet_names');
  await userEvent.selectOptions(screen.getByLabelText('What Every holds'), 'Leave out');
  await userEvent.click(screen.getByRole('button', { name: 'Looks right' }));
  await expect
    .poll(
      () =>
        (calls.find(({ key }) => key.startsWith('PUT'))?.body as ClientImport['mapping'] | undefined)
          ?.columns[2],
    )
    .toEqual({ index: 2, as: 'ignore' });
});

test('rows to check say why and wait for a decision, and the button says how many come in', async () => {
  const calls = open(mapped, {
    [`PATCH /api/client-imports/${id}/rows/3`]: () => Response.json({ ...formula, decision: 'bring' }),
    [`POST /api/client-imports/${id}/run`]: () =>
      Response.json({ ...mapped, state: 'running' }, { status: 202 }),
  });
  const rows = within(await screen.findByRole('region', { name: 'Rows' }));
  expect(await rows.findByText(/is a formula, not a name/)).toBeTruthy();
  expect(screen.getByText('Nobody is told about an import.')).toBeTruthy();
  await userEvent.click(rows.getByRole('button', { name: 'Bring in row 3' }));
  await expect
    .poll(() => calls.find(({ key }) => key.startsWith('PATCH'))?.body)
    .toEqual({ decision: 'bring' });
  expect(screen.getByText('1 waits for you, 1 comes in with a remark')).toBeTruthy();
  await userEvent.click(rows.getByRole('button', { name: 'With a remark (1)' }));
  await expect
    .poll(() => calls.findLast(({ key }) => key.endsWith('/rows'))?.query.toString())
    .toMatch(/^(?!.*verdict).*remarked=true/);
  await userEvent.click(screen.getByRole('button', { name: 'Bring in 2' }));
  await expect.poll(() => calls.some(({ key }) => key === `POST /api/client-imports/${id}/run`)).toBe(true);
});

test('a refusal for want of a place is gone once the place is given', async () => {
  let city = '';
  const own = () =>
    Response.json({ profile: { city }, profileComplete: false, completeness: 0, missing: [], helpful: [] });
  open(mapped, {
    'GET /api/profiles/groomer': own,
    'PUT /api/profiles/groomer': () => {
      city = 'Austin';
      return own();
    },
    [`POST /api/client-imports/${id}/run`]: () =>
      Response.json({ title: 'Too early', detail: 'First say where you work from.' }, { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in 2' }));
  expect(await screen.findByText('First say where you work from.')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/^Where do you work from/), 'Austin, TX 78704');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect.poll(() => screen.queryByText('First say where you work from.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bring in 2' })).toBeTruthy();
});

test('an import that is done says until when it can be taken back', async () => {
  open({ ...mapped, state: 'done', made: 2, leftOut: 1, undoUntil: '2026-12-20T00:30:00Z' });
  expect((await screen.findByText(/2 clients added/)).textContent).toMatch(/Undo until Dec\s20/);
  expect(screen.getByRole('link', { name: 'Download with the reasons' }).getAttribute('href')).toBe(
    `/api/client-imports/${id}/refused.csv`,
  );
});

test('an import that is done lists the values that were dropped or changed', async () => {
  const clientId = '0192f0c1-2222-7000-8000-000000000002';
  const row = {
    ...formula,
    no: 2,
    verdict: 'new' as const,
    name: 'Ann Hill',
    outcome: 'made' as const,
    clientId,
    reasons: ['"ask her" is not an email: left empty'],
  };
  open(
    { ...mapped, state: 'done', made: 2, undoUntil: '2026-12-20T00:30:00Z' },
    {
      [`GET /api/client-imports/${id}/rows`]: () =>
        Response.json([row, { ...row, no: 3, outcome: 'left_out' }]),
    },
  );
  const values = within(await screen.findByRole('region', { name: 'Values to check' }));
  expect((await values.findByRole('link', { name: 'Ann Hill' })).getAttribute('href')).toBe(
    `/clients/${clientId}`,
  );
  expect(values.getAllByRole('listitem')).toHaveLength(1);
  expect(values.getByText('Row 2: "ask her" is not an email: left empty')).toBeTruthy();
});

test('clients with an interval get a first visit each, and what fits is booked', async () => {
  const clientId = '0192f0c1-2222-7000-8000-000000000002';
  const first = {
    clientId,
    clientName: 'Maria Garcia',
    petNames: ['Bella'],
    everyWeeks: 6,
    visitId: null,
    startsAt: '2026-12-02T15:00:00Z',
    minutes: 60,
    price: 9500,
    staff: null,
  };
  const late = { ...first, clientId: id, clientName: 'Tom Miller', petNames: ['Rex'], startsAt: null };
  const calls = open(
    {
      ...mapped,
      state: 'done',
      made: 2,
      withInterval: 2,
      visitsBooked: 1,
      undoUntil: '2026-12-20T00:30:00Z',
    },
    {
      'GET /api/visit-series/proposals': () =>
        Response.json({ timeZone: 'America/Chicago', hasHours: true, total: 2, proposals: [first, late] }),
      'POST /api/visit-series/proposals': () =>
        Response.json({
          made: 0,
          refused: [{ clientId, clientName: 'Maria Garcia', because: 'You are off then.' }],
        }),
    },
  );
  expect(await screen.findByText(/1 next visit booked/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Set up repeats' }));
  expect(await screen.findByText(/no free time found/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Set up 1 Repeat' }));
  expect(await screen.findByText('You are off then.')).toBeTruthy();
  expect(calls.find(({ key }) => key === 'POST /api/visit-series/proposals')?.body).toEqual({
    series: [{ clientId, startsAt: '2026-12-02T15:00:00Z', staffId: null }],
  });
});

const isChosen = async () =>
  (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ checked }) => checked);

test('without working hours, and on a holiday, no first visit is chosen beforehand', async () => {
  const first = {
    clientId: '0192f0c1-2222-7000-8000-000000000003',
    clientName: 'Maria Garcia',
    petNames: ['Bella'],
    everyWeeks: 6,
    visitId: null,
    startsAt: '2026-12-02T15:00:00Z',
    minutes: 90,
    price: null,
    staff: null,
  };
  const onChristmas = { ...first, clientId: id, clientName: 'Tom Miller', startsAt: '2026-12-25T15:00:00Z' };
  let hasHours = false;
  open(
    { ...mapped, state: 'done', made: 2, withInterval: 2 },
    {
      'GET /api/visit-series/proposals': () =>
        Response.json({ timeZone: 'America/Chicago', hasHours, total: 2, proposals: [first, onChristmas] }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set up repeats' }));
  expect(await isChosen()).toEqual([false, false]);
  expect(screen.getByRole('link', { name: 'Set your working hours' }).getAttribute('href')).toBe(
    '/calendar#hours',
  );
  expect(screen.getByText('Christmas Day')).toBeTruthy();
  cleanup();
  hasHours = true;
  open(
    { ...mapped, state: 'done', made: 2, withInterval: 2 },
    {
      'GET /api/visit-series/proposals': () =>
        Response.json({ timeZone: 'America/Chicago', hasHours, total: 2, proposals: [first, onChristmas] }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set up repeats' }));
  expect(await isChosen()).toEqual([true, false]);
  expect(screen.queryByRole('link', { name: 'Set your working hours' })).toBeNull();
});

test('a row shows its price, interval and next visit, and the figures follow the decisions', async () => {
  const row = {
    ...formula,
    verdict: 'merge' as const,
    reasons: ['Same phone as row 2'],
    price: 6500,
    everyWeeks: 6,
    nextOn: '2026-12-01',
  };
  open(
    {
      ...mapped,
      counts: { new: 2, remarked: 0, merge: 1, check: 0, refused: 0 },
      becomes: { made: 3, joined: 0, check: 0, leftOut: 0 },
    },
    { [`GET /api/client-imports/${id}/rows`]: () => Response.json([row]) },
  );
  const rows = within(await screen.findByRole('region', { name: 'Rows' }));
  expect(await rows.findByText(/Rex · \$65 · every 6 wk · next Dec\s1/)).toBeTruthy();
  expect(rows.getByRole('button', { name: 'A client of its own: row 3' })).toBeTruthy();
  expect(screen.getByText('New').parentElement?.textContent).toContain('3');
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Books } from '#contract/books/books.ts';
import type { Role } from '#contract/identity/roles.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import BooksPage from './books.tsx';

const id = '0192f0c1-2222-7000-8000-000000000001';
const work = { kind: 'visit' as const, id, title: 'Bath for Bella' };
const books: Books = {
  year: new Date().getFullYear(),
  from: `${new Date().getFullYear()}-01-01`,
  to: `${new Date().getFullYear()}-12-31`,
  jobs: [
    { ...work, day: '2026-11-07', name: 'Jordan', paidAs: 'self_employed', amount: 9775, state: 'agreed' },
  ],
  payers: [
    { id, name: 'Shoal Creek', paidAs: '1099', jobs: 3, total: 74_386 },
    { id, name: 'Jordan Ellis', paidAs: 'self_employed', jobs: 1, total: 9775 },
  ],
  tips: [{ id, day: '2026-11-07', amount: 2000, note: '', work }],
  expenses: [
    { id, day: '2026-11-07', category: 'tools', amount: 18_900, note: 'Shears', receiptUrl: '/media/abc' },
  ],
  trips: [{ id, day: '2026-11-07', miles: 14.2, purpose: 'To the salon', work: null, amount: null }],
  fees: [],
  takings: [],
  methods: [{ method: 'cash', amount: 11_775 }],
  tipsByPerson: [{ name: 'Lee', amount: 1500 }],
  owed: [{ visitId: id, day: '2026-11-07', name: 'Maria', title: 'Biscotti', amount: 6000 }],
  notCheckedOut: [{ visitId: id, day: '2026-11-08', name: 'Ana', title: 'Coco', amount: 8500 }],
  notCheckedOutBefore: { visits: 14, amount: 123_200 },
  payments: [],
  payees: [],
  rates: [],
  form1099From: null,
  totals: {
    earned: 84_161,
    sales: 9775,
    salesTax: 0,
    owed: 0,
    unconfirmed: 0,
    disputed: 5000,
    tips: 3500,
    expenses: 18_900,
    fees: 0,
    miles: 14.2,
    mileage: null,
    shiftRevenue: 0,
    paidOut: 0,
    paidOutUnconfirmed: 0,
    paidOutDisputed: 0,
  },
};

const open = (roles: Role[] = ['groomer'], answers: Parameters<typeof serve>[0] = {}) => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles } })),
    'GET /api/books': () => Response.json(books),
    ...answers,
  });
  renderAt('/books', <BooksPage />);
  return calls;
};
afterEach(() => {
  vi.useRealTimers();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test.each([
  ['a groomer', ['pet_owner', 'groomer'], '/groomer?tab=stats'],
  ['an owner', ['owner'], '/owner?tab=stats'],
] as [string, Role[], string][])('the books lead %s back to the figures', async (_, roles, to) => {
  open(roles);
  expect((await screen.findByRole('link', { name: 'Stats' })).getAttribute('href')).toBe(to);
});

test('earnings are listed by payer and kind, with their total', async () => {
  open();
  const rows = (await section('Earned, by who paid')).getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Paid byJobsTotal',
    'Shoal Creek1099 contractor3$743.86',
    'Jordan Ellis1$97.75',
    'Total4$841.61',
  ]);
  expect(screen.queryByRole('region', { name: 'Paid to groomers' })).toBeNull();
});

test('pay that waits for its yes is not earned, and stands apart with its shift', async () => {
  const waits = { kind: 'shift', id, day: '2026-11-09', name: 'Shoal Creek', title: 'Bath day' } as const;
  open(['groomer'], {
    'GET /api/books': () =>
      Response.json({
        ...books,
        jobs: [...books.jobs, { ...waits, paidAs: '1099', amount: 23_000, state: 'waiting' }],
        totals: { ...books.totals, unconfirmed: 23_000 },
      }),
  });
  const list = await section('To be confirmed');
  expect(list.getByRole('listitem').textContent).toMatch(/Bath day, Shoal Creek\$230\.00$/);
  expect(list.getByRole('link').getAttribute('href')).toBe(`/shifts/${id}`);
  const totals = await section('Totals');
  expect(totals.getByText('Earned').closest('div')?.textContent).toBe('Earned$841.61');
  expect(totals.getByText('To be confirmed').closest('div')?.textContent).toBe(
    'To be confirmed$230.00not earned yet',
  );
  const way = totals.getByRole('link', { name: '$230.00 to be confirmed' });
  expect(way.getAttribute('href')).toBe('/groomer?tab=applications');
});

test('the tips in the head say how many are of check-outs and how many were written down', async () => {
  open();
  expect((await section('Totals')).getByText('Tips').closest('div')?.textContent).toBe(
    'Tips$35.00$15.00 at check-out, $20.00 written down',
  );
});

test('miles of a year without a known rate have no amount, and the page says so', async () => {
  open();
  expect((await section('Mileage')).getByText(/mileage rate of \d+ is not known here/)).toBeTruthy();
});

test('a tip is corrected with what it was for, and an expense is removed after a question', async () => {
  const calls = open(['groomer'], {
    [`PUT /api/books/tips/${id}`]: () => Response.json(books.tips[0]),
    [`DELETE /api/books/expenses/${id}`]: () => new Response(null, { status: 204 }),
  });
  await userEvent.click(
    (await section('Tips you wrote down')).getByRole('button', { name: 'Edit the tip of $20.00' }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit tip' }));
  await userEvent.clear(form.getByLabelText('Amount, in dollars'));
  await userEvent.type(form.getByLabelText('Amount, in dollars'), '25');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ key }) => key.startsWith('PUT'))?.body)
    .toEqual({
      day: '2026-11-07',
      amount: 2500,
      note: '',
      shiftId: null,
      visitId: id,
    });
  const expenses = await section('Expenses');
  await userEvent.click(expenses.getByRole('button', { name: 'Remove the expense of $189.00' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => calls.some(({ key }) => key.startsWith('DELETE'))).toBe(true);
});

test('a shift called off late and worked by somebody else later has two rows', async () => {
  const worked = {
    id,
    day: '2026-11-09',
    name: 'Lee',
    title: 'Bath day',
    paidAs: '1099',
    state: 'confirmed',
  } as const;
  const payments: Books['payments'] = [
    {
      ...worked,
      day: '2026-11-08',
      name: 'Maya',
      title: 'Called off late: Bath day',
      revenue: 0,
      amount: 10_500,
    },
    { ...worked, revenue: 50_000, amount: 25_000 },
  ];
  open(['owner'], { 'GET /api/books': () => Response.json({ ...books, payments }) });
  const rows = (await section('Shifts, by day')).getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1, 3)).toEqual([
    expect.stringMatching(/^Called off late: Bath day.*Maya.*\$0\.00\$105\.00$/),
    expect.stringMatching(/^Bath day.*Lee.*\$500\.00\$250\.00$/),
  ]);
});

test('a groomer whose total reaches the amount of a 1099-NEC is marked, and the amount is named', async () => {
  const payees: Books['payees'] = [
    { id, name: 'Maya Ortiz', paidAs: '1099', jobs: 9, total: 240_000, form1099: true },
    { id: 'lee', name: 'Lee Park', paidAs: '1099', jobs: 1, total: 25_000, form1099: false },
  ];
  open(['owner'], {
    'GET /api/books': () => Response.json({ ...books, payees, form1099From: 200_000 }),
  });
  const paid = await section('Paid to groomers');
  const marked = paid.getAllByRole('row').filter((row) => within(row).queryByText('1099-NEC'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Maya Ortiz 1099-NEC/),
  ]);
  expect(paid.getByText(/a 1099-NEC is usually filed for contractors paid \$2,000 or more/)).toBeTruthy();
});

test('pet parents are told whom books are for', async () => {
  open(['pet_owner']);
  expect(
    await screen.findByRole('heading', { name: 'Books are for groomers and salon owners' }),
  ).toBeTruthy();
});

test('what is not checked out leads to its check-out, and a month asks for its days', async () => {
  const calls = open();
  const waits = await section('Not checked out');
  expect(waits.getByRole('link', { name: /Coco, Ana/ }).getAttribute('href')).toBe(`/visits/${id}/check-out`);
  expect((await section('Owed')).getByText('$60.00')).toBeTruthy();
  expect((await section('Tips of check-outs')).getByText('Lee')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'February');
  const year = new Date().getFullYear();
  const last = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  await expect.poll(() => calls.at(-1)?.query.toString()).toBe(`from=${year}-02-01&to=${year}-02-${last}`);
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Other days');
  await expect.poll(() => calls.at(-1)?.query.toString()).toMatch(/^from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  expect(screen.getByText('First day')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toContain('/api/books/pdf?from=');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Whole year');
  expect(await screen.findByRole('heading', { level: 1, name: `Books for ${year}` })).toBeTruthy();
});

test('this week and the last one begin on Sunday by the clock of the groomer’s own place', async () => {
  // Sunday in London, Saturday evening in Honolulu.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T06:00:00Z') });
  const calls = open(['owner'], {
    'GET /auth/me': () =>
      Response.json(sessionOf({ user: { roles: ['owner'] }, timeZone: 'Pacific/Honolulu' })),
    'GET /api/books/month-end': () => Response.json({ people: [] }),
  });
  await userEvent.selectOptions(await screen.findByLabelText('Period'), 'This week');
  const heading = await screen.findByRole('heading', { level: 1, name: /^Books for this week/ });
  expect(heading.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Books for this week, Nov 22, 2026 to Nov 28, 2026',
  );
  const days = 'from=2026-11-22&to=2026-11-28';
  await expect
    .poll(() => calls.filter(({ query }) => query.toString() === days).map(({ key }) => key))
    .toEqual(expect.arrayContaining(['GET /api/books', 'GET /api/books/month-end']));
  for (const kind of ['csv', 'pdf'])
    expect(screen.getByRole('link', { name: kind.toUpperCase() }).getAttribute('href')).toBe(
      `/api/books/${kind}?${days}`,
    );
  expect(screen.queryByLabelText('Year')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last week');
  await expect.poll(() => calls.at(-1)?.query.toString()).toBe('from=2026-11-15&to=2026-11-21');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Whole year');
  expect(await screen.findByRole('heading', { level: 1, name: 'Books for 2026' })).toBeTruthy();
});

test('visits that were not checked out are listed, and the earlier ones that are not are counted', async () => {
  open();
  const rows = (await section('Not checked out')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['And 14 more before these$1,232.00', expect.stringMatching(/Coco, Ana\$85\.00$/)]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { reliabilityRules } from '#contract/reliability.ts';
import type { Dispute, Excuse, Fact, Reliability } from '#contract/reliability.ts';
import { Kept, ReliabilityFigures } from '#web/domain/reliability/kept.tsx';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import Disputes from './disputes.tsx';
import { OwnReliability } from './own-facts.tsx';
import { ReliabilityRules } from './rules.tsx';

const figures: Reliability = {
  isNew: false,
  bookings: { kept: 24, of: 25, percent: 97 },
  pay: null,
  answers: { kept: 3, of: 4, percent: 80 },
};
const fact = (given: Partial<Fact> = {}): Fact => ({
  id: 'f-1',
  kind: 'withdrawn_late',
  subjectKind: 'shift',
  subjectId: 's-1',
  title: 'Full-groom day',
  countedFrom: '2026-11-20T15:00:00+00:00',
  countsUntil: '2027-02-18T15:00:00+00:00',
  weight: 98,
  uncounted: null,
  otherWords: null,
  objected: false,
  appeal: null,
  actions: ['appeal'],
  ...given,
});
const filed = {
  text: 'I was ill.',
  status: 'filed' as const,
  contested: false,
  filedAt: '2026-11-21T15:00:00+00:00',
  decidedAt: null,
  decision: null,
};

test('a figure is shown from three bookings on', () => {
  renderAt('/', <Kept reliability={figures} />);
  expect(screen.getByText('Kept 24 of 25 bookings')).toBeTruthy();
  renderAt('/', <Kept reliability={{ isNew: true, bookings: null, pay: null, answers: null }} />);
  expect(screen.getByText('New here')).toBeTruthy();
  renderAt('/', <Kept reliability={{ isNew: false, bookings: null, pay: null, answers: null }} />);
  expect(screen.getByText('Few bookings lately')).toBeTruthy();
});

test('a profile shows the figures that there are, with the way to the rules', () => {
  renderAt('/', <ReliabilityFigures reliability={figures} />);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Kept 24 of 25 bookings', 'Answered 3 of 4 in time']);
  expect(screen.getByRole('link', { name: 'How reliability works' }).getAttribute('href')).toBe(
    '/reliability',
  );
});

test('the rules are printed with the figures that the server counts by', () => {
  renderAt('/reliability', <ReliabilityRules />);
  const text = document.body.textContent ?? '';
  const { lateHours, payHours, answerHours, undoMinutes, countsForDays, fewest, secondThoughtsMinutes } =
    reliabilityRules;
  for (const words of [
    `later than ${lateHours.shift} hours`,
    `later than ${lateHours.visit} hours`,
    `within ${payHours} hours`,
    `within ${answerHours} hours`,
    `within ${undoMinutes} minutes`,
    `within ${secondThoughtsMinutes} minutes`,
    `after ${countsForDays} days`,
    `Below ${fewest}`,
    'A contested no-show counts for neither side',
  ])
    expect(text).toContain(words);
});

test('one’s own list says what counts and why not, and takes an appeal', async () => {
  let facts = [
    fact(),
    fact({ id: 'f-2', uncounted: 'weather', weight: 0, actions: [] }),
    fact({ id: 'f-3', uncounted: 'undone', weight: 0, actions: [] }),
    fact({ id: 'f-4', kind: 'kept', subjectKind: 'visit', actions: [] }),
    fact({
      id: 'f-5',
      kind: 'no_show',
      uncounted: 'contested',
      otherWords: 'We waited until ten.',
      actions: [],
    }),
  ];
  const calls = serve({
    'GET /api/reliability': () => Response.json(figures),
    'GET /api/reliability/facts': () => Response.json(facts),
    'GET /api/reliability/excuses': () => Response.json([]),
    'POST /api/reliability/facts/f-1/appeal': () => {
      const appealed = fact({ appeal: filed, actions: [] });
      facts = [appealed, ...facts.slice(1)];
      return Response.json(appealed, { status: 201 });
    },
  });
  onTestFinished(() => dismissToast());
  renderAt('/reliability', <OwnReliability />);
  const list = await screen.findByRole('list', { name: 'What your figures rest on' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Late withdrawal Full-groom day'),
    expect.stringContaining('bad weather, does not count'),
    expect.stringContaining('undone, does not count'),
    expect.stringContaining('Kept Full-groom day'),
    expect.stringMatching(/contested, does not count .*“We waited until ten\.”/),
  ]);
  expect(lines[0]?.textContent).toContain('weighs 98%');
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('What happened?'), 'I was ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Your appeal waits for a decision.')).toBeTruthy();
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ text: 'I was ill.' });
});

test('weather as the reason for leaving is objected to with what it was like', async () => {
  let excuses: Excuse[] = [
    {
      ...fact({ id: 'e-1' }),
      name: 'Maya Ortiz',
      note: 'Ice on the bridge.',
      objectBy: '2026-12-01T15:00:00+00:00',
    },
  ];
  const calls = serve({
    'GET /api/reliability': () => Response.json(figures),
    'GET /api/reliability/facts': () => Response.json([]),
    'GET /api/reliability/excuses': () => Response.json(excuses),
    'POST /api/reliability/excuses/e-1/object': () => {
      excuses = [];
      return new Response(null, { status: 204 });
    },
  });
  onTestFinished(() => dismissToast());
  renderAt('/reliability', <OwnReliability />);
  const list = within(await screen.findByRole('list', { name: 'Left because of the weather' }));
  expect(list.getByText('“Ice on the bridge.”')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Object to Maya Ortiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Was the drive safe?' }));
  expect(dialog.getByText(/it counts against them, and they can appeal/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What was the weather like?'), 'Dry roads.');
  await userEvent.click(dialog.getByRole('button', { name: 'Object' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Left because of the weather' })).toBeNull());
  expect(toasts.get()[0]?.title).toBe('It counts now');
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ text: 'Dry roads.' });
});

const dispute = (given: Partial<Dispute> = {}): Dispute => ({
  id: 'a-1',
  fact: fact(),
  appeal: filed,
  person: { id: 'maya', name: 'Maya Ortiz' },
  other: { id: 'renee', name: 'Renee Castillo' },
  decidedBy: null,
  ...given,
});

test('an admin decides with a reason, and reads who decided before', async () => {
  let open = [dispute()];
  const calls = serve({
    'GET /api/admin/disputes': ({ query }) =>
      Response.json(
        query.get('state') === 'decided'
          ? [
              dispute({
                appeal: { ...filed, status: 'upheld', decision: 'No proof.', decidedAt: filed.filedAt },
                decidedBy: 'Robin Hale',
              }),
            ]
          : open,
      ),
    'POST /api/admin/disputes/a-1/decide': () => {
      open = [];
      return Response.json(dispute());
    },
  });
  onTestFinished(() => dismissToast());
  renderAt('/admin?tab=disputes', <Disputes />);
  expect(await screen.findByText('I was ill.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Overturn for Maya Ortiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Overturn?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Overturn' }));
  expect(dialog.getByText('Please give a reason')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The owner agrees.');
  await userEvent.click(dialog.getByRole('button', { name: 'Overturn' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('It does not count'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    decision: 'overturned',
    reason: 'The owner agrees.',
  });
  expect(await screen.findByText('No appeal waits')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decided' }));
  expect((await screen.findByText('Robin Hale:')).parentElement?.textContent).toBe('Robin Hale: No proof.');
});

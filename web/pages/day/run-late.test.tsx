import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

const client = ownVisit().client!;
const named = (name: string, given: Partial<typeof client> = {}) => ({
  client: { ...client, name, ...given },
});
const at = (hour: number) => ({
  startsAt: `2026-11-24T${hour}:00:00+00:00`,
  endsAt: `2026-11-24T${hour + 1}:00:00+00:00`,
});

async function openLate(late: Visit, others: Visit[] = []) {
  const calls = openDay(dayOf({ visits: [late, ...others] }), {
    'POST /api/visits/v-1/late': () => Response.json(late),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Running late' }));
  const dialog = await screen.findByRole('dialog', { name: 'Running late' });
  const read = () => dialog.textContent.replaceAll(/\s/g, ' ');
  return { ...calls, dialog: within(dialog), read };
}

test('before a delay is noted, it says who is told and who of the later ones is not', async () => {
  const late = ownVisit({ id: 'v-1', ...at(15), actions: ['late'] });
  const { dialog, read, sent } = await openLate(late, [
    ownVisit({ id: 'v-2', ...at(17), ...named('Ana Ruiz') }),
    ownVisit({ id: 'v-3', ...at(19), ...named('Bo Kim', { phone: null }), phone: null, email: null }),
    ownVisit({ id: 'v-4', ...at(13), ...named('Early Bird'), status: 'completed' }),
  ]);
  expect(read()).toContain('Maria Garcia, 9:00 AM: not told by itself. Text them from the card.');
  await waitFor(() =>
    expect(read()).toContain(
      'not told of this: Ana Ruiz (11:00 AM) and Bo Kim (1:00 PM, no phone or email).',
    ),
  );
  expect(read()).not.toContain('Early Bird');
  await userEvent.click(dialog.getByRole('button', { name: 'Note it' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/late')).toMatchObject([{ minutes: 15 }]));
});

test('a member is told in their account', async () => {
  const owner = { id: 'j-1', name: 'Jordan Ellis', profileImageUrl: null };
  const shown = visitOf({ id: 'v-1', ...at(15), title: 'Bella', owner, client: null, actions: ['late'] });
  const member = await openLate(shown);
  expect(member.read()).toContain('Jordan Ellis, 9:00 AM: told at once in their account.');
});

test('who has neither phone nor email is named as out of reach', async () => {
  const late = ownVisit({
    id: 'v-1',
    ...at(15),
    ...named('Bo Kim', { phone: null }),
    phone: null,
    email: null,
    actions: ['late'],
  });
  expect((await openLate(late)).read()).toContain('Bo Kim, 9:00 AM: cannot be reached');
});

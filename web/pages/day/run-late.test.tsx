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

async function openLate(late: Visit, others: Visit[] = [], answers: Record<string, () => Response> = {}) {
  const calls = openDay(dayOf({ visits: [late, ...others] }), {
    'POST /api/visits/v-1/late': () => Response.json(late),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for Bella/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Running late' }));
  const dialog = await screen.findByRole('dialog', { name: 'Running late' });
  const read = () => dialog.textContent.replaceAll(/\s/g, ' ');
  return { ...calls, dialog: within(dialog), read };
}

const ana = ownVisit({ id: 'v-2', ...at(16), ...named('Ana Ruiz', { id: 'c-2' }), actions: ['late'] });
const bo = ownVisit({
  id: 'v-3',
  ...at(19),
  ...named('Bo Kim', { phone: null }),
  phone: null,
  email: null,
  actions: ['late'],
});
const first = ownVisit({ id: 'v-1', ...at(15), actions: ['late'] });
const early = ownVisit({ id: 'v-4', ...at(13), ...named('Early Bird'), status: 'completed' });

test('the later visits of the day are offered, and those that really begin late are ticked', async () => {
  const { dialog, read, sent } = await openLate(first, [early, ana, bo], {
    'POST /api/visits/v-2/late': () => Response.json(ana),
    'POST /api/clients/c-2/messages': () => Response.json({}, { status: 201 }),
  });
  expect(read()).toContain('Maria Garcia, 9:00 AM: you text them next.');
  const waits = await dialog.findByRole<HTMLInputElement>('checkbox', {
    name: /Ana Ruiz, about 15 min late/,
  });
  expect(waits.checked).toBe(true);
  const fits = dialog.getByRole<HTMLInputElement>('checkbox', {
    name: /1:00\sPM Bo Kim, still on time by the plan, no phone or email/,
  });
  expect(fits.checked).toBe(false);
  expect(read()).not.toContain('Early Bird');
  await userEvent.click(dialog.getByRole('button', { name: 'Note delay on 2 visits' }));
  const next = within(await screen.findByRole('dialog', { name: 'Tell each client' }));
  expect(sent('POST /api/visits/v-1/late')).toMatchObject([{ minutes: 15 }]);
  expect(sent('POST /api/visits/v-2/late')).toMatchObject([{ minutes: 15 }]);
  expect(next.getByRole('button', { name: 'Text Maria Garcia' })).toBeTruthy();
  await userEvent.click(next.getByRole('button', { name: 'Text Ana Ruiz' }));
  await waitFor(() =>
    expect(sent('POST /api/clients/c-2/messages')).toMatchObject([
      { kind: 'running_late', visitId: 'v-2', minutes: 15 },
    ]),
  );
});

test('nobody else is told where the ticks are taken away', async () => {
  const { dialog, sent } = await openLate(first, [ana]);
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Ana Ruiz/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Note delay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/visits/v-1/late')).toMatchObject([{ minutes: 15 }]);
});

test('the one that could not be noted is named, and tried again alone', async () => {
  let tries = 0;
  const { dialog, read, sent } = await openLate(first, [ana], {
    'POST /api/visits/v-2/late': () => {
      tries += 1;
      return tries > 1
        ? Response.json(ana)
        : Response.json({ status: 409, code: 'too_late', detail: 'It was checked in.' }, { status: 409 });
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Note delay on 2 visits' }));
  expect((await dialog.findByRole('alert')).textContent.replaceAll(/\s/g, ' ')).toContain(
    'Not noted for Ana Ruiz, 10:00 AM. It was checked in.',
  );
  expect(read()).toContain('Noted: Maria Garcia, 9:00 AM.');
  await userEvent.click(dialog.getByRole('button', { name: 'Note delay' }));
  await screen.findByRole('dialog', { name: 'Tell each client' });
  expect(sent('POST /api/visits/v-1/late')).toHaveLength(1);
  expect(sent('POST /api/visits/v-2/late')).toHaveLength(2);
});

test('a member is told in their account', async () => {
  const owner = { id: 'j-1', name: 'Jordan Ellis', profileImageUrl: null };
  const shown = visitOf({ id: 'v-1', ...at(15), title: 'Bella', owner, client: null, actions: ['late'] });
  const member = await openLate(shown);
  expect(member.read()).toContain('Jordan Ellis, 9:00 AM: told right away in their account.');
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

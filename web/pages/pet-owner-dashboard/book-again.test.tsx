import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';
import { onOneDay, openAsDana, ownRequest } from './own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';

onOneDay();

const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a due pet without a request is rebooked after a question that says what is sent, with undo', async () => {
  const { sent } = openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pets': () =>
      Response.json([petOf({ dueOn: '2026-11-20' }), petOf({ id: 'otto', name: 'Otto' })]),
    'GET /api/visits': () =>
      Response.json([
        visitOf({ status: 'cancelled', actions: [] }),
        visitOf({ id: 'v-2', status: 'completed', actions: ['rebook'] }),
      ]),
    'GET /api/visits/v-2/rebook-check': () =>
      Response.json({
        servicesNeeded: ['full_groom'],
        preferredDate: '2026-11-21',
        window: 'morning',
        estimatedBudget: 119,
      }),
    'POST /api/visits/v-2/rebook': () => Response.json({ requestId: 'r-9' }, { status: 201 }),
    'POST /api/grooming-requests/r-9/cancel': () =>
      Response.json(ownRequest({ id: 'r-9', status: 'cancelled', actions: [] })),
  });
  await userEvent.click(await (await card('Bella')).findByRole('button', { name: 'Book again' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask Maya Ortiz again?' }));
  await dialog.findByText('$119');
  const shown = dialog
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(['Sat, Nov 21', 'Morning', 'Full groom', '$119']);
  expect(sent('POST /api/visits/v-2/rebook')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(toasts.get()[0]?.title).toMatch(/^Maya Ortiz has been asked for Sat,\sNov\s21, morning$/),
  );
  expect(sent('POST /api/visits/v-2/rebook')).toEqual([
    { servicesNeeded: ['full_groom'], preferredDate: '2026-11-21', window: 'morning', estimatedBudget: 119 },
  ]);
  expect(toasts.get()[0]?.action?.label).toBe('Undo');
  act(() => toasts.get()[0]?.action?.onSelect());
  await waitFor(() =>
    expect(sent('POST /api/grooming-requests/r-9/cancel')).toEqual([
      { reason: 'Sent by mistake.', visitId: null },
    ]),
  );
  expect((await card('Otto')).queryByRole('button', { name: 'Book again' })).toBeNull();
});

test('a plan that has changed meanwhile is shown again instead of being sent', async () => {
  let preferredDate = '2026-11-21';
  const { sent } = openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pets': () => Response.json([petOf({ dueOn: '2026-11-20' })]),
    'GET /api/visits': () =>
      Response.json([visitOf({ id: 'v-2', status: 'completed', actions: ['rebook'] })]),
    'GET /api/visits/v-2/rebook-check': () =>
      Response.json({
        servicesNeeded: ['full_groom'],
        preferredDate,
        window: 'morning',
        estimatedBudget: 119,
      }),
    'POST /api/visits/v-2/rebook': () => {
      preferredDate = '2026-11-22';
      return Response.json(
        { code: 'terms_changed', detail: 'What we would ask for has changed.' },
        { status: 409 },
      );
    },
  });
  await userEvent.click(await (await card('Bella')).findByRole('button', { name: 'Book again' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask Maya Ortiz again?' }));
  await dialog.findByText(/^Sat,\sNov\s21$/);
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByText(/^Sun,\sNov\s22$/);
  expect(sent('POST /api/visits/v-2/rebook')).toHaveLength(1);
  expect(toasts.get()[0]).toMatchObject({
    title: 'The request was not sent',
    description: 'What we would ask for has changed.',
  });
});

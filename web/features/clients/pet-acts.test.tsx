// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { PetActs } from './pet-acts.tsx';

const bella = { id: 'p-1', name: 'Bella', species: 'dog', managed: true, archived: false, diedOn: null };

function open(given: Partial<ClientPet> = {}) {
  const calls = serve({ 'PATCH /api/clients/c-1/pets/p-1': () => Response.json(bella) });
  const onEdit = vi.fn<() => void>();
  renderAt(
    '/',
    <PetActs client={{ id: 'c-1' } as never} pet={{ ...bella, ...given } as never} onEdit={onEdit} />,
  );
  return { onEdit, sent: () => calls.map(({ body }) => body) };
}
const menu = () => userEvent.click(screen.getByRole('button', { name: 'More for Bella' }));

test('editing is in sight; what is rare is in the menu, and a death is asked about first', async () => {
  const { onEdit, sent } = open();
  await userEvent.click(screen.getByRole('button', { name: /^Edit\s*Bella/ }));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(screen.queryByText('Passed away')).toBeNull();
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Passed away' }));
  expect(await screen.findByText('Has Bella passed away?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Passed away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await expect.poll(sent).toEqual([{ diedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});

test('a pet that is no longer groomed is groomed again', async () => {
  const { sent } = open({ archived: true });
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Groom again' }));
  await expect.poll(sent).toEqual([{ archived: false }]);
});

test('of a pet that its owner keeps, only the list is the provider’s', async () => {
  open({ managed: false });
  await menu();
  expect(await screen.findByRole('menuitem', { name: 'No longer groomed' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /assed away/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add Vaccination/ })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { ClientPetForm } from './client-pet-form.tsx';

const { ownerId: _, archivedAt: __, ...bella } = petOf();
const petOfClient = (given: Partial<ClientPet> = {}): ClientPet => ({
  ...bella,
  managed: true,
  shared: true,
  usualServices: ['full_groom'],
  usualPrice: 12_000,
  usualMinutes: 90,
  everyWeeks: 6,
  style: null,
  privateNotes: null,
  handling: 'easy',
  lastGroomedOn: null,
  portraitUrl: null,
  diedOn: null,
  archived: false,
  addedAt: '2026-11-01T18:00:00Z',
  ...given,
});

function open(pet: ClientPet) {
  const calls = serve({ 'PATCH /api/clients/c-1/pets/bella': () => Response.json(pet) });
  const onClose = vi.fn<() => void>();
  renderAt('/', <ClientPetForm client={{ id: 'c-1' } as never} pet={pet} onClose={onClose} />);
  return { onClose, sent: () => calls.map(({ body }) => body) };
}
const usualPrice = () => screen.getByLabelText<HTMLInputElement>('Usual price, in dollars (optional)');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('a usual price is sent in cents, and what is no amount is refused at its field', async () => {
  const { onClose, sent } = open(petOfClient());
  expect(usualPrice().value).toBe('120');
  await userEvent.clear(usualPrice());
  await userEvent.type(usualPrice(), '85,5x');
  await save();
  expect(await screen.findByText('Use an amount like 85 or 85.50')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(usualPrice());
  await userEvent.type(usualPrice(), '85.50');
  await save();
  await expect.poll(sent).toMatchObject([{ name: 'Bella', usualPrice: 8550, usualMinutes: 90 }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a usual price the price list counts again', async () => {
  const { sent } = open(petOfClient());
  await userEvent.clear(usualPrice());
  await save();
  await expect.poll(sent).toMatchObject([{ usualPrice: null }]);
});

test('of a pet that its owner keeps, only the own notes are shown and sent', async () => {
  const { sent } = open(petOfClient({ managed: false }));
  expect(screen.queryByLabelText('Pet’s name')).toBeNull();
  await userEvent.clear(usualPrice());
  await userEvent.type(usualPrice(), '95');
  await save();
  await expect.poll(sent).toEqual([
    {
      usualServices: ['full_groom'],
      usualPrice: 9500,
      usualMinutes: 90,
      everyWeeks: 6,
      style: null,
      privateNotes: null,
      handling: 'easy',
    },
  ]);
});

test('a last groom cannot be ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  open(petOfClient({ lastGroomedOn: '2026-11-09' }));
  await userEvent.click(screen.getByRole('button', { name: /^Last groomed/ }));
  const days = within(await screen.findByRole('grid'));
  const day = (name: RegExp) => days.getByRole<HTMLButtonElement>('button', { name });
  expect(day(/November 20, 2026/).disabled).toBe(false);
  expect(day(/November 21, 2026/).disabled).toBe(true);
});

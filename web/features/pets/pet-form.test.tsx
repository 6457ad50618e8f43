import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import PetForm from './pet-form.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a cat is added with the day of its last groom, which cannot be ahead', async () => {
  const calls = serve({
    'POST /api/pets': () => Response.json(petOf({ name: 'Miso', species: 'cat' }), { status: 201 }),
  });
  const onClose = vi.fn<() => void>();
  renderAt('/', <PetForm onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Miso');
  await userEvent.selectOptions(screen.getByLabelText('Animal'), 'Cat');
  await userEvent.type(screen.getByLabelText('Breed'), 'persian');
  const options = await screen.findAllByRole('option', { name: /persian/i });
  await userEvent.click(options[0]!);
  await userEvent.click(screen.getByRole('button', { name: /^Last groomed on/ }));
  const days = within(await screen.findByRole('grid'));
  const day = (name: RegExp) => days.getByRole<HTMLButtonElement>('button', { name });
  expect(day(/November 21, 2026/).disabled).toBe(true);
  expect(day(/November 20, 2026/).disabled).toBe(false);
  await userEvent.click(day(/November 9, 2026/));
  await userEvent.click(screen.getByRole('button', { name: 'Add Pet' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.filter(({ key }) => key === 'POST /api/pets').map(({ body }) => body)).toMatchObject([
    { name: 'Miso', species: 'cat', breed: 'Persian', lastGroomedOn: '2026-11-09' },
  ]);
});

test('of a pet that is known the last groom is not asked', async () => {
  serve({});
  renderAt('/', <PetForm pet={petOf()} onClose={() => undefined} />);
  expect(await screen.findByLabelText('Weeks between grooms')).toBeTruthy();
  expect(screen.queryByText('Last groomed on')).toBeNull();
});

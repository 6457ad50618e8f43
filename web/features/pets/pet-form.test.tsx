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

test('of a pet with a groom on record the last one is not asked', async () => {
  serve({});
  renderAt(
    '/',
    <PetForm pet={petOf({ lastGroomedAt: '2026-09-18T18:00:00+00:00' })} onClose={() => undefined} />,
  );
  expect(await screen.findByLabelText('Weeks between grooms')).toBeTruthy();
  expect(screen.queryByText('Last groomed on')).toBeNull();
});

test('a pet that was taken over is told its last groom', async () => {
  const calls = serve({ 'PATCH /api/pets/:id': () => Response.json(petOf()) });
  renderAt('/', <PetForm pet={petOf({ lastGroomedAt: null, dueOn: null })} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Last groomed on/ }));
  const days = within(await screen.findByRole('grid'));
  await userEvent.click(days.getByRole('button', { name: /November 9, 2026/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const sent = () => calls.find(({ key }) => key.startsWith('PATCH'))?.body;
  await expect.poll(sent).toEqual({ lastGroomedOn: '2026-11-09' });
});

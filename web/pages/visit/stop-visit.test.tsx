import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import StopVisit from '#web/features/visits/close/stop-visit.tsx';
import { whyEnded } from '#web/features/visits/visit-words.ts';

test('stopped work costs at most what was agreed, and its member reads why', async () => {
  const visit = visitOf({ status: 'checked_in', price: 11_000, actions: ['stop'] });
  renderAt('/', <StopVisit visit={visit} onClose={() => undefined} />);
  const price = await screen.findByLabelText(/^Price of what was done/);
  expect((price as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('button', { name: 'Stop the work' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(price, '120');
  expect(screen.getByText('At most $110, which was agreed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop the work' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.clear(price);
  await userEvent.type(price, '40');
  expect(screen.queryByText(/which was agreed/)).toBeNull();
  expect(screen.getByText(`${visit.owner?.name} gets a notification and reads this.`)).toBeTruthy();
});

test('both sides read on the visit who stopped it, and why', () => {
  const visit = visitOf({ status: 'stopped', stopReason: 'owner' });
  expect(whyEnded(visit, 'pet_owner')).toBe(`${visit.provider.name} stopped the work: you asked for it.`);
  expect(whyEnded(visit, 'provider')).toBe('You stopped the work: the client asked.');
});

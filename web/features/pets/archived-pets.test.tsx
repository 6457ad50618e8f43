import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { ArchivedPets } from './archived-pets.tsx';

test('archived pets are named only where there are some, until the last is restored', async () => {
  let archived = [petOf({ archivedAt: '2026-11-20T18:00:00Z' })];
  serve({
    'GET /api/pets': () => Response.json(archived),
    'POST /api/pets/bella/restore': () => {
      archived = [];
      return Response.json(petOf());
    },
  });
  renderAt('/pet-owner', <ArchivedPets />);
  await userEvent.click(await screen.findByRole('button', { name: 'Archived pets' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore Bella' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

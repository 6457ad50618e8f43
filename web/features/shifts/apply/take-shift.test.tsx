import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { ownApplication } from './own-application.testing.ts';
import { TakeShift } from './take-shift.tsx';

test('a shift that is taken at once says so on its ticket', async () => {
  const { shift } = ownApplication();
  serve({ [`POST /api/shifts/${shift.id}/take`]: () => Response.json(ownApplication()) });
  renderAt('/shifts/s-1', <TakeShift shift={shift} />);
  await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book me' }));
  await waitFor(() => expect(toasts.get()[0]).toMatchObject({ title: 'You are booked', about: shift.id }));
});

test('before a shift is taken at once, the other applications at that time are named', async () => {
  const { shift } = ownApplication();
  const other = { title: 'Doodle fades', startsAt: shift.shiftDate, endsAt: shift.endsAt };
  renderAt('/shifts/s-1', <TakeShift shift={{ ...shift, appliedElsewhere: [other] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Take this shift?' });
  expect(dialog.textContent).toMatch(
    /You have also applied to Doodle fades, .* then: what you applied to at that time ends once you are booked\./,
  );
});

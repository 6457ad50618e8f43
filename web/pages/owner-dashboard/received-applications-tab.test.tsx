import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ownShift, received } from '#web/features/shifts/own/own-shift.testing.ts';
import type { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import AppsTab from './received-applications-tab.tsx';

const shift = ownShift({ applicationCount: 1 });

test('changing the shift is a quiet word beside its title, so that applicants come first', async () => {
  serve({
    'GET /api/owners/current-user/applications': () => Response.json([received({ id: 'maya', shift })]),
    'GET /api/owners/current-user/figures': () => new Promise(() => undefined),
  });
  renderAt(
    '/owner?tab=apps',
    <AppsTab
      shifts={{ data: [shift], isError: false } as unknown as ReturnType<typeof useOwnShifts>}
      asked={null}
      shiftAt={() => ''}
      groomersFreeOn={(day, id) => `?on=${day}&invite=${id}`}
      onTask={vi.fn()}
      onView={vi.fn()}
    />,
  );
  const edit = await screen.findByRole('button', { name: 'Edit shift' });
  expect(edit.className).toContain('btn-quiet');
  const heading = screen.getByRole('heading', { level: 2, name: new RegExp(shift.title) });
  expect(edit.parentElement?.parentElement).toBe(heading.parentElement);
  // One applicant may decline again, so that inviting others stays within reach.
  expect(screen.getByRole('link', { name: /^Find free groomers/ }).getAttribute('href')).toContain(
    `invite=${shift.id}`,
  );
});

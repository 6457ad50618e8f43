import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { PlaceQuestion } from './place-question.tsx';

const message = 'We cannot find this place. Did you mean Springfield, TX?';

test('a place that does not exist is asked about, and may be kept as written', async () => {
  serve({
    'GET /api/places/meant': () =>
      Response.json(
        { code: 'invalid', detail: `Q: ${message}`, errors: [{ path: 'q', message }] },
        { status: 422 },
      ),
  });
  renderAt('/register', <PlaceQuestion text="Sprinfield, TX" />);
  expect(await screen.findByText(/“Sprinfield, TX”: We cannot find this place\. Did you mean/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as written' }));
  expect(screen.queryByText(/cannot find/)).toBeNull();
});

test('a place that exists is not asked about', async () => {
  const calls = serve({
    'GET /api/places/meant': () =>
      Response.json({
        zip: '78701',
        city: 'Austin',
        state: 'TX',
        lat: 30,
        lon: -97,
        timeZone: 'America/Chicago',
      }),
  });
  renderAt('/register', <PlaceQuestion text="Austin, TX" />);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Keep it as written' })).toBeNull();
});

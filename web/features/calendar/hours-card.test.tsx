import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { HoursCard } from './hours-card.tsx';

test('a link to the working hours opens their form', async () => {
  serve({ 'GET /api/calendar': () => new Response(null, { status: 503 }) });
  renderAt('/calendar#hours', <HoursCard hours={{ timeZone: 'America/Chicago', spans: [] }} />);
  expect(await screen.findByRole('dialog', { name: 'Working hours' })).toBeTruthy();
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BringClients } from './bring-clients.tsx';

test.each([
  ['before the first import', [], true],
  ['while one was only begun', [{ state: 'read' }], true],
  ['once clients were brought in', [{ state: 'done' }], false],
])('set-up offers the import of a spreadsheet: %s', async (_, imports, isOffered) => {
  const calls = serve({ 'GET /api/client-imports': () => Response.json(imports) });
  renderAt('/profile-setup', <BringClients />);
  await expect.poll(() => calls.length).toBe(1);
  if (isOffered) expect(await screen.findByRole('link', { name: 'Import a spreadsheet' })).toBeTruthy();
  else expect(screen.queryByRole('link', { name: 'Import a spreadsheet' })).toBeNull();
});

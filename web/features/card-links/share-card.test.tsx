import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CardLink } from '#contract/card-links.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ShareCard from './share-card.tsx';

test('a link to a report card is made and ended, and its address is gone with it', async () => {
  const link = { id: 'l-1', createdAt: '2026-11-20T09:00:00Z', expiresAt: '2026-12-20T09:00:00Z' };
  let links: CardLink[] = [];
  const calls = serve({
    'GET /api/visits/v-1/card-links': () => Response.json(links),
    'POST /api/visits/v-1/card-links': () => {
      links = [link];
      return Response.json({ ...link, path: '/c/secret', picture: '/picture.png' }, { status: 201 });
    },
    'DELETE /api/visits/v-1/card-links/l-1': () => Response.json((links = [])),
  });
  renderAt('/', <ShareCard visitId="v-1" names="Bella" onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(`${window.location.origin}/c/secret`)).toBeTruthy();
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ days: 30 });
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByText(/\/c\/secret/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
});

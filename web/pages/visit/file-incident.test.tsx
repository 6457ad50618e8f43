// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import FileIncident from '#web/features/visits/file-incident.tsx';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';

const visit = {
  id: 'v-1',
  pets: [{ id: 'bella', name: 'Bella' }],
  startsAt: '2026-11-20T15:00:00Z',
  timeZone: 'America/Chicago',
  provider: { as: 'groomer' },
  client: { firstName: 'Maria', lastName: null },
  staff: null,
} as unknown as Visit;

const press = (group: string, name: string) => {
  const [fields] = screen.getAllByRole('group', { name: group });
  return userEvent.click(within(fields ?? document.body).getByRole('button', { name }));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'File incident' }));
const errors = () => [...document.querySelectorAll('.error')].map((line) => line.textContent);

test('an incident presets nothing, and asks for each answer by its field', async () => {
  const calls = serve({ 'POST /api/visits/v-1/incidents': () => Response.json({}, { status: 201 }) });
  const onClose = vi.fn<() => void>();
  renderAt('/visits/v-1', <FileIncident visit={visit} onClose={onClose} />);
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  await send();
  expect(errors()).toEqual([
    'Say what it was',
    'Say what happened',
    'Say whether the skin was broken, or that it is not known',
    'Say whether a vet saw it, or that it is not known',
  ]);
  expect(calls).toEqual([]);
  await press('What was it?', 'Nick or cut');
  await userEvent.type(screen.getByLabelText('What happened?'), 'Left ear');
  await press('Skin broken?', 'Yes');
  await press('Seen by a vet?', 'Not known');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ kind: 'nick', what: 'Left ear', skinBroken: true, vetSeen: null });
});

test('the form promises an answer only of a client who has an account', async () => {
  serve({});
  const owner = { id: 'o-1', name: 'Jordan Ellis', profileImageUrl: null };
  const { unmount } = renderAt('/visits/v-1', <FileIncident visit={{ ...visit, owner }} onClose={vi.fn()} />);
  await press('What was it?', 'Bite');
  expect(screen.getByText(/can answer it, and other groomers see it/)).toBeTruthy();
  unmount();
  renderAt('/visits/v-1', <FileIncident visit={{ ...visit, owner: null }} onClose={vi.fn()} />);
  expect(screen.getByText(/has no account and is not told by Wagwell: tell them yourself\./)).toBeTruthy();
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import SettingsPage from './settings.tsx';

const renee = {
  userId: '0192f0c1-2222-7000-8000-000000000009',
  name: 'Renee Castillo',
  imageUrl: null,
  blockedAt: '2026-11-02T15:00:00+00:00',
};

const noArchive = { state: 'none', askedAt: null, readyAt: null, expiresAt: null, bytes: null };

const session = (change: object) => ({
  id: '0192f0c1-3333-7000-8000-000000000001',
  device: 'Firefox on Windows',
  createdAt: '2026-11-02T15:00:00+00:00',
  lastSeenAt: '2026-11-20T15:00:00+00:00',
  current: true,
  ...change,
});

const signedIn = {
  'GET /auth/me': () => Response.json(sessionOf()),
  'GET /api/two-factor': () => Response.json({ isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 }),
  'GET /api/passkeys': () => Response.json([]),
  'GET /api/sessions': () => Response.json([session({})]),
  'GET /api/calendar/feed': () =>
    Response.json({ createdAt: '2026-11-02T15:00:00+00:00', lastReadAt: '2026-11-19T15:00:00+00:00' }),
};

test('each link of the index leads to a section', async () => {
  serve({
    ...signedIn,
    'GET /api/blocks': () => Response.json([]),
    'GET /api/account/export': () => Response.json(noArchive),
  });
  renderAt('/settings', <SettingsPage />);
  const index = await screen.findByRole('navigation', { name: 'Sections' });
  const links = within(index).getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const name = link.textContent;
    const section = document.querySelector(String(link.getAttribute('href')));
    expect(section).toBe(screen.getByRole('region', { name }));
  }
});

test('a narrow screen has an index with what each section is set to, and one section by its address', async () => {
  serve({
    ...signedIn,
    'GET /api/blocks': () => Response.json([renee]),
    'GET /api/account/export': () => Response.json(noArchive),
    'GET /api/two-factor': () =>
      Response.json({ isOn: true, turnedOnAt: '2026-11-02T15:00:00+00:00', recoveryCodesLeft: 9 }),
  });
  const { router } = renderAt('/settings', <SettingsPage />);
  const index = within(await screen.findByRole('navigation', { name: 'All settings' }));
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  for (const row of ['Two-factor sign-in On', 'Devices 1 device signed in', 'Blocked people 1 person'])
    await waitFor(() =>
      expect(
        index.getAllByRole('link').map((link) =>
          [...link.children]
            .slice(0, 2)
            .map((part) => part.textContent)
            .join(' '),
        ),
      ).toContain(row),
    );
  await userEvent.click(index.getByRole('link', { name: /^Devices/ }));
  expect(router.state.location.hash).toBe('#devices');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(router.state.location.hash).toBe('');
});

test('the calendar feed is among what opens the account, with its end', async () => {
  let feed: object = { createdAt: '2026-11-02T15:00:00+00:00', lastReadAt: '2026-11-19T15:00:00+00:00' };
  const sent = serve({
    ...signedIn,
    'GET /api/blocks': () => Response.json([]),
    'GET /api/account/export': () => Response.json(noArchive),
    'GET /api/calendar/feed': () => Response.json(feed),
    'DELETE /api/calendar/feed': () => {
      feed = { createdAt: null, lastReadAt: null };
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/settings', <SettingsPage />);
  expect(await screen.findByText(/last read on Nov \d+\. .*no app reads it for 90 days/s)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('button', { name: 'Create a secret address' })).toBeTruthy();
  expect(sent.filter(({ key }) => key === 'DELETE /api/calendar/feed')).toHaveLength(1);
});

test('a blocked person can be unblocked', async () => {
  let blocked = [renee];
  const calls = serve({
    ...signedIn,
    'GET /api/sessions': () => Response.json([session({})]),
    'GET /api/account/export': () => Response.json(noArchive),
    'GET /api/blocks': () => Response.json(blocked),
    [`DELETE /api/blocks/${renee.userId}`]: () => {
      blocked = [];
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/settings', <SettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Renee Castillo' }));
  await waitFor(() => expect(screen.queryByText('Renee Castillo')).toBeNull());
  expect(screen.getByText(/You have not blocked anyone/)).toBeTruthy();
  expect(calls.filter(({ key }) => key.startsWith('DELETE'))).toHaveLength(1);
});

test('another device can be signed out, this one stays', async () => {
  const other = '0192f0c1-3333-7000-8000-000000000002';
  let open = [session({}), session({ id: other, device: 'Chrome on Android', current: false })];
  const calls = serve({
    ...signedIn,
    'GET /api/account/export': () => Response.json(noArchive),
    'GET /api/blocks': () => Response.json([]),
    'GET /api/sessions': () => Response.json(open),
    [`DELETE /api/sessions/${other}`]: () => {
      open = open.slice(0, 1);
      return new Response(null, { status: 204 });
    },
  });
  renderAt('/settings', <SettingsPage />);
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  await userEvent.click(await devices.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  await waitFor(() => expect(devices.queryByText('Chrome on Android')).toBeNull());
  expect(devices.getByText('This device')).toBeTruthy();
  expect(devices.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  expect(calls.filter(({ key }) => key.startsWith('DELETE'))).toHaveLength(1);
});

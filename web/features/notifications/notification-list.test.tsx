// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { MarkAllRead, NotificationList } from './notification-list.tsx';
import { useNotifications } from './notifications.api.ts';
import { UnreadSync } from './unread-sync.tsx';

const id = (n: number) => `0192f0c1-2222-7000-8000-00000000000${n}`;
const notification = (n: number, given: Partial<Notification> = {}): Notification => ({
  id: id(n),
  kind: 'offer_received',
  category: 'offers',
  title: `Offer ${n}`,
  text: 'Compare your offers and accept one.',
  href: `/requests/${n}`,
  createdAt: new Date().toISOString(),
  readAt: null,
  ...given,
});
const yesterday = () => new Date(Date.now() - 30 * 3_600_000).toISOString();

function Bell() {
  const list = useNotifications();
  return (
    <>
      <UnreadSync signedIn />
      <MarkAllRead list={list} />
      <NotificationList list={list} heading="h2" />
    </>
  );
}

/** The list of a server that marks notifications as read. */
function open(path: string, notifications: Notification[]) {
  let list = notifications;
  const unread = () => list.filter(({ readAt }) => !readAt).length;
  const calls = serve({
    'GET /api/notifications': () => Response.json(list),
    'GET /api/notifications/unread': () => Response.json({ count: unread() }),
    'POST /api/notifications/read': ({ body }) => {
      const seen = body as { ids?: string[]; href?: string; upTo?: string };
      list = list.map((each) =>
        seen.ids?.includes(each.id) || seen.href === each.href || seen.upTo
          ? { ...each, readAt: new Date().toISOString() }
          : each,
      );
      return Response.json({ count: unread() });
    },
  });
  const sent = () => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
  return { ...renderAt(path, <Bell />), sent };
}

test('an unread line in the list offers to mark all read before the count is known', async () => {
  serve({
    'GET /api/notifications': () => Response.json([notification(1)]),
    'GET /api/notifications/unread': () => new Promise<Response>(() => {}),
  });
  renderAt('/', <Bell />);
  await screen.findByRole('region', { name: 'Today' });
  expect(screen.getByRole('button', { name: 'Mark all read' })).toBeTruthy();
});

test('shows today before earlier, and what is unread', async () => {
  open('/', [notification(1), notification(2, { createdAt: yesterday(), readAt: yesterday() })]);
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: /^Unread: Offer 1/ }).getAttribute('href')).toBe('/requests/1');
  const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
  expect(earlier.getByRole('link', { name: /^Offer 2/ })).toBeTruthy();
});

test('a notification leads to its place and is read then', async () => {
  const { router, sent } = open('/', [notification(1)]);
  await userEvent.click(await screen.findByRole('link', { name: /Offer 1/ }));
  expect(router.state.location.pathname).toBe('/requests/1');
  expect(sent()).toContainEqual({ ids: [id(1)] });
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
});

test('the page that a notification leads to marks it as read', async () => {
  const { sent } = open('/requests/1', [notification(1), notification(2)]);
  await screen.findByRole('link', { name: /Offer 2/ });
  await waitFor(() => expect(sent()).toContainEqual({ href: '/requests/1' }));
  await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(1));
});

test('all are marked up to the newest that is shown', async () => {
  const { sent } = open('/', [notification(1), notification(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  expect(sent()).toContainEqual({ upTo: id(1) });
});

test('an empty list says what will be there, a failed one offers to try again', async () => {
  const { unmount } = open('/', []);
  expect(await screen.findByText('Nothing new yet')).toBeTruthy();
  unmount();
  serve({
    'GET /api/notifications': () => Response.json({ detail: 'The database is away.' }, { status: 503 }),
    'GET /api/notifications/unread': () => Response.json({ count: 0 }),
  });
  renderAt('/', <Bell />);
  expect(await screen.findByText('Your notifications did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

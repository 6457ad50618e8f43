// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { categoryNames } from '#contract/notifications/notification-categories.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve, written } from '#web/lib/api/server.testing.ts';
import { MailPreferences } from './mail-preferences.tsx';
import { NotificationPreferencesSection } from './preferences.tsx';

const everyCategory = <T,>(choice: T) => Object.fromEntries(categoryNames.map((name) => [name, choice]));
const preferences = {
  categories: everyCategory({ inApp: true, email: true, push: true }),
  quietHours: null,
  timeZone: 'America/Chicago',
  digest: false,
  urgentInQuietHours: false,
};

const group = async (name: string) => within(await screen.findByRole('group', { name }));

test('a choice is sent at once, and security mails cannot be switched off', async () => {
  const calls = serve({
    'GET /api/notification-preferences': () => Response.json(preferences),
    'GET /api/push-key': () => Response.json({ publicKey: null }),
    'PUT /api/notification-preferences': () =>
      written('/api/notification-preferences', {
        ...preferences,
        categories: { ...preferences.categories, offers: { inApp: true, email: false, push: true } },
      }),
    'GET /api/pet-care-tips/notifications': () => Response.json({}),
  });
  renderAt('/', <NotificationPreferencesSection />);
  const email = (await group('Offers and applications')).getByRole('checkbox', { name: 'Email' });
  await userEvent.click(email);
  await waitFor(() => expect((email as HTMLInputElement).checked).toBe(false));
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.body).toEqual({
    categories: { offers: { email: false } },
  });
  const locked = (await group('Security')).getByRole('checkbox', { name: 'Email' });
  expect((locked as HTMLInputElement).disabled).toBe(true);
});

test.each([
  ['k', ['In the app', 'Email', 'Push']],
  [null, ['In the app', 'Email']],
])('push is offered only where the server can send it: key %s', async (publicKey, labels) => {
  serve({
    'GET /api/notification-preferences': () => Response.json(preferences),
    'GET /api/push-key': () => Response.json({ publicKey }),
  });
  renderAt('/', <NotificationPreferencesSection />);
  await waitFor(async () => {
    const boxes = (await group('Bookings')).getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(labels);
  });
});

test('quiet hours begin with the usual night, in the zone of the browser', async () => {
  const calls = serve({
    'GET /api/notification-preferences': () => Response.json(preferences),
    'GET /api/push-key': () => Response.json({ publicKey: null }),
    'PUT /api/notification-preferences': ({ body }) =>
      written('/api/notification-preferences', { ...preferences, ...(body as object) }),
  });
  renderAt('/', <NotificationPreferencesSection />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Quiet hours/ }));
  expect(await screen.findByLabelText('From')).toHaveProperty('value', '22:00');
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.body).toEqual({
    quietHours: { from: '22:00', until: '07:00' },
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('a link from a mail stops its kind of mail with one button', async () => {
  let offers = true;
  serve({
    'GET /api/mail-preferences/signed': () =>
      Response.json({ firstName: 'Maya', categories: { ...everyCategory(true), offers }, digest: false }),
    'PUT /api/mail-preferences/signed': () => {
      offers = false;
      return Response.json({
        firstName: 'Maya',
        categories: { ...everyCategory(true), offers },
        digest: false,
      });
    },
  });
  renderAt('/', <MailPreferences mailKey="signed" leave="offers" />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Stop emails about: Offers and applications' }),
  );
  expect(await screen.findByText('No more emails about: Offers and applications.')).toBeTruthy();
  expect(offers).toBe(false);
  expect(screen.queryByRole('checkbox', { name: /Security/ })).toBeNull();
});

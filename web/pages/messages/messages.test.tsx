import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LiveUpdates } from '#web/app/shell/live-updates.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import {
  Stream,
  conversation,
  field,
  jordan,
  maya,
  message,
  ofMessages,
  openWith,
  renee,
  sendButton,
  toastTitle,
} from './messages.testing.tsx';
import type { Answers } from './messages.testing.tsx';

const open = (path: string, answers?: Answers) => openWith(LiveUpdates, path, answers);

test('a signed-out visitor is asked to log in, and returns afterwards', async () => {
  open(`/messages?with=${renee}`, { 'GET /auth/me': () => new Response('{}', { status: 401 }) });
  expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
    `/api/login?next=${encodeURIComponent(`/messages?with=${renee}`)}`,
  );
});

test('lists conversations with kind, time and unread count; none is chosen', async () => {
  open('/messages', {
    'GET /api/messages/conversations/current-user': () =>
      Response.json([
        conversation({ unreadCount: 2 }),
        conversation({
          otherUserId: jordan,
          otherUserName: 'Jordan Ellis',
          otherUserType: 'pet_owner',
          otherBusinessName: null,
          lastFromUserId: maya,
          lastMessage: 'See you then.',
        }),
      ]),
  });
  const list = await screen.findByRole('navigation', { name: 'Conversations' });
  const [first, second] = await within(list).findAllByRole('link');
  expect(first?.textContent).toBe(
    'RCRenee CallowayJust nowShoal Creek Pet Spa · Salon Owner2 unreadSide door.',
  );
  expect(second?.textContent).toMatch(/nowPet Parent/);
  expect(second?.textContent).toContain('You: See you then.');
  expect(screen.getByRole('heading', { name: /^Messages\s*2\s*unread$/ })).toBeTruthy();
  expect(screen.getByText('2 unread in all')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Select a Conversation' })).toBeTruthy();
  const answer = screen.getByRole('link', { name: 'Answer Renee' });
  expect(answer.getAttribute('href')).toBe(`/messages?with=${renee}`);
  expect(within(list).getByText('Messages are for business purposes only.')).toBeTruthy();
});

test('without conversations an empty state is shown', async () => {
  open('/messages', { 'GET /api/messages/conversations/current-user': () => Response.json([]) });
  expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
});

test('choosing a conversation shows its messages and marks them read', async () => {
  const { calls } = open('/messages', {
    [`GET /api/messages/current-user/${renee}`]: () =>
      Response.json([
        message({ id: 'b', content: 'Side door.', read: false }),
        message({ id: 'a', content: 'Which door?', fromUserId: maya, toUserId: renee }),
      ]),
  });
  await userEvent.click(await screen.findByRole('link', { name: /Renee Calloway/ }));
  expect(await screen.findByRole('heading', { name: 'Chat with Renee Calloway' })).toBeTruthy();
  const log = await screen.findByRole('log', { name: 'Messages with Renee Calloway' });
  expect([...log.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Today',
    'You: Which door?',
    'Just now, read',
    'Renee: Side door.',
    'Renee, Just now',
  ]);
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/read'))?.body).toEqual({ messageId: 'b' }),
  );
});

test('above the chat the shared work is shown, with a link', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const about = (id: string, more: object) =>
    ownApplication({ id, shift: { ownerId: renee, shiftDate: day, endsAt: day, ...more } });
  open(`/messages?with=${renee}`, {
    'GET /api/groomers/current-user/applications': () =>
      Response.json([
        about('a-1', { ownerId: jordan }),
        about('a-2', { status: 'cancelled' }),
        about('a-3', { title: 'Cat day' }),
      ]),
  });
  const strip = await screen.findByRole('link', { name: /Cat day, 7 cats\s*Waiting.*View shift$/ });
  expect(strip.getAttribute('href')).toBe('/shifts/shift-of-a-3');
  expect(strip.textContent).toContain('45% · $234–$288');
});

test('a new contact has no messages yet, and the first one can be sent', async () => {
  const { sent } = open(`/messages?with=${jordan}`, {
    [`GET /api/users/${jordan}`]: () =>
      Response.json({
        id: jordan,
        firstName: 'Jordan',
        lastName: null,
        profileImageUrl: null,
        roles: ['pet_owner'],
        businessProfile: null,
      }),
    [`GET /api/messages/current-user/${jordan}`]: () => Response.json([]),
    'POST /api/messages': () => Response.json(message({ fromUserId: maya }), { status: 201 }),
  });
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Chat with Jordan' })).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  await userEvent.type(await field(), '  {Enter}');
  expect(sent()).toEqual([]);
  await userEvent.type(await field(), ' Hello{Shift>}{Enter}{/Shift}Jordan {Enter}');
  await waitFor(() => expect(toastTitle()).toBe('Message sent!'));
  expect(sent().map(({ body }) => body)).toEqual([
    { fromUserId: 'current-user', toUserId: jordan, content: 'Hello\nJordan', clientId: expect.any(String) },
  ]);
  expect((await field()).value).toBe('');
});

test('a failed message stays, and is resent with the same id', async () => {
  let fails = true;
  const { sent } = open(`/messages?with=${renee}`, {
    'POST /api/messages': () =>
      fails
        ? Response.json({ detail: 'Not now.' }, { status: 503 })
        : Response.json(message({ id: 'c', fromUserId: maya, content: 'Thank you.' }), { status: 201 }),
  });
  await userEvent.type(await field(), 'Thank you.');
  await userEvent.click(sendButton());
  await waitFor(() => expect(toastTitle()).toBe('Failed to send message'));
  expect(screen.getByText('Not sent')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toastTitle()).toBe('Message sent!'));
  expect(screen.queryByText('Not sent')).toBeNull();
  const [first, again] = sent();
  expect(again?.body).toEqual(first?.body);
});

test('a message that waits is shown even where the chat itself did not load', async () => {
  open(`/messages?with=${renee}`, {
    [`GET /api/messages/current-user/${renee}`]: () => Response.json({ detail: 'Not now.' }, { status: 503 }),
    'POST /api/messages': () => Response.json({ detail: 'Not now.' }, { status: 503 }),
  });
  expect(await screen.findByText('The messages did not load')).toBeTruthy();
  await userEvent.type(await field(), 'On my way.{Enter}');
  const log = await screen.findByRole('log');
  expect(await within(log).findByText('On my way.')).toBeTruthy();
  expect(await within(log).findByText('Not sent')).toBeTruthy();
  expect(within(log).getByText('The messages did not load')).toBeTruthy();
});

test('an ended membership is reported', async () => {
  open(`/messages?with=${renee}`, {
    'POST /api/messages': () =>
      Response.json({ detail: 'This needs an active membership.' }, { status: 402 }),
  });
  await userEvent.type(await field(), 'Thank you.{Enter}');
  await waitFor(() => expect(toastTitle()).toBe('Failed to send message'));
  expect(toasts.get()[0]?.description).toBe('This needs an active membership.');
});

test('a lost answer is retried as the same message', async () => {
  let lost = true;
  const { sent } = open(`/messages?with=${renee}`, {
    'POST /api/messages': () => {
      if (!lost) return Response.json(message({ id: 'c', fromUserId: maya }), { status: 201 });
      lost = false;
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.type(await field(), 'Thank you.{Enter}');
  await waitFor(() => expect(toastTitle()).toBe('Message sent!'), { timeout: 3000 });
  expect(sent()).toHaveLength(2);
  expect(sent()[0]?.body).toEqual(sent()[1]?.body);
});

test('a new message is shown and announced at once, and counted in the header', async () => {
  let arrived = false;
  open(`/messages?with=${renee}`, {
    [`GET /api/messages/current-user/${renee}`]: () =>
      ofMessages([
        ...(arrived ? [message({ id: 'n', content: 'Code 4417.', read: false })] : []),
        message({ id: 'o' }),
      ]),
    'GET /api/messages/conversations/current-user': () =>
      ofMessages([conversation({ unreadCount: arrived ? 1 : 0 })]),
  });
  const log = await screen.findByRole('log');
  expect(await screen.findByText('0 unread in all')).toBeTruthy();
  Stream.latest?.say('open');
  arrived = true;
  Stream.latest?.say('changed', 'messages');
  await within(log).findByText('Code 4417.');
  expect(await screen.findByText('1 unread in all')).toBeTruthy();
  expect(screen.getByText('Renee: Code 4417.').closest('[aria-live="polite"]')).not.toBeNull();
});

test('an unknown person in the URL is reported', async () => {
  open('/messages?with=nobody', {
    'GET /api/users/nobody': () => Response.json({ detail: 'No such member' }, { status: 422 }),
  });
  expect(await screen.findByRole('heading', { name: 'There is no such member' })).toBeTruthy();
});

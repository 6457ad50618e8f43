import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LiveUpdates } from '#web/app/shell/live-updates.tsx';
import { eraseKept, keptOf, setDraft } from '#web/features/messages/kept-messages.ts';
import {
  Stream,
  conversation,
  field,
  jordan,
  maya,
  message,
  openWith,
  renee,
  toastTitle,
} from './messages.testing.tsx';
import type { Answers } from './messages.testing.tsx';

const open = (path: string, answers?: Answers) => openWith(LiveUpdates, path, answers);

test('a draft and an unsent message survive a reload, and go out once the connection is back', async () => {
  let fails = true;
  const answers = {
    'POST /api/messages': () =>
      fails
        ? Response.json({ detail: 'Not now.' }, { status: 503 })
        : Response.json(message({ id: 'c', fromUserId: maya, content: 'Thank you.' }), { status: 201 }),
  };
  const before = open(`/messages?with=${renee}`, answers);
  await userEvent.type(await field(), 'Thank you.{Enter}');
  await screen.findByText('Not sent');
  await userEvent.type(await field(), 'And one more');
  before.unmount();

  const { sent } = open(`/messages?with=${renee}`, answers);
  expect((await field()).value).toBe('And one more');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  fails = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(before.sent()[0]?.body).toEqual(sent()[0]?.body);
});

test('nothing of one account is left in the browser for another, or after signing out', () => {
  setDraft(maya, renee, { content: 'Private', photos: [] });
  eraseKept(jordan);
  expect(JSON.stringify(localStorage)).not.toContain('Private');
  expect(keptOf(maya).drafts).toEqual({});
});

test('a stranger’s link is warned about, and their message can be reported', async () => {
  const { calls } = open(`/messages?with=${renee}`, {
    'GET /api/messages/conversations/current-user': () => Response.json([conversation({ isStranger: true })]),
    [`GET /api/messages/current-user/${renee}`]: () =>
      Response.json([message({ content: 'Pay at www.cash.example' })]),
    'POST /api/reports': () =>
      Response.json({ id: renee, createdAt: new Date().toISOString() }, { status: 201 }),
  });
  expect(await screen.findByText(/Open links only if you trust them/)).toBeTruthy();
  expect(screen.queryByText('Report')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^More for the message of Renee/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a message from Renee' });
  await userEvent.selectOptions(within(dialog).getByLabelText('What is wrong?'), 'scam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(toastTitle()).toBe('Report sent'));
  expect(calls.find(({ key }) => key === 'POST /api/reports')?.body).toEqual({
    kind: 'message',
    id: message().id,
    category: 'scam',
    text: '',
  });
});

test('typing shows for the other person, and a quick reply is inserted', async () => {
  const { calls } = open(`/messages?with=${renee}`);
  await screen.findByRole('log');
  Stream.latest?.say('typing', renee);
  expect(await screen.findByText('Renee is typing...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Quick replies' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'On my way' }));
  expect((await field()).value).toBe('On my way');
  await userEvent.type(await field(), ' now');
  await waitFor(() =>
    expect(calls.filter(({ key }) => key.endsWith('/typing')).map(({ body }) => body)).toEqual([
      { toUserId: renee },
    ]),
  );
});

test('blocking asks first and leads back to the list', async () => {
  const { calls } = open(`/messages?with=${renee}`, {
    'POST /api/blocks': () =>
      Response.json(
        { userId: renee, name: 'Renee Calloway', imageUrl: null, blockedAt: new Date().toISOString() },
        { status: 201 },
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Renee Calloway?' });
  expect(dialog.textContent).toContain('A booked shift or visit stays booked');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('heading', { name: 'Select a Conversation' })).toBeTruthy();
  expect(calls.find(({ key }) => key === 'POST /api/blocks')?.body).toEqual({ userId: renee });
});

test('a search leads to the message in its place', async () => {
  const found = message({ content: 'The needle', id: '0192f0c1-4444-7000-8000-00000000000f' });
  open('/messages', {
    'GET /api/messages/search': () =>
      Response.json([
        {
          id: found.id,
          otherUserId: renee,
          otherUserName: 'Renee Calloway',
          otherUserType: 'owner',
          otherUserImageUrl: null,
          fromUserId: renee,
          content: found.content,
          createdAt: found.createdAt,
          pageCursor: 'abc',
        },
      ]),
    [`GET /api/messages/current-user/${renee}`]: () => Response.json([found]),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your messages' }), 'needle');
  await userEvent.click(await screen.findByRole('link', { name: /The needle/ }));
  expect(await within(await screen.findByRole('log')).findByText('The needle')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Newest messages' })).toBeTruthy();
});

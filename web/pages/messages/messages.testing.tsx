import { screen } from '@testing-library/react';
import { afterEach, onTestFinished, vi } from 'vitest';
import type { Conversation, Message } from '#contract/messages/messages.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import type { ComponentType } from 'react';
import { showUnread, useUnread } from '#web/features/messages/unread.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import { eraseKept } from '#web/features/messages/kept-messages.ts';
import MessagesPage from './messages.tsx';

export const maya = sessionOf().id;
export const [renee, jordan] = [
  '0192f0c1-3333-7000-8000-000000000001',
  '0192f0c1-3333-7000-8000-000000000002',
];

export const conversation = (more: Partial<Conversation> = {}): Conversation => ({
  otherUserId: renee,
  otherUserName: 'Renee Calloway',
  otherUserType: 'owner',
  otherUserImageUrl: null,
  otherBusinessName: 'Shoal Creek Pet Spa',
  otherHasLeft: false,
  lastMessage: 'Side door.',
  lastMessageAt: new Date().toISOString(),
  lastFromUserId: renee,
  lastKind: 'text',
  lastPhotoCount: 0,
  unreadCount: 0,
  muted: false,
  isStranger: false,
  ...more,
});
export const message = (more: Partial<Message> = {}): Message => ({
  id: '0192f0c1-4444-7000-8000-000000000001',
  fromUserId: renee,
  toUserId: maya,
  content: 'Side door.',
  photoUrls: [],
  createdAt: new Date().toISOString(),
  kind: 'text',
  clientId: null,
  read: true,
  ...more,
});

export type Answers = Parameters<typeof serve>[0];

/** A fake EventSource that the test sends events through. */
export class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static latest: Stream | undefined;
  readonly readyState = 1;
  constructor() {
    super();
    Stream.latest = this;
  }
  close() {}
  say(event: string, data = '') {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
}

afterEach(() => {
  dismissToast();
  showUnread(0);
  eraseKept(undefined);
});

function Badge() {
  return <output>{`${useUnread()} unread in all`}</output>;
}

/** A reply that is read again when messages change. */
export const ofMessages = (body: unknown) => Response.json(body, { headers: { reads: 'messages' } });

/** Opens the page with the shell's live updates, which the pages do not import. */
export function openWith(LiveUpdates: ComponentType, path: string, answers: Answers = {}) {
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/messages/conversations/current-user': () => ofMessages([conversation()]),
    [`GET /api/messages/current-user/${renee}`]: () => ofMessages([message()]),
    [`POST /api/messages/current-user/${renee}/read`]: () => new Response(null, { status: 204 }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/quick-replies': () => Response.json([{ id: 'q-1', content: 'On my way' }]),
    'POST /api/messages/typing': () => new Response(null, { status: 204 }),
    'GET /api/offers/sent': () => Response.json([]),
    'GET /api/visits': () => Response.json([]),
    ...answers,
  });
  const view = renderAt(
    path,
    <>
      <LiveUpdates />
      <Badge />
      <MessagesPage />
    </>,
  );
  return { ...view, calls, sent: () => calls.filter(({ key }) => key === 'POST /api/messages') };
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
export const toastTitle = () => toasts.get().find((toast) => toast.open)?.title;

import { useSyncExternalStore } from 'react';
import { forget, readStoredJson, storedKeys, storeJson } from '#web/lib/storage.ts';

/** A photo that is uploaded and waits for its message. */
export type DraftPhoto = { id: string; url: string };
export type Draft = { content: string; photos: DraftPhoto[] };

/** A message that has not arrived yet or has failed. Its `clientId` keeps retries from creating duplicates. */
export type Outgoing = {
  clientId: string;
  otherUserId: string;
  content: string;
  photos: DraftPhoto[];
  createdAt: string;
  failed: boolean;
  /** The server's answer to it will not change, so it is not sent again by itself. */
  refused: boolean;
};

/** What one account has typed and not sent, by the other person, and what waits to be sent, in its order. */
type Kept = { drafts: Record<string, Draft>; outgoing: Outgoing[] };

const nothing: Kept = { drafts: {}, outgoing: [] };
const prefix = 'wagwell messages ';
const keyOf = (accountId: string) => `${prefix}${accountId}`;
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

function load(accountId: string): Kept {
  try {
    return { ...nothing, ...(readStoredJson(keyOf(accountId)) as Kept | undefined) };
  } catch {
    return nothing;
  }
}

export function keptOf(accountId: string): Kept {
  const known = kept.get(accountId) ?? load(accountId);
  kept.set(accountId, known);
  return known;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

// Another tab may have added or sent some.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(prefix)) return;
    kept.delete(key.slice(prefix.length));
    notifyListeners();
  });

function change(accountId: string, to: (before: Kept) => Kept): void {
  const next = to(keptOf(accountId));
  kept.set(accountId, next);
  storeJson(keyOf(accountId), next);
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What an account keeps, which survives a reload of the page. */
export const useKept = (accountId: string): Kept =>
  useSyncExternalStore(
    subscribe,
    () => keptOf(accountId),
    () => nothing,
  );

export const setDraft = (accountId: string, otherUserId: string, draft: Draft): void =>
  change(accountId, ({ drafts, outgoing }) => {
    const others = Object.entries(drafts).filter(([id]) => id !== otherUserId);
    const isEmpty = draft.content === '' && draft.photos.length === 0;
    return { drafts: Object.fromEntries(isEmpty ? others : [...others, [otherUserId, draft]]), outgoing };
  });

/** Adds a message at the end, or changes it where it is. */
export const putOutgoing = (accountId: string, message: Outgoing): void =>
  change(accountId, ({ drafts, outgoing }) => ({
    drafts,
    outgoing: outgoing.some(({ clientId }) => clientId === message.clientId)
      ? outgoing.map((each) => (each.clientId === message.clientId ? message : each))
      : [...outgoing, message],
  }));

export const removeOutgoing = (accountId: string, clientId: string): void =>
  change(accountId, ({ drafts, outgoing }) => ({
    drafts,
    outgoing: outgoing.filter((each) => each.clientId !== clientId),
  }));

/** Erases what other accounts, or all of them, keep in this browser. */
export function eraseKept(exceptOf: string | undefined): void {
  for (const key of storedKeys())
    if (key.startsWith(prefix) && key !== (exceptOf && keyOf(exceptOf))) forget(key);
  for (const accountId of kept.keys()) if (accountId !== exceptOf) kept.delete(accountId);
  notifyListeners();
}

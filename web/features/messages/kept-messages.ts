import { createStore, useStore } from '#web/lib/create-store.ts';
import type { Store } from '#web/lib/create-store.ts';
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
const stores = new Map<string, Store<Kept>>();

function load(accountId: string): Kept {
  try {
    return { ...nothing, ...(readStoredJson(keyOf(accountId)) as Kept | undefined) };
  } catch {
    return nothing;
  }
}

function storeOf(accountId: string): Store<Kept> {
  const store = stores.get(accountId) ?? createStore(() => load(accountId));
  stores.set(accountId, store);
  return store;
}

export const keptOf = (accountId: string): Kept => storeOf(accountId).get();

// Another tab may have added or sent some.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    const accountId = key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
    if (accountId !== undefined) stores.get(accountId)?.set(load(accountId));
  });

function change(accountId: string, to: (before: Kept) => Kept): void {
  const next = to(keptOf(accountId));
  storeOf(accountId).set(next);
  storeJson(keyOf(accountId), next);
}

/** What an account keeps, which survives a reload of the page. */
export const useKept = (accountId: string): Kept => useStore(storeOf(accountId), nothing);

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
  for (const [accountId, store] of stores) if (accountId !== exceptOf) store.set(nothing);
}

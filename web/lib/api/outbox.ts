import type { QueryClient } from '@tanstack/react-query';
import { isKeyOf, onAccountStorage, readKept, writeKept } from '../account-storage.ts';
import { createStore, useStore } from '../create-store.ts';
import { toast } from '../toast-store.ts';
import { CallError, detailOf, mayPassLater } from './call-error.ts';
import { callPage } from './call.ts';
import type { Input } from './call.ts';
import { cacheReply, invalidateAfter } from './query.ts';
import type { ActionKey } from './use-action.ts';

/** An act that was taken without a connection and waits to be sent. */
export type WaitingAct = {
  /** Also its Idempotency-Key, so that it has one effect however often it is sent. */
  id: string;
  key: ActionKey;
  params: object;
  body: unknown;
  /** Acts on one record are sent in their order. A refused one holds up none of the later ones. */
  record: string;
  /** E.g. 'Check-in of Otto'. */
  title: string;
  /** The page that it belongs to. */
  to: string;
  at: string;
  /** Why the server refused it; it is not sent again by itself. */
  refusal: string | null;
};

const name = 'outbox';
/** The same each time: a store that changes as the page starts would draw its readers again. */
const none: readonly WaitingAct[] = [];
const acts = createStore(load);

function load(): readonly WaitingAct[] {
  return (readKept(name) as WaitingAct[] | undefined) ?? none;
}

function change(to: (before: readonly WaitingAct[]) => readonly WaitingAct[]): void {
  // Another tab may have sent or added some.
  const next = to(load());
  writeKept(name, next);
  acts.set(next);
}

onAccountStorage(() => acts.set(load()));
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (isKeyOf(key, name)) acts.set(load());
  });

/** What waits to be sent, oldest first. */
export const useWaitingActs = (): readonly WaitingAct[] => useStore(acts, none);

/** Whether an act on the record is still to be sent. */
export const waitsFor = (record: string): boolean =>
  acts.get().some((act) => act.record === record && isUnsent(act));

export const isUnsent = ({ refusal }: WaitingAct): boolean => refusal === null;

/** Keeps an act, unless the same one waits already. */
export const keepAct = (act: WaitingAct): void =>
  change((before) =>
    before.some((each) => isUnsent(each) && isSame(each, act)) ? before : [...before, act],
  );

const isSame = (one: WaitingAct, other: WaitingAct): boolean =>
  one.key === other.key &&
  one.record === other.record &&
  JSON.stringify([one.params, unnamed(one.body)]) === JSON.stringify([other.params, unnamed(other.body)]);

/** A second tap is another act of the same content. */
const unnamed = (body: unknown) => ({ ...(body as object), actId: undefined, at: undefined });

export const discardAct = (id: string): void => change((before) => before.filter((act) => act.id !== id));

/** Lets a refused act be sent again. */
export const releaseAct = (id: string): void =>
  change((before) => before.map((act) => (act.id === id ? { ...act, refusal: null } : act)));

/** Whether the act did not reach the server, or the server is away. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof CallError) || [502, 503, 504].includes(error.status);

let sending: Promise<void> | undefined;

/** Sends what waits, in its order, until the connection is lost again. */
export const sendActs = (client: QueryClient): Promise<void> =>
  (sending ??= sendAll(client).finally(() => {
    sending = undefined;
  }));

async function sendAll(client: QueryClient): Promise<void> {
  const tried = new Set<string>();
  // Read anew for each: meanwhile some were added, and some discarded.
  const next = () => load().find((act) => isUnsent(act) && !tried.has(act.id));
  for (let act = next(); act; act = next()) {
    const { id, key, params, body, title } = act;
    tried.add(id);
    try {
      const input = { params, body } as unknown as Input<ActionKey>;
      const answer = await callPage(key, input, { 'idempotency-key': id });
      discardAct(id);
      await invalidateAfter(client, answer, cacheReply(client, answer));
      toast({ title: `${title} is sent` });
    } catch (error) {
      if (mayPassLater(error)) return;
      const refusal = detailOf(error, 'It can no longer be done.');
      change((before) => before.map((each) => (each.id === id ? { ...each, refusal } : each)));
      toast({ variant: 'destructive', title: `${title} was not accepted`, description: refusal });
      await invalidateAfter(client);
    }
  }
}

import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/call.ts';
import { createStore, useStore } from '#web/lib/create-store.ts';

/** How long one event shows that a person types; in ms. */
const shownFor = 5000;
/** The shortest time between two signals of typing; in ms. */
const sendEvery = 3000;

const typing = createStore<readonly string[]>(() => []);
const noOne: readonly string[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function stop(userId: string): void {
  clearTimeout(timers.get(userId));
  timers.delete(userId);
  typing.set(typing.get().filter((each) => each !== userId));
}

/** Shows for some seconds that a person types. */
export function showTyping(userId: string): void {
  stop(userId);
  typing.set([...typing.get(), userId]);
  timers.set(
    userId,
    setTimeout(() => stop(userId), shownFor),
  );
}

/** Whether a person is typing. A message from them, named by `latestId`, ends it. */
export function useIsTyping(userId: string, latestId: string | undefined): boolean {
  useEffect(() => {
    if (latestId) stop(userId);
  }, [userId, latestId]);
  return useStore(typing, noOne).includes(userId);
}

/** @returns a function for each change of the text, which shows the other person now and then that one types */
export function useSendTyping(toUserId: string): () => void {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - sentAt.current < sendEvery) return;
    sentAt.current = performance.now();
    // Nothing depends on it.
    call('POST /api/messages/typing', { body: { toUserId } }).catch(() => {});
  };
}

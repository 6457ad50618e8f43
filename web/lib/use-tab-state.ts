import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What a browser that forbids storage keeps until the page is left. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string | undefined): void {
  unstored.delete(key);
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unstored.set(key, text);
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

type Kept = { at: number; value: unknown };

function parse(text: string | null, maxAge: number): unknown {
  if (text === null) return undefined;
  const { at, value } = JSON.parse(text) as Kept;
  return Date.now() - at < maxAge ? value : undefined;
}

/**
 * A state that the tab keeps over a reload and a way back, for some time after it was last changed. `change` writes some of it, and
 * `forget` all of it anew.
 */
export function useTabState<T extends object>(key: string, initial: T, maxAge: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const kept = useMemo(() => parse(text, maxAge) as T | undefined, [text, maxAge]);
  const change = (to: Partial<T>) => {
    const value = { ...((parse(read(key), maxAge) as T | undefined) ?? initial), ...to };
    write(key, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  };
  return { state: kept ?? initial, change, forget: () => write(key, undefined) };
}

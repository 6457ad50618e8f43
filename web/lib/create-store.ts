import { useSyncExternalStore } from 'react';

type Listener = () => void;
export type Store<State> = {
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: Listener) => () => void;
};

/**
 * Creates state outside of React that any part of the page may read and change. `load` runs on the first
 * read.
 */
export function createStore<State>(load: () => State): Store<State> {
  let state: State | undefined;
  let loaded = false;
  const listeners = new Set<Listener>();
  return {
    get() {
      if (!loaded) state = load();
      loaded = true;
      return state as State;
    },
    set(next) {
      state = next;
      loaded = true;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads a store in a component; `onServer` is the value during server rendering. */
export const useStore = <State, Shown = State>(store: Store<State>, onServer: Shown): State | Shown =>
  useSyncExternalStore<State | Shown>(store.subscribe, store.get, () => onServer);

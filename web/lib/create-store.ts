import { useSyncExternalStore } from 'react';

type Listener = () => void;
export type Store<State> = {
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: Listener) => () => void;
};

/** State outside of React, that any part of the page may read and change. `load` is called at the first reading. */
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

/** `onServer` is what the page shows while it comes from the server. */
export const useStore = <State, Shown = State>(store: Store<State>, onServer: Shown): State | Shown =>
  useSyncExternalStore<State | Shown>(store.subscribe, store.get, () => onServer);

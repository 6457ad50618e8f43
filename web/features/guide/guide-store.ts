import { createStore, useStore } from '#web/lib/create-store.ts';
import { forget, readStoredJson, storeJson } from '#web/lib/storage.ts';
import { afterAction, asTourState, initialTour } from './tour-state.ts';
import type { TourAction, TourState } from './tour-state.ts';

const tourKey = 'wagwell-tour';
const tipsKey = 'wagwell-tips-read';

type Guide = {
  tour: TourState;
  /** True while the card of the tour is shown. */
  running: boolean;
  /** True if the greeting was dismissed or the tour was started since the page was loaded. */
  greeted: boolean;
  helpOpen: boolean;
  /** Paths of the screens whose quick tip was dismissed. */
  tipsRead: string[];
};

const startsTour: ReadonlySet<TourAction> = new Set(['start', 'show', 'resetAllHelp']);
const endsTour: ReadonlySet<TourAction> = new Set(['complete', 'hide']);

const guide = createStore(load);

/** State of tour, tips and help menu in this browser; undefined during server rendering. */
export const useGuide = (): Guide | undefined => useStore(guide, undefined);

/** Applies an action to the tour and saves the new state. */
export function act(action: TourAction): void {
  const { tour, running, greeted } = guide.get();
  const next = afterAction(tour, action);
  const starts = startsTour.has(action);
  const ends = endsTour.has(action);
  storeJson(tourKey, next);
  change({ tour: next, running: starts || (running && !ends), greeted: greeted || starts || ends });
  // Turning tips on also restores the dismissed ones.
  if (action === 'resetAllHelp' || (action === 'toggleQuickTips' && next.showQuickHelp)) rememberTips([]);
}

export const readTip = (path: string): void => rememberTips([...guide.get().tipsRead, path]);

export const setHelpOpen = (helpOpen: boolean): void => change({ helpOpen });

function rememberTips(tipsRead: string[]): void {
  storeJson(tipsKey, tipsRead);
  change({ tipsRead });
}

/**
 * Loads the guide. A tour that was interrupted continues after a reload; one that never began waits for the
 * greeting of a new visitor.
 */
function load(): Guide {
  const tour = loadTour();
  const running = tour.isVisible && !tour.hasCompletedTour && tour.currentStep > 0;
  return { tour, running, greeted: running, helpOpen: false, tipsRead: loadTipsRead() };
}

function change(part: Partial<Guide>): void {
  guide.set({ ...guide.get(), ...part });
}

/** Loads the stored state. An invalid one is removed and replaced by the initial state. */
function loadTour(): TourState {
  const stored = asTourState(readJson(tourKey));
  if (!stored) forget(tourKey);
  return stored ?? initialTour;
}

function loadTipsRead(): string[] {
  const stored = readJson(tipsKey);
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

function readJson(key: string): unknown {
  try {
    return readStoredJson(key);
  } catch {
    return undefined;
  }
}

import { forget, readStoredJson, storeJson } from '#web/lib/storage.ts';
import { asTourState, initialTour } from './tour-state.ts';
import type { TourState } from './tour-state.ts';

const tourKey = 'wagwell-tour';
const tipsKey = 'wagwell-tips-read';

/** Loads the stored state. An invalid one is removed and replaced by the initial state. */
export function loadTour(): TourState {
  const stored = asTourState(readJson(tourKey));
  if (!stored) forget(tourKey);
  return stored ?? initialTour;
}

export const saveTour = (state: TourState): void => storeJson(tourKey, state);

/** Paths of the screens whose quick tip was dismissed. */
export function loadTipsRead(): string[] {
  const stored = readJson(tipsKey);
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

export const saveTipsRead = (paths: string[]): void => storeJson(tipsKey, paths);

function readJson(key: string): unknown {
  try {
    return readStoredJson(key);
  } catch {
    return undefined;
  }
}

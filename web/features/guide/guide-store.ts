import { createStore, useStore } from '#web/lib/create-store.ts';
import { afterAction } from './tour-state.ts';
import type { TourAction, TourState } from './tour-state.ts';
import { loadTipsRead, loadTour, saveTipsRead, saveTour } from './tour-storage.ts';

type Guide = {
  tour: TourState;
  /** The tour's card stands on the screen. */
  running: boolean;
  /** The greeting was put away, or the tour begun, since the page was loaded. */
  greeted: boolean;
  helpOpen: boolean;
  /** Paths of the screens whose quick tip was put away. */
  tipsRead: string[];
};

const startsTour: ReadonlySet<TourAction> = new Set(['start', 'show', 'resetAllHelp']);
const endsTour: ReadonlySet<TourAction> = new Set(['complete', 'hide']);

const guide = createStore(load);

/** Tour, tips and help menu of this browser; undefined while the page comes from the server. */
export const useGuide = (): Guide | undefined => useStore(guide, undefined);

/** Moves the tour on; what it leads to is saved. */
export function act(action: TourAction): void {
  const { tour, running, greeted } = guide.get();
  const next = afterAction(tour, action);
  const starts = startsTour.has(action);
  const ends = endsTour.has(action);
  saveTour(next);
  change({ tour: next, running: starts || (running && !ends), greeted: greeted || starts || ends });
  // Whoever asks for tips wants to see those put away as well.
  if (action === 'resetAllHelp' || (action === 'toggleQuickTips' && next.showQuickHelp)) rememberTips([]);
}

export const readTip = (path: string): void => rememberTips([...guide.get().tipsRead, path]);

export const setHelpOpen = (helpOpen: boolean): void => change({ helpOpen });

function rememberTips(tipsRead: string[]): void {
  saveTipsRead(tipsRead);
  change({ tipsRead });
}

/** A tour left in the middle goes on after a reload. One never begun waits: new visitors are greeted first. */
function load(): Guide {
  const tour = loadTour();
  const running = tour.isVisible && !tour.hasCompletedTour && tour.currentStep > 0;
  return { tour, running, greeted: running, helpOpen: false, tipsRead: loadTipsRead() };
}

function change(part: Partial<Guide>): void {
  guide.set({ ...guide.get(), ...part });
}

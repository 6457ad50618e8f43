/** State of the guided tour, kept in local storage. */
export type TourState = {
  isVisible: boolean;
  currentStep: number;
  hasCompletedTour: boolean;
  showQuickHelp: boolean;
  hasInteracted: boolean;
};

export const initialTour: TourState = {
  isVisible: true,
  currentStep: 0,
  hasCompletedTour: false,
  showQuickHelp: true,
  hasInteracted: false,
};

const changes = {
  start: () => ({ isVisible: true, currentStep: 0, hasCompletedTour: false, hasInteracted: true }),
  next: ({ currentStep }) => ({ currentStep: currentStep + 1 }),
  previous: ({ currentStep }) => ({ currentStep: Math.max(0, currentStep - 1) }),
  complete: () => ({ isVisible: false, currentStep: 0, hasCompletedTour: true }),
  hide: () => ({ isVisible: false }),
  show: () => ({ isVisible: true }),
  resetAllHelp: () => ({ ...initialTour, hasInteracted: true }),
  toggleQuickTips: ({ showQuickHelp }) => ({ showQuickHelp: !showQuickHelp, hasInteracted: true }),
  markInteracted: () => ({ hasInteracted: true }),
} satisfies Record<string, (state: TourState) => Partial<TourState>>;

export type TourAction = keyof typeof changes;

export const afterAction = (state: TourState, action: TourAction): TourState => ({
  ...state,
  ...changes[action](state),
});

/** Parses a stored value; undefined if invalid. `hasInteracted` was added later and may be missing. */
export function asTourState(value: unknown): TourState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { isVisible, currentStep, hasCompletedTour, showQuickHelp, hasInteracted } =
    value as Partial<TourState>;
  if (
    typeof isVisible !== 'boolean' ||
    typeof currentStep !== 'number' ||
    typeof hasCompletedTour !== 'boolean' ||
    typeof showQuickHelp !== 'boolean'
  )
    return undefined;
  return {
    isVisible,
    currentStep,
    hasCompletedTour,
    showQuickHelp,
    hasInteracted: typeof hasInteracted === 'boolean' ? hasInteracted : false,
  };
}

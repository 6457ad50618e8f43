import { expect, test } from 'vitest';
import { afterAction, asTourState, initialTour } from './tour-state.ts';
import type { TourAction, TourState } from './tour-state.ts';

const midway: TourState = {
  isVisible: true,
  currentStep: 2,
  hasCompletedTour: false,
  showQuickHelp: false,
  hasInteracted: false,
};

test('starts visible at step 0, not completed, with quick tips and without interaction', () => {
  expect(initialTour).toEqual({
    isVisible: true,
    currentStep: 0,
    hasCompletedTour: false,
    showQuickHelp: true,
    hasInteracted: false,
  });
});

test.each<[TourAction, Partial<TourState>]>([
  ['start', { currentStep: 0, hasInteracted: true }],
  ['next', { currentStep: 3 }],
  ['previous', { currentStep: 1 }],
  ['complete', { isVisible: false, currentStep: 0, hasCompletedTour: true }],
  ['hide', { isVisible: false }],
  ['show', { isVisible: true }],
  ['resetAllHelp', { currentStep: 0, showQuickHelp: true, hasInteracted: true }],
  ['toggleQuickTips', { showQuickHelp: true, hasInteracted: true }],
  ['markInteracted', { hasInteracted: true }],
])('%s changes %j and nothing else', (action, change) => {
  expect(afterAction(midway, action)).toEqual({ ...midway, ...change });
});

test('going back stops at the first step', () => {
  expect(afterAction({ ...midway, currentStep: 0 }, 'previous').currentStep).toBe(0);
});

test('restarting after completion clears the completion', () => {
  const done = afterAction(midway, 'complete');
  expect(afterAction(done, 'start')).toMatchObject({ isVisible: true, hasCompletedTour: false });
});

test('accepts a stored state whose first four fields have the right types', () => {
  expect(asTourState(midway)).toEqual(midway);
  const { hasInteracted: _, ...older } = midway;
  expect(asTourState(older)).toEqual(midway);
  expect(asTourState({ ...midway, extra: 1 })).toEqual(midway);
});

test.each([
  null,
  'tour',
  [],
  {},
  { ...midway, isVisible: 'yes' },
  { ...midway, currentStep: '2' },
  { ...midway, hasCompletedTour: 0 },
  { ...midway, showQuickHelp: undefined },
])('%j is no state', (value) => {
  expect(asTourState(value)).toBeUndefined();
});

import type { CareTip } from './care-tip.ts';
import { exerciseTips } from './exercise.ts';
import { groomingTips } from './grooming.ts';
import { healthTips } from './health.ts';
import { nutritionTips } from './nutrition.ts';
import { safetyTips } from './safety.ts';
import { trainingTips } from './training.ts';

/** Every care tip, by category. */
export const careTips: readonly CareTip[] = [
  ...groomingTips,
  ...healthTips,
  ...nutritionTips,
  ...trainingTips,
  ...exerciseTips,
  ...safetyTips,
];

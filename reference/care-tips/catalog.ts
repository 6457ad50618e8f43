import { birdTips } from './animals/birds.ts';
import { catTips } from './animals/cats.ts';
import { dogTips } from './animals/dogs.ts';
import { dogAndCatTips } from './animals/dogs-and-cats.ts';
import { everyAnimalTips } from './animals/every-animal.ts';
import { farmAnimalTips } from './animals/farm-animals.ts';
import { ferretTips } from './animals/ferrets.ts';
import { goatTips } from './animals/goats.ts';
import { guineaPigTips } from './animals/guinea-pigs.ts';
import { hamsterTips } from './animals/hamsters.ts';
import { horseTips } from './animals/horses.ts';
import { olderCatTips } from './animals/older-cats.ts';
import { pigTips } from './animals/pigs.ts';
import { rabbitTips } from './animals/rabbits.ts';
import type { CareTip } from './care-tip.ts';
import { exerciseTips } from './exercise.ts';
import { groomingTips } from './grooming.ts';
import { healthTips } from './health.ts';
import { nutritionTips } from './nutrition.ts';
import { safetyTips } from './safety.ts';
import { trainingTips } from './training.ts';

/** Every care tip: those by category, then what was written for each kind of animal. */
export const careTips: readonly CareTip[] = [
  ...groomingTips,
  ...healthTips,
  ...nutritionTips,
  ...trainingTips,
  ...exerciseTips,
  ...safetyTips,
  ...birdTips,
  ...catTips,
  ...dogTips,
  ...dogAndCatTips,
  ...everyAnimalTips,
  ...farmAnimalTips,
  ...ferretTips,
  ...goatTips,
  ...guineaPigTips,
  ...hamsterTips,
  ...horseTips,
  ...olderCatTips,
  ...pigTips,
  ...rabbitTips,
];

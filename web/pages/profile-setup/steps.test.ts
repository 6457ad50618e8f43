import { expect, it } from 'vitest';
import { stepIndex, stepsOf } from './steps.ts';

const { groomer } = stepsOf;

it('continues at the first incomplete step', () => {
  expect(stepIndex(groomer, null, ['title', 'address', 'yearsExperience', 'specializations'])).toBe(0);
  expect(stepIndex(groomer, null, ['yearsExperience', 'specializations'])).toBe(1);
  expect(stepIndex(groomer, null, [])).toBe(groomer.length);
});

it('uses the step in the URL, unless it is unknown', () => {
  expect(stepIndex(groomer, 'certifications', ['title'])).toBe(3);
  expect(stepIndex(groomer, 'done', ['title'])).toBe(groomer.length);
  expect(stepIndex(groomer, 'moon', ['title'])).toBe(1);
});

it('covers every field of a complete profile', () => {
  const asked = Object.values(stepsOf).map((steps) => steps.flatMap(({ needs }) => needs));
  expect(asked).toEqual([
    ['address', 'title', 'yearsExperience', 'specializations'],
    ['businessName', 'businessType', 'address', 'services', 'description'],
    ['address'],
  ]);
});

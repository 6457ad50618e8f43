import { expect, it } from 'vitest';
import { stepIndex, stepsOf } from './steps.ts';

const { groomer } = stepsOf;

it('goes on where something is missing', () => {
  expect(stepIndex(groomer, null, ['title', 'address', 'yearsExperience', 'specializations'])).toBe(0);
  expect(stepIndex(groomer, null, ['yearsExperience', 'specializations'])).toBe(1);
  expect(stepIndex(groomer, null, [])).toBe(groomer.length);
});

it('follows the address, unless it names no step', () => {
  expect(stepIndex(groomer, 'certifications', ['title'])).toBe(3);
  expect(stepIndex(groomer, 'done', ['title'])).toBe(groomer.length);
  expect(stepIndex(groomer, 'moon', ['title'])).toBe(1);
});

it('asks for every field that makes a profile complete', () => {
  const asked = Object.values(stepsOf).map((steps) => steps.flatMap(({ needs }) => needs));
  expect(asked).toEqual([
    ['address', 'title', 'yearsExperience', 'specializations'],
    ['businessName', 'businessType', 'address', 'services', 'description'],
    ['address'],
  ]);
});

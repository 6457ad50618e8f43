import { expect, it } from 'vitest';
import { ownShift } from '../own/own-shift.testing.ts';
import {
  changeOf,
  copyOf,
  emptyShift,
  fieldAt,
  postingOf,
  problemsOf,
  shareOf,
  valuesOf,
} from './shift-draft.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-20T18:00:00Z');
const filled = {
  ...emptyShift,
  title: ' Full-groom Saturday ',
  date: '2026-11-28',
  startTime: '08:30',
  endTime: '16:30',
  dogCount: '7',
  payPercentage: '45',
};
const rows = (...texts: string[]) => texts.map((text) => ({ text }));

it('sends whole numbers, one timestamp in the local time zone, and no blank rows', () => {
  const sent = postingOf(
    {
      ...filled,
      estimatedPayMin: '234',
      estimatedPayMax: '288',
      requirements: rows('Own shears', '  ', '', ' Cats '),
      bonusInfo: '$40 if all are out by four',
      bonusAmount: '40',
      repeatWeeks: '3',
    },
    zone,
  );
  expect(sent).toEqual({
    title: 'Full-groom Saturday',
    description: null,
    shiftDate: '2026-11-28T14:30:00.000Z',
    startTime: '08:30',
    endTime: '16:30',
    dogCount: 7,
    payPercentage: 45,
    hourlyRate: null,
    estimatedPayMin: 234,
    estimatedPayMax: 288,
    requirements: ['Own shears', 'Cats'],
    bonusInfo: '$40 if all are out by four',
    bonusAmount: 4000,
    payModel: 'agreed_later',
    paidWhen: 'agreed_later',
    bathing: 'agreed_later',
    cancelTerms: 'relaxed',
    ownerId: 'current-user',
    businessId: 'current-user',
    repeatWeeks: 3,
  });
  expect(problemsOf(filled, zone, now)).toEqual([]);
});

it('lists all missing fields', () => {
  expect(problemsOf(emptyShift, zone, now).map(({ field, missing }) => [field, missing])).toEqual([
    ['title', true],
    ['date', true],
    ['startTime', true],
    ['endTime', true],
    ['dogCount', true],
    ['payPercentage', true],
  ]);
});

it('reports values that the contract refuses at their field', () => {
  const problems = problemsOf(
    { ...filled, dogCount: '61', payPercentage: '0', requirements: rows('', 'x'.repeat(121)) },
    zone,
    now,
  );
  expect(problems).toEqual([
    { field: 'dogCount', message: 'At most 60 dogs' },
    { field: 'requirements.1.text', message: 'At most 120 characters' },
    { field: 'payPercentage', message: 'At least 1%, or an hourly rate' },
  ]);
  expect(problemsOf({ ...filled, estimatedPayMin: '2.5', bonusAmount: 'forty' }, zone, now)).toEqual([
    { field: 'estimatedPayMin', message: 'Use a whole number' },
    { field: 'bonusAmount', message: 'Use an amount like 40 or 40.50' },
  ]);
});

it('reports all problems together that the server would refuse one by one', () => {
  const wrong = {
    ...filled,
    title: '',
    startTime: '01:30',
    endTime: '01:30',
    estimatedPayMin: '300',
    estimatedPayMax: '200',
    bonusAmount: 'forty',
  };
  const afternoon = new Date('2026-11-28T21:00:00Z');
  expect(problemsOf(wrong, zone, afternoon).map(({ field }) => field)).toEqual([
    'title',
    'bonusAmount',
    'date',
    'endTime',
    'estimatedPayMax',
  ]);
  expect(problemsOf({ ...wrong, date: '' }, zone, afternoon).map(({ message }) => message)).toContain(
    'The shift ends when it starts: choose another time',
  );
});

it('finds the form field for the path that the server names', () => {
  const values = { ...filled, requirements: rows('', 'a', ' ', 'b') };
  expect(fieldAt('shiftDate', values)).toBe('date');
  expect(fieldAt('requirements.1', values)).toBe('requirements.3.text');
  expect(fieldAt('estimatedPayMax', values)).toBe('estimatedPayMax');
  expect(fieldAt('ownerId', values)).toBeUndefined();
});

it('reads a shift back as it was typed, and leaves the date of a copy empty', () => {
  const shift = ownShift({ estimatedPayMax: null, bonusAmount: 4050 });
  expect(valuesOf(shift)).toMatchObject({
    date: '2026-11-28',
    startTime: '08:30',
    estimatedPayMin: '234',
    estimatedPayMax: '',
    bonusAmount: '40.50',
  });
  expect(changeOf(valuesOf(shift), shift.timeZone)).toMatchObject({
    shiftDate: '2026-11-28T14:30:00.000Z',
    requirements: shift.requirements,
    bonusAmount: 4050,
  });
  expect(copyOf(shift).date).toBe('');
});

it('computes what groomers will read as soon as the percentage is known', () => {
  expect(shareOf({ ...filled, estimatedPayMin: '234' })).toEqual({
    title: filled.title,
    bookMin: null,
    bookMax: null,
    boothRent: null,
    dogCount: 7,
    hours: 8,
    payPercentage: 45,
    hourlyRate: null,
    estimatedPayMin: 234,
    estimatedPayMax: null,
  });
  const hours = { ...filled, payPercentage: '0', hourlyRate: '24.50' };
  expect(shareOf(hours)).toMatchObject({ payPercentage: 0, hourlyRate: 2450 });
  expect(problemsOf(hours, zone, now)).toEqual([]);
  expect(shareOf({ ...filled, estimatedPayMin: 'x' })).toMatchObject({ estimatedPayMin: null });
  expect(shareOf({ ...filled, payPercentage: '' })).toBeNull();
  expect(shareOf({ ...filled, payPercentage: '450' })).toBeNull();
});

import { expect, test } from 'vitest';
import { ownShift } from '../own/own-shift.testing.ts';
import { earlierStarts, templates } from './starts.ts';
import { problemsOf } from './shift-draft.ts';

test('an earlier shift is offered once, as it was last posted, the most posted first', () => {
  const first = ownShift({ id: 's-1', title: 'Cat day', dogCount: 3 });
  const older = ownShift({
    id: 's-2',
    title: 'Doodles',
    dogCount: 5,
    shiftDate: '2026-11-07T14:30:00+00:00',
  });
  const newer = ownShift({
    id: 's-3',
    title: 'doodles ',
    dogCount: 6,
    shiftDate: '2026-11-14T14:30:00+00:00',
  });
  const starts = earlierStarts([first, older, newer]);
  expect(starts.map(({ key, values }) => [key, values.dogCount, values.date])).toEqual([
    ['doodles', '6', ''],
    ['cat day', '3', ''],
  ]);
  expect(starts[0]?.about).toMatch(/posted 2 times$/);
});

test('a usual day lacks only what the business decides: its day and its share', () => {
  for (const { values } of templates)
    expect(
      problemsOf(values, 'America/Chicago', new Date('2026-11-20T12:00:00Z')).map(({ field }) => field),
    ).toEqual(['date', 'payPercentage']);
});

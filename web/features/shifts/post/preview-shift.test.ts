import { expect, test } from 'vitest';
import { ownShift } from '../own/own-shift.testing.ts';
import { previewShift } from './preview-shift.ts';
import { valuesOf } from './shift-draft.ts';

const posted = ownShift();
const { business, timeZone } = posted;
const place = { timeZone, city: business.city, address: business.address, business };
const now = new Date('2026-11-20T12:00:00Z');
const typed = valuesOf(posted);

test('a shift that ends after midnight ends on the next day', () => {
  const preview = previewShift({ ...typed, startTime: '20:00', endTime: '02:00' }, place, now);
  expect([preview?.shiftDate, preview?.endsAt]).toEqual([
    '2026-11-29T02:00:00.000Z',
    '2026-11-29T08:00:00.000Z',
  ]);
});

test('a missing title has a stand-in, any other missing fact hides the ticket', () => {
  expect(previewShift({ ...typed, title: '' }, place, now)?.title).toBe('Your title');
  for (const field of ['date', 'startTime', 'endTime', 'dogCount', 'payPercentage'] as const)
    expect(previewShift({ ...typed, [field]: '' }, place, now)).toBeUndefined();
  expect(previewShift(typed, { ...place, business: undefined }, now)).toBeUndefined();
});

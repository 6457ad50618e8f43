import { empty, saysNothing, unread } from './reading.ts';
import type { Reading } from './reading.ts';

/** Reads a time of day, also one behind a day: 9:00 AM, 9am, 13:30. Without am or pm, one to six are the afternoon. */
export function readClock(cell: string): Reading<string> {
  if (saysNothing(cell)) return empty;
  const named = /(?:^|[\s,T(])(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap])\.?m?\.?\b/i.exec(cell);
  if (named) {
    const hour = Number(named[1]);
    if (hour < 1 || hour > 12) return unread(cell, 'is not a time');
    return clock((hour % 12) + (named[3]?.toLowerCase() === 'p' ? 12 : 0), Number(named[2] ?? 0), cell);
  }
  const plain = /(?:^|[\s,T(])(\d{1,2}):(\d\d)(?::\d\d)?\b/.exec(cell);
  if (plain) {
    const hour = Number(plain[1]);
    const afternoon = hour >= 1 && hour <= 6 && plain[1]?.length === 1;
    return clock(afternoon ? hour + 12 : hour, Number(plain[2]), cell);
  }
  if (/\bnoon\b/i.test(cell)) return { value: '12:00' };
  return /^\d{1,2}$/.test(cell) && Number(cell) >= 7 && Number(cell) <= 18
    ? clock(Number(cell), 0, cell)
    : unread(cell, 'is not a time');
}

function clock(hour: number, minute: number, cell: string): Reading<string> {
  if (hour > 23 || minute > 59) return unread(cell, 'is not a time');
  return { value: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

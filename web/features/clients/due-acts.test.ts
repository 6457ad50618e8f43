import { expect, test } from 'vitest';
import { dueText } from './due-acts.tsx';

const opening = (startsAt: string) => ({ startsAt, endsAt: startsAt, staff: null });
const maria = { name: 'Maria Garcia', pets: [{ name: 'Bella' }], lastMinutes: 90 } as Parameters<
  typeof dueText
>[0];
const of = (...times: string[]) => ({ timeZone: 'America/Chicago', openings: times.map(opening) });

test('the text to a client who is due offers two times of next week, on two days if there are', () => {
  const week = of('2026-12-01T15:00:00Z', '2026-12-01T18:00:00Z', '2026-12-03T19:30:00Z');
  const asked = dueText(maria, week, '2026-12-07');
  expect(asked?.body.replaceAll(/\s/g, ' ')).toBe(
    'Hi Maria, Bella is due. Next week I have Tue 9:00 AM or Thu 1:30 PM. Which suits? {link}',
  );
  expect(asked?.startsAt).toEqual(['2026-12-01T15:00:00Z', '2026-12-03T19:30:00Z']);
  expect(dueText(maria, of('2026-12-01T15:00:00Z'), '2026-12-07')?.body).toMatch(/Does it suit\? \{link\}$/);
  expect(dueText(maria, of('2026-12-08T15:00:00Z'), '2026-12-07')).toBeUndefined();
  const never = dueText({ ...maria, lastMinutes: null }, week, '2026-12-07');
  expect(never?.body).toMatch(/Which suits\?$/);
  expect(never?.startsAt).toBeUndefined();
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WeekStrip } from './week-strip.tsx';

const drawn = (from: number, to: number) => {
  const slots = [{ id: 's-1', from, to, kind: 'booked' as const, label: 'Booked' }];
  const { container } = render(<WeekStrip label="Week" days={[{ weekday: 'Mon', day: 23, slots }]} />);
  const { top, height } = container.querySelector<HTMLElement>('.mark-booked')!.style;
  return [Math.round(Number.parseFloat(top)), Math.round(Number.parseFloat(height))];
};

it('draws work at its hours, and extends the day for early starts and late ends', () => {
  expect(drawn(7, 12.5)).toEqual([0, 50]);
  expect(drawn(22, 24)).toEqual([88, 12]);
  expect(drawn(0, 24)).toEqual([0, 100]);
});

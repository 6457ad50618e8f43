import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WeekStrip } from './week-strip.tsx';

const drawn = (from: number, to: number) => {
  const slots = [{ id: 's-1', from, to, kind: 'booked' as const, label: 'Booked' }];
  const { container } = render(
    <WeekStrip label="Week" days={[{ date: '2026-11-23', weekday: 'Mon', day: 23, slots }]} />,
  );
  const { top, height } = container.querySelector<HTMLElement>('.mark-booked')!.style;
  return [Math.round(Number.parseFloat(top)), Math.round(Number.parseFloat(height))];
};

it('draws work at its hours, and extends the day for early starts and late ends', () => {
  expect(drawn(7, 12.5)).toEqual([0, 50]);
  expect(drawn(22, 24)).toEqual([88, 12]);
  expect(drawn(0, 24)).toEqual([0, 100]);
});

const sunday = {
  date: '2026-11-29',
  weekday: 'Sun',
  day: 29,
  slots: ['booked', 'booked', 'waiting'].map((kind, nth) => ({
    id: `s-${nth}`,
    from: 8 + nth,
    to: 9 + nth,
    kind: kind as 'booked' | 'waiting',
    label: `${8 + nth} AM, ${kind}`,
  })),
};

it.each([
  ['on a phone each day says how many are booked and is a link', true, 1],
  ['on a wide screen, where the hours are drawn, it has no links to step through', false, 0],
])('%s', (_, matches, links) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { container } = render(
    <MemoryRouter>
      <WeekStrip label="Week" days={[sunday]} counts dayAt={(date) => `/day?on=${date}`} />
    </MemoryRouter>,
  );
  expect(container.querySelector('.week-count')?.textContent).toBe('2');
  const found = screen.queryAllByRole('link', { name: /8 AM, booked; 9 AM, booked; 10 AM, waiting$/ });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links ? ['/day?on=2026-11-29'] : []);
});

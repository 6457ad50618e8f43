// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DueBadge } from './due-badge.tsx';

const now = new Date('2026-11-28T05:00:00Z');
const shown = (dueOn: string, everyWeeks: number | null = 6) => {
  const { container } = render(<DueBadge dueOn={dueOn} everyWeeks={everyWeeks} now={now} />);
  const tone = container.querySelector('.badge-urgent') ? 'urgent' : 'warn';
  return [container.textContent.replaceAll('\u00a0', ' '), tone];
};

test('a badge says for how long a client is due', () => {
  expect(shown('2026-11-28')).toEqual(['Due today', 'warn']);
  expect(shown('2026-11-27')).toEqual(['1 day over', 'warn']);
  expect(shown('2026-11-26')).toEqual(['2 days over', 'warn']);
  expect(shown('2026-11-14')).toEqual(['2 weeks over', 'warn']);
  expect(shown('2026-04-20')).toEqual(['7 months over', 'urgent']);
  expect(shown('2020-12-01')).toEqual(['5 years over', 'urgent']);
});

test('it turns urgent once a whole further visit was missed, by the own interval or else after six weeks', () => {
  expect(shown('2026-10-18', 6)[1]).toBe('warn');
  expect(shown('2026-10-17', 6)[1]).toBe('urgent');
  expect(shown('2026-10-17', 8)[1]).toBe('warn');
  expect(shown('2026-10-17', null)[1]).toBe('urgent');
});

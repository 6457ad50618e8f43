// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TimeChips } from './time-chips.tsx';

test('the comma between day and hour is hidden on a phone, where each has its own line', () => {
  render(
    <TimeChips
      times={[{ startsAt: '2026-12-01T19:45:00Z' }]}
      timeZone="America/Chicago"
      label="Free times"
      isChosen={() => false}
      onPress={() => undefined}
    />,
  );
  const chip = screen.getByRole('button');
  expect(chip.textContent.replaceAll(/\s/g, ' ')).toMatch(/^Tue, Dec 1(, 2026)?, 1:45 PM$/);
  const commas = [...chip.querySelectorAll('span')].filter(({ textContent }) => textContent === ',');
  expect(commas.map(({ className }) => className)).toEqual(['max-[30rem]:hidden']);
});

// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HiddenUntil } from './hidden-until.tsx';

test('what is hidden shows the shape of tabs over a list, announced once, until it is ready', () => {
  const { container, rerender } = render(<HiddenUntil ready={false}>All pets</HiddenUntil>);
  expect(container.querySelectorAll('.work-row').length).toBeGreaterThan(2);
  expect([...container.querySelectorAll('output')].map((each) => each.textContent)).toEqual(['Loading...']);
  rerender(<HiddenUntil ready>All pets</HiddenUntil>);
  expect(container.querySelector('.skeleton')).toBeNull();
  expect(container.textContent).toBe('All pets');
});

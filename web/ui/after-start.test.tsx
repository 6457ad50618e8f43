// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AfterStart } from './after-start.tsx';
import { HiddenUntil } from './hidden-until.tsx';

test('a form that is loaded later is not in the page until it answers', async () => {
  const page = (
    <AfterStart meanwhile="One moment">
      <button type="button">Save</button>
    </AfterStart>
  );
  document.body.innerHTML = renderToString(page);
  expect(document.body.textContent).toBe('One moment');
  await act(async () => void hydrateRoot(document.body, page));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});

test('what is hidden shows the shape of tabs over a list, announced once, until it is ready', () => {
  const { container, rerender } = render(<HiddenUntil ready={false}>All pets</HiddenUntil>);
  expect(container.querySelectorAll('.work-row').length).toBeGreaterThan(2);
  expect([...container.querySelectorAll('output')].map((each) => each.textContent)).toEqual(['Loading...']);
  rerender(<HiddenUntil ready>All pets</HiddenUntil>);
  expect(container.querySelector('.skeleton')).toBeNull();
  expect(container.textContent).toBe('All pets');
});

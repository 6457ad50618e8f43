// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AfterStart } from './after-start.tsx';

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

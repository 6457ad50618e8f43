// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { SearchInput } from './search-input.tsx';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchInput aria-label="Search" value={text} onChange={setText} />
      <p>Searching for “{text}”</p>
    </>
  );
}

test('what was typed before the scripts had loaded is searched for', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Search />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  input.value = 'jordan';
  await act(async () => {
    const root = hydrateRoot(page, <Search />);
    onTestFinished(() => act(() => root.unmount()));
  });
  expect(screen.getByText('Searching for “jordan”')).toBeTruthy();
  expect(input.value).toBe('jordan');
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Input } from './input.tsx';

function Town() {
  const [text, setText] = useState('');
  return (
    <>
      <Input aria-label="Town" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Groomers in “{text}”</p>
    </>
  );
}

test('what was typed before the scripts had loaded is taken', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Town />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
  input.value = 'Austin';
  await act(async () => {
    const root = hydrateRoot(page, <Town />);
    onTestFinished(() => act(() => root.unmount()));
  });
  expect(screen.getByText('Groomers in “Austin”')).toBeTruthy();
  expect(input.value).toBe('Austin');
});

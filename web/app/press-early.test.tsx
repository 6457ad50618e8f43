// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { announceStart, pressAgain, started } from './later-scripts.ts';

function Page({ children }: { children: ReactNode }) {
  useEffect(announceStart, []);
  return children;
}

function Pets() {
  const [adds, setAdds] = useState(false);
  const [name, setName] = useState('');
  const [isDown, setIsDown] = useState(false);
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onPointerDown={() => setIsDown(true)} onClick={() => setAdds(true)}>
        Add your first pet
      </button>
      {isDown && adds && <p>Add New Pet: {name}</p>}
    </>
  );
}

test('what is pressed and typed early in a part that React takes over last is not lost', async () => {
  const page = (
    <Page>
      <Suspense>
        <Pets />
      </Suspense>
    </Page>
  );
  const home = document.body.appendChild(document.createElement('div'));
  home.innerHTML = renderToString(page);
  const own = document.body.appendChild(document.createElement('script'));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  pressAgain(started);
  const field = home.querySelector('input');
  if (field) field.value = 'Bella';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  home.querySelector('button')?.click();
  await act(async () => void hydrateRoot(home, page));
  await waitFor(() => expect(home.textContent).toContain('Add New Pet: Bella'));
});

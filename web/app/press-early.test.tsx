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
      <button type="button" onPointerDown={() => setIsDown(!isDown)} onClick={() => setAdds(true)}>
        Add your first pet
      </button>
      {isDown && adds && <p>Add New Pet: {name}</p>}
    </>
  );
}

const page = (
  <Page>
    <Suspense>
      <Pets />
    </Suspense>
  </Page>
);

/** Shows the page as the server sends it. */
function showPage(): HTMLElement {
  const home = document.body.appendChild(document.createElement('div'));
  home.innerHTML = renderToString(page);
  const own = document.body.appendChild(document.createElement('script'));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  pressAgain(started);
  return home;
}

const point = (home: HTMLElement, kind: string) =>
  home.querySelector('button')?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));

test('what is pressed and typed early in a part that React takes over last is not lost', async () => {
  const home = showPage();
  const field = home.querySelector('input');
  if (field) field.value = 'Bella';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  home.querySelector('button')?.click();
  await act(async () => void hydrateRoot(home, page));
  await waitFor(() => expect(home.textContent).toContain('Add New Pet: Bella'));
});

test.each([
  ['whole', ['pointerdown', 'pointerup', 'click'], []],
  ['half', ['pointerdown'], ['pointerup', 'click']],
])(
  'a menu that is pressed while React takes the page over opens once: the %s press',
  async (_, early, late) => {
    const home = showPage();
    const begun = new Promise((resolve) => window.addEventListener(started, resolve, { once: true }));
    hydrateRoot(home, page);
    await waitFor(() => expect(home.querySelector('button')).not.toBeNull());
    for (const kind of early) point(home, kind);
    await act(async () => void (await begun));
    for (const kind of late) point(home, kind);
    await waitFor(() => expect(home.textContent).toContain('Add New Pet: '));
  },
);

test('a finger that scrolls over a menu does not open it', async () => {
  const home = showPage();
  for (const kind of ['pointerdown', 'pointercancel']) point(home, kind);
  const down = vi.fn<() => void>();
  home.querySelector('button')?.addEventListener('pointerdown', down);
  await act(async () => void hydrateRoot(home, page));
  await new Promise((resolve) => window.addEventListener(started, resolve, { once: true }));
  expect(down).not.toHaveBeenCalled();
});

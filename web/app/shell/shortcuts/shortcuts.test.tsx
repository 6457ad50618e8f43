// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

async function openPage() {
  const { useShortcuts } = await import('./shortcuts.ts');
  const { navLinks } = await import('../navigation/nav-links.ts');
  const { default: ShortcutsDialog } = await import('./shortcuts-dialog.tsx');
  const links = navLinks('groomer', true);
  const shown = vi.fn();
  function Page() {
    useShortcuts(links, shown);
    return (
      <>
        <p>{useLocation().pathname}</p>
        <input type="search" aria-label="Search" />
      </>
    );
  }
  const page = (dialog: boolean) => (
    <MemoryRouter>
      <Page />
      {dialog && <ShortcutsDialog links={links} onClose={() => undefined} />}
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  return { shown, list: () => rerender(page(true)), close: () => rerender(page(false)) };
}
const focused = () => document.activeElement?.textContent;
const press = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key });

test('keys open pages, the search and the list', async () => {
  const { shown } = await openPage();
  press('g');
  press('m');
  expect(screen.getByText('/messages')).toBeDefined();
  press('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  press('?');
  expect(shown).toHaveBeenCalledOnce();
});

test('they do nothing while somebody types, and can be switched off for good', async () => {
  const { shown, list, close } = await openPage();
  press('?', screen.getByRole('searchbox'));
  expect(shown).not.toHaveBeenCalled();
  list();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  close();
  for (const key of ['?', 'g', 'm', '/']) press(key);
  expect(shown).not.toHaveBeenCalled();
  expect(screen.getByText('/')).toBeDefined();
  expect(localStorage.getItem('wagwell-shortcuts')).toBe('off');
});

test('j and k step through the rows of a list', async () => {
  await openPage();
  const main = document.body.appendChild(document.createElement('main'));
  HTMLElement.prototype.scrollIntoView = vi.fn();
  main.innerHTML =
    '<article><a href="/1">One</a></article><article><p>Nothing to press</p></article><ul><li data-row><button>Two</button></li></ul>';
  press('j');
  expect(focused()).toBe('One');
  press('j');
  expect(focused()).toBe('Two');
  press('j');
  expect(focused()).toBe('Two');
  press('k');
  expect(focused()).toBe('One');
  press('k');
  expect(focused()).toBe('One');
  main.remove();
});

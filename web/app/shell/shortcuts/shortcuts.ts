import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { createStore, useStore } from '#web/lib/create-store.ts';
import { forget, readStored, store } from '#web/lib/storage.ts';
import type { NavItem } from '../navigation/nav-links.ts';

const key = 'wagwell-shortcuts';
/** How long after `g` the second key still counts, in ms. */
const chordTime = 1_200;

const shortcuts = createStore(() => readStored(key) !== 'off');

/**
 * Shortcuts can be switched off, since single keys interfere with voice control and are easily hit by
 * mistake.
 */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  return [useStore(shortcuts, true), switchShortcuts];
}

function switchShortcuts(on: boolean): void {
  if (on) forget(key);
  else store(key, 'off');
  shortcuts.set(on);
}

/** The page's search field, if it has one. */
export const searchField = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-search], input[type="search"]');

/** The rows and cards of the page's list. */
export const listItems = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main article, main [data-row]')].filter(
    (item) => firstControl(item) !== null,
  );
const firstControl = (item: HTMLElement) => item.querySelector<HTMLElement>('a[href], button:not(:disabled)');

/** Moves the focus into the next item of the list, or the one before. */
function stepThroughList(step: 1 | -1): void {
  const items = listItems();
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const item = items[at < 0 ? 0 : at + step];
  if (!item) return;
  firstControl(item)?.focus();
  item.scrollIntoView({ block: 'nearest' });
}

/** Handles shortcuts: `?` lists them, `/` focuses the search, `j` and `k` step through the list, `g` and a letter open a page of the header. */
export function useShortcuts(links: NavItem[], showList: () => void): void {
  const navigate = useNavigate();
  const [on] = useShortcutsOn();
  useEffect(() => {
    if (!on) return undefined;
    let chordUntil = 0;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      const chord = event.timeStamp < chordUntil;
      chordUntil = 0;
      const link = chord && links.find(({ shortcut }) => shortcut === event.key);
      if (link) void navigate(link.to);
      else if (event.key === 'g') chordUntil = event.timeStamp + chordTime;
      else if (event.key === 'j') stepThroughList(1);
      else if (event.key === 'k') stepThroughList(-1);
      else if (event.key === '?') showList();
      else if (event.key === '/' && searchField()) {
        event.preventDefault();
        searchField()?.focus();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, links, navigate, showList]);
}

/** Whether the user is typing or an overlay is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { loadPartsAhead } from '#web/ui/lazy-part.ts';
import { pageIsLoaded } from './loaded-pages.ts';
import type { NavItem } from './navigation/nav-links.ts';

/**
 * Preloading waits this long, or until the first touch or key press, for the page's own first render; in ms.
 */
const after = 10_000;

/**
 * Preloads dialogs, menus, tabs and the main pages, so that they open at once, even if the connection is
 * lost.
 */
export function LoadAhead({ links, touched }: { links: NavItem[]; touched: boolean }) {
  const [waited, setWaited] = useState(false);
  const starts = touched || waited;
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), after);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!starts) return;
    loadPartsAhead();
    for (const { to } of links) pageIsLoaded(to);
  }, [starts, links]);
  return starts && links.map(({ name, to }) => <PrefetchPageLinks key={name} page={to} />);
}

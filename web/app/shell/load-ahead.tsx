import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { loadPartsAhead } from '#web/ui/lazy-part.ts';
import { pageIsLoaded } from './loaded-pages.ts';
import type { NavItem } from './nav-links.ts';

/** A page's first view has the line to itself for this long, or until the first touch or key; in ms. */
const after = 10_000;

/**
 * Loads what can be opened from here before it is asked for: dialogs, menus, tabs and the main pages. So buttons answer at
 * once, also when the connection is lost in between.
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

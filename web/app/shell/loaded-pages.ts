import { matchPath } from 'react-router';
import { keptPatternOf } from '#web/domain/site/kept-pages.ts';
import { pages } from '../pages.ts';

/** Pages whose code is loaded. */
const loaded = new Set<string>();

const patternOf = (pathname: string) =>
  Object.keys(pages).find((pattern) => matchPath(pattern, pathname)) ?? '*';

export const pageIsLoaded = (pathname: string): void => void loaded.add(patternOf(pathname));

/** Whether a page opens without the server: its code is here, or the service worker keeps it. */
export const opensOffline = (pathname: string): boolean =>
  keptPatternOf(pathname) !== undefined &&
  (loaded.has(patternOf(pathname)) || Boolean(navigator.serviceWorker?.controller));

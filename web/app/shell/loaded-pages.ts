import { matchPath } from 'react-router';
import { pages } from '../pages.ts';

/** Pages whose code is loaded, so that they open offline. */
const loaded = new Set<string>();

const patternOf = (pathname: string) =>
  Object.keys(pages).find((pattern) => matchPath(pattern, pathname)) ?? '*';

export const pageIsLoaded = (pathname: string): void => void loaded.add(patternOf(pathname));
export const opensOffline = (pathname: string): boolean => loaded.has(patternOf(pathname));

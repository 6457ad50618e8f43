const anySite = 'http://here.invalid';

/**
 * Returns the path to go to after signing in: the requested one if it is on this site, otherwise `fallback`.
 * `//other.example`, `/\other.example` and `/.//other.example` would all lead to another site.
 */
export function ownPath(asked: string | null | undefined, fallback: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, anySite)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, anySite);
  return origin === anySite && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

const anySite = 'http://here.invalid';

/**
 * The path, query and fragment to go to after signing in: what was asked for if it lies on this site, otherwise
 * `fallback`. `//other.example`, `/\other.example` and `/.//other.example` would all leave it.
 */
export function ownPath(asked: string | null | undefined, fallback: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, anySite)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, anySite);
  return origin === anySite && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

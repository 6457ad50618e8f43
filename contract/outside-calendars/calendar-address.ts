/** What is wrong with the address of a calendar; undefined if it can be tried. */
export function addressProblem(typed: string): string | undefined {
  const url = urlOf(typed);
  if (!url) return 'Use an address that begins with https:// or webcal://';
  if (url.protocol === 'http:')
    return 'Use the address that begins with https://, so that nobody reads along';
  if (url.protocol !== 'https:') return 'Use an address that begins with https:// or webcal://';
  if (url.username || url.password) return 'Use an address without a name and a password in it';
  if (url.port) return 'Use an address without a port';
  if (!isName(url.hostname)) return 'Use an address with the full name of its server';
  return undefined;
}

/** The https address of a calendar, without what a browser would keep to itself. */
export function httpsAddress(typed: string): string {
  const url = urlOf(typed);
  if (!url) throw new Error('The address was checked before');
  url.hash = '';
  return url.href;
}

/** A name with a dot, no IP address: those of IPv6 stand in brackets, and the last part of a name is never a number. */
const isName = (host: string): boolean => /^[^[\]]+\.[^.\d][^.]*\.?$/.test(host);

/** Calendars give out `webcal:`, which is read as https. */
function urlOf(typed: string): URL | undefined {
  const text = typed.trim().replace(/^webcals?:/i, 'https:');
  return /\s/.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}

/** The account that a reply of the API is for. */
export const accountHeader = 'for-account';
/** When the worker kept the reply, in ISO 8601. */
export const keptAtHeader = 'kept-at';

/** Replies beyond this number are dropped, those that are needed least first. */
export const mostReplies = 300;
/** Longer replies are not kept, in bytes. */
export const longestReply = 400_000;

/** The first parts of the paths below /api/ that dashboards, lists and records read. */
const shown = new Set([
  'blocks',
  'groomers',
  'grooming-requests',
  'marketplace',
  'membership',
  'messages',
  'notification-preferences',
  'notifications',
  'offers',
  'owners',
  'pet-care-tips',
  'pet-owners',
  'pets',
  'profiles',
  'provider-rules',
  'quick-replies',
  'shifts',
  'users',
  'visits',
]);
/** Answers to a question of the moment. */
const passing = /(-check|\/clashes|\/search|\/cancellation|\/plan-change)$/;

/** Whether the reply to a GET is kept for reading offline. */
export function isKept({ pathname }: { pathname: string }): boolean {
  if (pathname === '/auth/me') return true;
  const [, api, first = ''] = pathname.split('/');
  return api === 'api' && shown.has(first) && !passing.test(pathname);
}

/** Whether a request may change who is signed in. */
export const changesAccount = (method: string, { pathname }: { pathname: string }): boolean =>
  method !== 'GET' && (pathname.startsWith('/auth/') || pathname === '/api/account/close');

/** What is dropped last: the session, today's work and one's own records. */
const needed =
  /^\/(auth\/me|api\/(visits|shifts\/(?!count)[^/]+$|messages|pets|profiles|groomers\/current-user|owners\/current-user))/;

const pathOf = (address: string) => new URL(address).pathname;

/** Which of the kept addresses to drop, given oldest first: searches and others' records before one's own work. */
export function toDrop(addresses: readonly string[], most = mostReplies): string[] {
  const leastFirst = [
    ...addresses.filter((address) => !needed.test(pathOf(address))),
    ...addresses.filter((address) => needed.test(pathOf(address))),
  ];
  return leastFirst.slice(0, Math.max(0, addresses.length - most));
}

/** Answers of a proxy whose server is away, and of a server whose database is. */
export const isAway = ({ status }: { status: number }): boolean => [502, 503, 504].includes(status);

import type { Api } from '#contract/api/api.ts';

/** The account that a reply of the API is for. */
export const accountHeader = 'for-account';
/** When the worker kept the reply, in ISO 8601. */
export const keptAtHeader = 'kept-at';

/** Replies beyond this number are dropped, those that are needed least first. */
export const mostReplies = 300;
/** Longer replies are not kept, in bytes. */
export const longestReply = 400_000;

/** `GET /api/visits/:id` gives `visits`. */
type FirstPart<Key> = Key extends `GET /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never;

/** Whether the replies of each address below /api/ are kept: what dashboards, lists and records read. */
const keptParts: Record<FirstPart<keyof Api>, boolean> = {
  account: false,
  admin: false,
  'billing-settings': true,
  bills: true,
  blocks: true,
  // Whoever books on a borrowed phone leaves nothing there.
  book: false,
  'booking-page': true,
  books: true,
  calendar: true,
  'cancellation-policies': true,
  'cancellation-policy': true,
  certifications: true,
  'checkout-sessions': false,
  // Cells of a sheet are on the screen only.
  'client-imports': false,
  clients: true,
  day: true,
  // Whoever opens a link on a borrowed phone leaves nothing there.
  'client-links': false,
  events: false,
  fees: true,
  figures: true,
  'free-days': true,
  groomers: true,
  incidents: false,
  'grooming-requests': true,
  // Whether reading it works is known only with a connection.
  'outside-calendar': false,
  invoices: false,
  landing: false,
  login: false,
  'mail-preferences': false,
  marketplace: true,
  membership: true,
  'message-templates': true,
  messages: true,
  'notification-preferences': true,
  notifications: true,
  offers: true,
  owners: true,
  passkeys: false,
  'payment-processor': false,
  'pet-care-tips': true,
  'pet-owners': true,
  pets: true,
  cards: false,
  'pet-records': false,
  'pet-transfers': false,
  places: false,
  plans: false,
  portfolio: true,
  'prices-near': false,
  profiles: true,
  'provider-rules': true,
  'public-pages': false,
  'push-key': false,
  'quick-replies': true,
  reliability: true,
  favorites: true,
  'saved-searches': true,
  sessions: false,
  'shift-applications': false,
  'shift-agreements': true,
  'shift-dues': true,
  'shift-invitations': true,
  shifts: true,
  staff: true,
  'two-factor': false,
  users: true,
  'visit-series': true,
  visits: true,
  'waiting-clients': true,
  'working-hours': true,
};
const shown = new Set(Object.entries(keptParts).flatMap(([part, kept]) => (kept ? [part] : [])));

/** Answers to a question of the moment. */
const passing = /(-check|\/check|\/clashes|\/feed|\/search|\/cancellation|\/plan-change)$/;

/** Whether the reply to a GET is kept for reading offline. */
export function isKept({ pathname }: { pathname: string }): boolean {
  if (pathname === '/auth/me') return true;
  const [, api, first = ''] = pathname.split('/');
  return api === 'api' && shown.has(first) && !passing.test(pathname);
}

/** Whether a request may change who is signed in. */
export const changesAccount = (method: string, { pathname }: { pathname: string }): boolean =>
  method !== 'GET' && (pathname.startsWith('/auth/') || pathname === '/api/account/close');

/** What is dropped last: the session, today's work, one's own records and those of clients that were opened or read ahead. */
const needed =
  /^\/(auth\/me|api\/(day|visits|calendar|shifts\/(?!count)[^/]+$|messages|clients\/(?!counts)[^/]+(\/(account|timeline))?$|pets|profiles|groomers\/current-user|owners\/current-user))/;

const pathOf = (address: string) => new URL(address).pathname;

/** Whether a reply is of the account's own work, not of a search or another's record. */
export const isNeeded = (address: string): boolean => needed.test(pathOf(address));

/** Which of the kept addresses to drop, given oldest first: searches and others' records before one's own work. */
export function toDrop(addresses: readonly string[], most = mostReplies): string[] {
  const leastFirst = [
    ...addresses.filter((address) => !isNeeded(address)),
    ...addresses.filter((address) => isNeeded(address)),
  ];
  return leastFirst.slice(0, Math.max(0, addresses.length - most));
}

/** Answers of a proxy whose server is away, and of a server whose database is. */
export const isAway = ({ status }: { status: number }): boolean => [502, 503, 504].includes(status);

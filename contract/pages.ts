/** Every page's name and path. `web/app/pages.ts` maps them to files, and mails link to them. */
export const pages = {
  landing: '/',
  start: '/start',
  register: '/register',
  login: '/login',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'not-me': '/not-me',
  membership: '/membership',
  'membership-signup': '/membership-signup',
  'subscription-checkout': '/subscription-checkout',
  'subscription-success': '/subscription-success',
  'groomer-dashboard': '/groomer',
  'owner-dashboard': '/owner',
  'pet-owner-dashboard': '/pet-owner',
  pet: '/pets/:id',
  'pet-record': '/pets/:id/record',
  'shared-pet-record': '/r/:secret',
  'pet-transfer': '/take-over/:secret',
  request: '/requests/:id',
  visit: '/visits/:id',
  'report-card': '/visits/:id/report-card',
  'shared-report-card': '/cards/:secret',
  'check-out': '/visits/:id/check-out',
  'client-visit': '/v/:secret',
  marketplace: '/marketplace',
  day: '/day',
  'front-desk': '/front-desk',
  calendar: '/calendar',
  messages: '/messages',
  notifications: '/notifications',
  settings: '/settings',
  'notification-settings': '/settings/notifications',
  'email-preferences': '/email-preferences',
  shift: '/shifts/:id',
  'shift-agreement': '/shifts/:id/agreement',
  'client-import': '/client-imports/:id',
  books: '/books',
  clients: '/clients',
  client: '/clients/:id',
  profile: '/profile',
  'profile-setup': '/profile-setup',
  admin: '/admin',
  'promo-admin': '/promo-admin',
  'groomer-page': '/groomers/:slug',
  'business-page': '/businesses/:slug',
  'groomer-booking': '/groomers/:slug/book',
  'business-booking': '/businesses/:slug/book',
  'town-page': '/grooming/:state/:city',
  reliability: '/reliability',
  'terms-of-service': '/terms-of-service',
  'privacy-policy': '/privacy-policy',
} as const;

export type PageName = keyof typeof pages;
type Params<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Query = Record<string, string | undefined>;
type Given<Path> = [Params<Path>] extends [never]
  ? [query?: Query]
  : [given: Record<Params<Path>, string> & Query];

/**
 * Returns the URL of a page: `href('shift', { id })`, `href('marketplace', { tab: 'requests' })`. Values that
 * are not in the path become the query.
 */
export function href<Name extends PageName>(page: Name, ...[given]: Given<(typeof pages)[Name]>): string {
  const rest = new Map(Object.entries(given ?? {}));
  const path = pages[page].replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

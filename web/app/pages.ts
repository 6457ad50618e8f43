/** Every page by its address; the file lies in `web/pages`. The shell links only to what stands here. */
export const pages: Record<string, string> = {
  '/': 'landing',
  '/register': 'register',
  '/login': 'login',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/verify-email': 'verify-email',
  '/membership': 'membership',
  '/membership-signup': 'membership',
  '/subscription-checkout': 'subscription-checkout',
  '/subscription-success': 'subscription-success',
  '/groomer': 'groomer-dashboard',
  '/owner': 'owner-dashboard',
  '/pet-owner': 'pet-owner-dashboard',
  '/pets/:id': 'pet',
  '/requests/:id': 'request',
  '/visits/:id': 'visit',
  '/visits/:id/report-card': 'report-card',
  '/marketplace': 'marketplace',
  '/messages': 'messages',
  '/shifts/:id': 'shift',
  '/profile': 'profile',
  '/profile-setup': 'profile-setup',
  '/admin': 'admin',
  '/promo-admin': 'promo-admin',
  '/terms-of-service': 'terms-of-service',
  '/privacy-policy': 'privacy-policy',
  '*': 'not-found',
};

/** Pages that anybody reads and that load without the product's data and tooltips. */
const publicPaths: ReadonlySet<string> = new Set(['/', '/terms-of-service', '/privacy-policy', '*']);

export const isPublic = (path: string): boolean => publicPaths.has(path);

export const hasPage = (path: string): boolean => path in pages;

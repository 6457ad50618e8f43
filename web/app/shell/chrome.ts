/** What the shell puts around a page, by the page's path. */
type Chrome = {
  /** At the checkout only the brand, so that nothing leads away. */
  header: 'full' | 'checkout';
  /** On the way to a payment: says so wherever no money moves. */
  paying: boolean;
  /** Nothing opens by itself while somebody fills in a form that matters. */
  quiet: boolean;
  footer: boolean;
};

const checkout = new Set(['/subscription-checkout']);
const paying = new Set([
  '/register',
  '/membership',
  '/membership-signup',
  '/subscription-checkout',
  '/subscription-success',
]);
const workplaces = new Set(['/groomer', '/owner', '/pet-owner', '/marketplace', '/messages', '/profile']);
const forms = new Set([
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/membership',
  '/membership-signup',
  '/subscription-checkout',
  '/subscription-success',
  '/profile-setup',
]);

export const chromeOf = (pathname: string): Chrome => ({
  header: checkout.has(pathname) ? 'checkout' : 'full',
  paying: paying.has(pathname),
  quiet: forms.has(pathname),
  footer: !workplaces.has(pathname),
});

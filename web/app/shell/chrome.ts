import { href } from '#contract/pages.ts';
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

const checkout = new Set([href('subscription-checkout')]);
const paying = new Set([
  href('register'),
  href('membership'),
  href('membership-signup'),
  href('subscription-checkout'),
  href('subscription-success'),
]);
const workplaces = new Set([
  href('groomer-dashboard'),
  href('owner-dashboard'),
  href('pet-owner-dashboard'),
  href('marketplace'),
  href('messages'),
  href('profile'),
]);
const forms = new Set([
  href('register'),
  href('login'),
  href('forgot-password'),
  href('reset-password'),
  href('verify-email'),
  href('membership'),
  href('membership-signup'),
  href('subscription-checkout'),
  href('subscription-success'),
  href('profile-setup'),
]);

export const chromeOf = (pathname: string): Chrome => ({
  header: checkout.has(pathname) ? 'checkout' : 'full',
  paying: paying.has(pathname),
  quiet: forms.has(pathname),
  footer: !workplaces.has(pathname),
});

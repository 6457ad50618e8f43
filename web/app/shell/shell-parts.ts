import { matchPath } from 'react-router';
import { href, pages } from '#contract/pages.ts';

/** The parts of the shell around a page, by the page's path. */
type Chrome = {
  /**
   * The checkout and the pages for clients of a provider show only the brand, so that no link leads away. Pages
   * of people and towns, and the ways in, have no links of the product's own for visitors who are signed out.
   */
  header: 'full' | 'public' | 'checkout' | 'brand';
  /** Pages before a payment: they say so if no real money is charged. */
  paying: boolean;
  /** No overlay opens by itself, so that important forms are not interrupted. */
  quiet: boolean;
  /** Where the greeting may open by itself: the landing and the dashboards. */
  greets: boolean;
  footer: boolean;
  /** The bottom bar of phones; a check-out has its own bar there, with the total. */
  bottomBar: boolean;
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
  href('day'),
  href('clients'),
  href('groomer-dashboard'),
  href('owner-dashboard'),
  href('pet-owner-dashboard'),
  href('marketplace'),
  href('messages'),
  href('profile'),
]);
/** How one gets in. */
const waysIn = [
  href('register'),
  href('login'),
  href('forgot-password'),
  href('reset-password'),
  href('not-me'),
  href('verify-email'),
];
const homes = new Set([
  href('landing'),
  href('groomer-dashboard'),
  href('owner-dashboard'),
  href('pet-owner-dashboard'),
]);
const forms = new Set([
  ...waysIn,
  href('membership'),
  href('membership-signup'),
  href('subscription-checkout'),
  href('subscription-success'),
  href('profile-setup'),
]);

/** Work that an overlay would interrupt, on a record of its own. */
const work = [pages['client-import'], pages['check-out'], pages['report-card']];

/** Who has no account here books and looks at a visit. */
const forClients = [
  pages['groomer-booking'],
  pages['business-booking'],
  pages['client-visit'],
  pages['shared-pet-record'],
  pages['shared-report-card'],
  pages['pet-transfer'],
  pages['front-desk'],
];

const forVisitors = [...waysIn, pages['groomer-page'], pages['business-page'], pages['town-page']];

const isCheckOut = (pathname: string) => matchPath(pages['check-out'], pathname) !== null;

export const shellPartsOf = (pathname: string): Chrome => ({
  header: checkout.has(pathname)
    ? 'checkout'
    : forClients.some((path) => matchPath(path, pathname))
      ? 'brand'
      : forVisitors.some((path) => matchPath(path, pathname))
        ? 'public'
        : 'full',
  paying: paying.has(pathname),
  quiet: forms.has(pathname) || work.some((path) => matchPath(path, pathname)),
  greets: homes.has(pathname),
  footer: !workplaces.has(pathname) && !isCheckOut(pathname),
  bottomBar: !isCheckOut(pathname),
});

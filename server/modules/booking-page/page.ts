import type { z } from 'zod';
import { policySentence } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { BookingPage, BookingPageSettings, OwnBookingPage } from '#contract/booking-page.ts';
import { isOwnService, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PriceList } from '#reference/price-book.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { services } from '#reference/services.ts';
import { hasWorkingHours } from '#server/modules/calendar/index.ts';
import { findPolicy } from '#server/modules/cancellation-policies/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findOwnAddress, findPage, findSettings, saveSettings } from './booking-page.queries.ts';
import type { PageRow } from './booking-page.queries.ts';

/** What is offered without a price list. */
const mainServices = serviceCodes.filter((code) => services[code].kind === 'main');

export type Address = { as: PublicRole; slug: string };

const usualSettings: BookingPageSettings = {
  mode: 'off',
  leadHours: 24,
  daysAhead: 60,
  newClients: true,
  gapMinutes: 0,
  showsPhone: false,
};

/** Who is both books as a business, as in their own book. */
const roleOf = ({ roles }: Pick<Actor, 'roles'>): PublicRole =>
  roles.includes('owner') ? 'business' : 'groomer';

export async function getOwnPage(
  sql: Sql,
  actor: Pick<Actor, 'id' | 'roles'>,
): Promise<z.input<typeof OwnBookingPage>> {
  return {
    ...((await findSettings(sql, actor.id)) ?? usualSettings),
    page: (await findOwnAddress(sql, actor.id, roleOf(actor))) ?? null,
    hasHours: await hasWorkingHours(sql, actor.id),
  };
}

/** Saves the settings. @throws Problem `profile_incomplete` for a page that has no address yet */
export async function saveOwnPage(
  t: Transaction,
  actor: Pick<Actor, 'id' | 'roles'>,
  settings: BookingPageSettings,
) {
  if (settings.mode !== 'off' && !(await findOwnAddress(t.sql, actor.id, roleOf(actor))))
    throw problem('profile_incomplete', 'Complete your profile first: the page needs its name and town.');
  await saveSettings(t.sql, { accountId: actor.id, ...settings, changedAt: t.now });
  return getOwnPage(t.sql, actor);
}

/** A page that was set up, with whether it takes bookings now. @throws Problem `not_found` */
export async function requirePage(
  sql: Sql,
  { as, slug }: Address,
): Promise<PageRow & { as: PublicRole; isOpen: boolean }> {
  const page = await findPage(sql, as, slug);
  if (!page) throw notFound('page');
  return { ...page, as, isOpen: await takesBookings(sql, page) };
}

export const takesBookings = async (sql: Sql, { mode, listed, accountId }: PageRow): Promise<boolean> =>
  mode !== 'off' && listed && (await hasWorkingHours(sql, accountId));

/** @throws Problem `not_found`, `not_offered` while it takes no bookings */
export async function requireOpenPage(sql: Sql, address: Address) {
  const page = await requirePage(sql, address);
  if (!page.isOpen) throw problem('not_offered', `${page.shortName} is not booking online now.`);
  return page;
}

export type OpenPage = Awaited<ReturnType<typeof requireOpenPage>>;

/** The services that have a price: those that everyone knows first, then those of the provider's own name. */
function servicesOf({ prices, breedPrices }: PriceList): AnyService[] {
  const named = [...new Set([...prices, ...breedPrices].map(({ service }) => service))];
  return [...serviceCodes.filter((code) => named.includes(code)), ...named.filter(isOwnService)];
}

/** @throws Problem `not_found` */
export async function getPage(sql: Sql, address: Address): Promise<z.input<typeof BookingPage>> {
  const page = await requirePage(sql, address);
  const { accountId, as, slug, name, shortName, imageUrl, showsPhone, mode, newClients, timeZone } = page;
  const { mobile } = await findProviderFacts(sql, accountId, as);
  const priced = servicesOf(await getFacts(sql, accountId, as));
  return {
    as,
    slug,
    name,
    shortName,
    imageUrl,
    phone: showsPhone ? page.phone : null,
    open:
      page.isOpen && mode !== 'off'
        ? {
            mode,
            newClients,
            atHome: mobile,
            services: priced.length > 0 ? priced : mainServices,
            policy: await policyOf(sql, accountId),
            timeZone,
          }
        : null,
  };
}

/** Whether the page of an account takes bookings now. */
export async function isPageOpen(sql: Sql, address: Address): Promise<boolean> {
  const page = await findPage(sql, address.as, address.slug);
  return page !== undefined && takesBookings(sql, page);
}

/** The provider's rule for cancelling, in the words that clients agree to. */
export const policyOf = async (sql: Sql, accountId: string): Promise<string> =>
  policySentence(await findPolicy(sql, accountId));

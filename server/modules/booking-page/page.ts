import type { z } from 'zod';
import { policySentence } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { BookingPageSettings, OwnBookingPage } from '#contract/booking-page.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { hasWorkingHours } from '#server/modules/calendar/index.ts';
import { findPolicy } from '#server/modules/cancellation-policies/index.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findStatusForClient } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  findAddressOfVisit,
  findOwnAddress,
  findPage,
  findSettings,
  saveSettings,
} from './booking-page.queries.ts';
import type { PageRow } from './booking-page.queries.ts';

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

/** Whether the page of an account takes bookings now. */
export async function isPageOpen(sql: Sql, address: Address): Promise<boolean> {
  const page = await findPage(sql, address.as, address.slug);
  return page !== undefined && takesBookings(sql, page);
}

/** Where the client of a link books the next visit; null while that page takes no bookings. @throws Problem `link_expired` */
export async function getPageOfLink(sql: Sql, secret: string, now: Date) {
  const { visitId } = await findLink(sql, secret, now);
  return openPageOf(sql, await findAddressOfVisit(sql, visitId));
}

/** Where a pet parent books again; null while that page takes no bookings. @throws Problem `not_found` */
export async function getPageOfVisit(sql: Sql, ownerId: string, visitId: string) {
  if (!(await findStatusForClient(sql, ownerId, visitId))) throw notFound('visit');
  return openPageOf(sql, await findAddressOfVisit(sql, visitId));
}

const openPageOf = async (sql: Sql, address: Address | undefined) => ({
  page: address && (await isPageOpen(sql, address)) ? address : null,
});

/** The provider's rule for cancelling, in the words that clients agree to. */
export const policyOf = async (sql: Sql, accountId: string): Promise<string> =>
  policySentence(await findPolicy(sql, accountId));

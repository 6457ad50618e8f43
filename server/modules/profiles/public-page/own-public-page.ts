import type { OwnPublicPage, PublicRole } from '#contract/profiles/public-pages.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { chooseSlug, withoutRandomEnd } from './give-public-page.ts';
import { findOwnPage, updateHidden, updateSlug } from './public-page.queries.ts';
import type { PageState } from './public-page.queries.ts';

type Owned = { accountId: string; as: PublicRole };

/** Returns one's own public page, and why others cannot read it. @throws Problem `not_found` before the first save */
export async function getOwnPublicPage(sql: Sql, owned: Owned): Promise<OwnPublicPage> {
  const page = await findOwnPage(sql, owned);
  if (!page) throw notFound('profile');
  const nextSlug = await chooseSlug(sql, owned);
  return {
    as: owned.as,
    slug: page.slug,
    hidden: page.hidden,
    unseenBecause: whyUnseen(page),
    // An address with a random end is not exchanged for another one.
    nextSlug: isSame(page.slug, nextSlug) ? null : nextSlug,
  };
}

const whyUnseen = ({ listed, complete, hidden }: PageState): OwnPublicPage['unseenBecause'] =>
  hidden ? 'hidden' : complete ? (listed ? null : 'unlisted') : 'incomplete';

const isSame = (slug: string, next: string) => withoutRandomEnd(slug) === withoutRandomEnd(next);

export async function setHidden(t: Transaction, owned: Owned, hidden: boolean): Promise<OwnPublicPage> {
  await updateHidden(t.sql, owned, hidden);
  return getOwnPublicPage(t.sql, owned);
}

/** Makes the address anew from the present name; the old one leads to it. */
export async function renewSlug(t: Transaction, owned: Owned): Promise<OwnPublicPage> {
  const { nextSlug } = await getOwnPublicPage(t.sql, owned);
  if (nextSlug) await updateSlug(t.sql, owned, nextSlug);
  return getOwnPublicPage(t.sql, owned);
}

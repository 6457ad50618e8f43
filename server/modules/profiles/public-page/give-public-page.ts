import { randomInt } from 'node:crypto';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFreeSlugs, findPageName, hasPublicPage, insertPublicPage } from './public-page.queries.ts';
import { slugsFor } from './slug.ts';

type Owned = { accountId: string; as: PublicRole };

/** Gives a saved profile its public page, unless it has one: its address stays when the name changes. */
export async function givePublicPage({ sql }: Transaction, owned: Owned): Promise<void> {
  if (await hasPublicPage(sql, owned)) return;
  while (!(await insertPublicPage(sql, owned, await chooseSlug(sql, owned))))
    if (await hasPublicPage(sql, owned)) return;
}

/** Chooses the shortest free address for the present name. */
export async function chooseSlug(sql: Transaction['sql'], owned: Owned): Promise<string> {
  const named = await findPageName(sql, owned);
  if (!named) throw new Error('There is no profile to name a page after');
  const wanted = slugsFor({ as: owned.as, ...named });
  const numbered = Array.from({ length: 5 }, () => `${wanted.at(-1)}-${randomEnd()}`);
  const [slug] = await findFreeSlugs(sql, owned, [...wanted, ...numbered]);
  if (!slug) throw new Error('No address is free');
  return slug;
}

/** Letters and digits that form no word and are not mistaken for each other. */
const signs = '23456789bcdfghjkmnpqrstvwxz';
const randomEnd = () => Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
export const withoutRandomEnd = (slug: string) => slug.replace(new RegExp(`-[${signs}]{6}$`), '');

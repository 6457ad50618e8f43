import { versionInForce } from '#contract/identity/legal.ts';
import type { LegalText } from '#contract/identity/legal.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const insertAgreement = (
  sql: Sql,
  agreement: { accountId: string; text: LegalText; version: string; agreedAt: Date },
) => sql`insert into legal_agreements ${sql(agreement)} on conflict do nothing`;

/** Notes the newest versions that an account agreed to. */
export const writeAgreedVersions = (
  sql: Sql,
  accountId: string,
  versions: { termsVersion: string; privacyVersion: string; agreedAt: Date },
) => sql`update accounts set ${sql(versions)} where id = ${accountId}`;

/** The texts of the account `a` whose version in force it has not agreed to. */
export const textsToAgree = (sql: Sql) => sql`array_remove(array[
  case when a.terms_version < ${versionInForce('terms')} then 'terms' end,
  case when a.privacy_version < ${versionInForce('privacy')} then 'privacy' end], null)`;

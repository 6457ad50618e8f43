import type { BillingSettings } from '#contract/bills/payment-links.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const none: BillingSettings = { taxPercent: 0, paymentLinks: [], zelle: '' };

export async function findBillingSettings(sql: Sql, accountId: string): Promise<BillingSettings> {
  const [row] = await sql<BillingSettings[]>`
    select tax_percent::float8 as tax_percent, payment_links, zelle from billing_settings
    where account_id = ${accountId}`;
  return row ?? none;
}

export async function saveBillingSettings(
  sql: Sql,
  accountId: string,
  settings: BillingSettings,
  now: Date,
): Promise<BillingSettings> {
  const row = { ...settings, changedAt: now };
  await sql`
    insert into billing_settings ${sql({ accountId, ...row })} on conflict (account_id) do update set ${sql(row)}`;
  return settings;
}

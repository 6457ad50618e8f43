import type { Sql } from '#server/platform/database/sql.ts';

/** What a code proves: one of the two. A phone is a number as the gateway takes it. */
export type Contact = { email: string | null; phone: string | null };

type NewCode = Contact & {
  id: string;
  accountId: string;
  codeHash: Buffer;
  sealedCode: Buffer;
  createdAt: Date;
  expiresAt: Date;
};
export const insertCode = (sql: Sql, code: NewCode) => sql`insert into booking_codes ${sql(code)}`;

/** Finds a code that was not sent yet, with the provider's name. */
export async function findCodeToSend(sql: Sql, id: string) {
  const [row] = await sql<(Contact & { sealedCode: Buffer; expiresAt: string; providerName: string })[]>`
    select c.email, c.phone, c.sealed_code, c.expires_at, coalesce(b.business_name, a.first_name || ' ' || a.last_name) as provider_name
    from booking_codes c join accounts a on a.id = c.account_id left join business_profiles b on b.account_id = a.id
    where c.id = ${id} and c.sealed_code is not null and a.closed_at is null`;
  return row;
}

export const forgetSealedCode = (sql: Sql, id: string) =>
  sql`update booking_codes set sealed_code = null where id = ${id}`;

export type TriedCode = { id: string; codeHash: Buffer };

/** Counts a try of the newest code of a contact, and returns it if it can still be tried. */
export async function countTry(
  sql: Sql,
  { accountId, email, phone }: Contact & { accountId: string },
  { now, most }: { now: Date; most: number },
): Promise<TriedCode | undefined> {
  const [row] = await sql<TriedCode[]>`
    update booking_codes set tries = tries + 1
    where id = (select id from booking_codes where account_id = ${accountId}
        and (email = ${email} or phone = ${phone}) order by created_at desc, id desc limit 1)
      and expires_at > ${now} and tries < ${most} and ticket_hash is null
    returning id, code_hash`;
  return row;
}

export const giveTicket = (
  sql: Sql,
  id: string,
  { ticketHash, ticketExpiresAt }: { ticketHash: Buffer; ticketExpiresAt: Date },
) => sql`
  update booking_codes set ticket_hash = ${ticketHash}, ticket_expires_at = ${ticketExpiresAt}, sealed_code = null where id = ${id}`;

/** What a ticket proves on a provider's page. */
export async function findTicket(sql: Sql, accountId: string, ticketHash: Buffer, now: Date) {
  const [row] = await sql<Contact[]>`
    select email, phone from booking_codes
    where account_id = ${accountId} and ticket_hash = ${ticketHash} and ticket_expires_at > ${now}`;
  return row;
}

export const deleteOldCodes = (sql: Sql, before: Date) =>
  sql`delete from booking_codes where created_at < ${before}`;

import type { AgreedTerms, Agreement, AgreementKind } from '#contract/shift-agreements/shift-agreements.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type NewAgreement = {
  id: string;
  shiftId: string;
  businessId: string;
  groomerId: string;
  how: AgreementKind;
  terms: AgreedTerms;
  termsVersion: number;
  unseen: string[];
  ownerSignedAt: Date | string;
  groomerSignedAt: Date | string | null;
  createdAt: Date;
};

/** Writes an agreement as the next of its shift, with the names that the two sides have now. */
export const insertAgreement = (sql: Sql, { terms, ...agreement }: NewAgreement) => sql`
  insert into shift_agreements (id, shift_id, business_id, groomer_id, number, how, terms, terms_version, unseen,
    owner_name, owner_signed_at, groomer_name, groomer_signed_at, created_at)
  select ${agreement.id}, ${agreement.shiftId}, o.id, g.id,
    1 + (select count(*) from shift_agreements earlier where earlier.shift_id = ${agreement.shiftId}),
    ${agreement.how}, ${JSON.stringify(terms)}::text::jsonb, ${agreement.termsVersion}, ${agreement.unseen}::text[],
    o.first_name || ' ' || o.last_name, ${agreement.ownerSignedAt},
    g.first_name || ' ' || g.last_name, ${agreement.groomerSignedAt}, ${agreement.createdAt}
  from accounts o, accounts g where o.id = ${agreement.businessId} and g.id = ${agreement.groomerId}`;

export type AgreementRow = Omit<Agreement, 'others' | 'actions'> & { businessId: string; groomerId: string };

const columns = (sql: Sql) => sql`
  a.id, a.shift_id, a.business_id, a.groomer_id, a.number, a.how, a.terms, a.unseen, a.created_at,
  json_build_object('name', a.owner_name, 'signedAt', a.owner_signed_at) as owner,
  json_build_object('name', a.groomer_name, 'signedAt', a.groomer_signed_at) as groomer`;

const ofSide = (sql: Sql, accountId: string) => sql`${accountId} in (a.business_id, a.groomer_id)`;

/** Finds an agreement of one of its two sides. */
export async function findAgreement(sql: Sql, id: string, accountId: string) {
  const [row] = await sql<AgreementRow[]>`
    select ${columns(sql)} from shift_agreements a where a.id = ${id} and ${ofSide(sql, accountId)}`;
  return row;
}

/** Finds the latest agreement of a shift that an account is a side of. */
export async function findLatestAgreement(sql: Sql, shiftId: string, accountId: string) {
  const [row] = await sql<AgreementRow[]>`
    select ${columns(sql)} from shift_agreements a
    where a.shift_id = ${shiftId} and ${ofSide(sql, accountId)} order by a.number desc limit 1`;
  return row;
}

export const findAgreementsBetween = (sql: Sql, shiftId: string, groomerId: string) => sql<
  { id: string; number: number; createdAt: string }[]
>`
  select id, number, created_at from shift_agreements
  where shift_id = ${shiftId} and groomer_id = ${groomerId} order by number desc limit 50`;

/** Locks an agreement until the transaction ends. */
export const lockAgreement = (sql: Sql, id: string) =>
  sql`select id from shift_agreements where id = ${id} for update`;

export const sign = (sql: Sql, id: string, now: Date) =>
  sql`update shift_agreements set groomer_signed_at = ${now} where id = ${id}`;

/** Whether the groomer has signed the latest agreement with them, if there is one. */
export async function isSigned(sql: Sql, shiftId: string, groomerId: string): Promise<boolean> {
  const [row] = await sql<{ signed: boolean }[]>`
    select groomer_signed_at is not null as signed from shift_agreements
    where shift_id = ${shiftId} and groomer_id = ${groomerId} order by number desc limit 1`;
  return row?.signed ?? true;
}

/** Finds the terms of the latest agreement with a groomer. */
export async function findTermsAgreed(
  sql: Sql,
  shiftId: string,
  groomerId: string,
): Promise<AgreedTerms | undefined> {
  const [row] = await sql<{ terms: AgreedTerms }[]>`
    select terms from shift_agreements
    where shift_id = ${shiftId} and groomer_id = ${groomerId} order by number desc limit 1`;
  return row?.terms;
}

export const exportAgreements = (sql: Sql, accountId: string) => sql`
  select id, shift_id, number, how, terms, terms_version, unseen, owner_name, owner_signed_at, groomer_name,
    groomer_signed_at, created_at, case when business_id = ${accountId} then 'business' else 'groomer' end as side
  from shift_agreements where business_id = ${accountId} or groomer_id = ${accountId} order by created_at, id`;

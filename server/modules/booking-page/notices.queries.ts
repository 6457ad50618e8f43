import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A visit that was booked on the page, as notifications and mails name it. */
export type BookedVisit = {
  visitId: string;
  accountId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  answerBy: string | null;
  clientId: string;
  clientName: string;
  clientEmail: string | null;
  noTextsAt: string | null;
  /** The number that a code proved; null where it was an email. */
  provenPhone: string | null;
  /** Why the provider declined it. */
  reason: string | null;
  isNew: boolean;
  /** Where the work is; null where it is not known. */
  address: string | null;
  atHome: boolean;
  /** Cents; null: not priced. */
  price: number | null;
  /** What the client was told of the price, where it is settled later. */
  toldPrice: string | null;
  /** The rule for cancelling that the client agreed to. */
  policySeen: string;
  petNames: string[];
  providerName: string;
  providerEmail: string;
  providerAddress: string | null;
  provider: Person;
};

export async function findBookedVisit(sql: Sql, visitId: string): Promise<BookedVisit | undefined> {
  const [row] = await sql<BookedVisit[]>`
    select v.id as visit_id, v.provider_id as account_id, v.title, v.starts_at, v.ends_at, v.time_zone, v.answer_by,
      c.id as client_id, c.first_name as client_name, coalesce(l.email, c.email) as client_email, c.no_texts_at, booked.proven_phone,
      booked.is_new, booked.policy_seen, v.cancel_reason as reason, v.address, v.at_home, agreed_price(v) as price,
      (select h.note from visit_history h where h.visit_id = v.id order by h.seq limit 1) as told_price,
      array(select p.name from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id order by vp.place) as pet_names,
      coalesce(b.business_name, a.first_name || ' ' || a.last_name) as provider_name, a.email as provider_email,
      nullif(concat_ws(', ', b.address, b.city, b.state), '') as provider_address, ${person(sql, 'a')} as provider
    from page_bookings booked join visits v on v.id = booked.visit_id join clients c on c.id = v.client_id
    join accounts a on a.id = v.provider_id left join business_profiles b on b.account_id = a.id
    left join accounts l on l.id = c.linked_account_id
    where v.id = ${visitId} and c.erased_at is null`;
  return row;
}

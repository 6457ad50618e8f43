import type { AnsweredHow, PriceChangeState } from '#contract/price-changes.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of a price change. */
export type PriceChangeNews = {
  provider: Person;
  /** The client's account, if there is one. */
  owner: Person | null;
  providerName: string;
  clientName: string;
  visitId: string;
  title: string;
  reason: string;
  oldTotal: number;
  newTotal: number;
  state: PriceChangeState;
  saidYes: boolean;
  answeredHow: AnsweredHow | null;
  answeredName: string | null;
};

export async function findPriceChangeNews(sql: Sql, id: string): Promise<PriceChangeNews | undefined> {
  const [row] = await sql<PriceChangeNews[]>`
    select ${person(sql, 'a')} as provider, case when o.id is not null then ${person(sql, 'o')} end as owner,
      coalesce(case when v.provider_as = 'business' then business.business_name end, a.first_name || ' ' || a.last_name) as provider_name,
      coalesce(k.first_name, o.first_name, 'The client') as client_name, v.id as visit_id, v.title, c.reason, c.old_total, c.new_total,
      c.state, c.state = 'approved' as said_yes, c.answered_how, c.answered_name
    from price_changes c join visits v on v.id = c.visit_id join accounts a on a.id = c.account_id
      left join accounts o on o.id = c.owner_id left join clients k on k.id = c.client_id
      left join business_profiles business on business.account_id = c.account_id
    where c.id = ${id}`;
  return row;
}

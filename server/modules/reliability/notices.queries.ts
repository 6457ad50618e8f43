import type { FactKind } from '#contract/reliability.ts';
import type { DisplayName } from '#server/modules/blocks/index.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of a decided appeal. */
export type AppealNews = {
  kind: FactKind;
  title: string;
  overturned: boolean;
  /** Whether it did not count before the decision. */
  contested: boolean;
  decision: string;
  appellant: Person;
  /** As the other side may read it. */
  appellantName: string;
  other: Person | null;
};

/** What a person left because of the weather. */
export type ExcuseNews = {
  kind: FactKind;
  title: string;
  person: Person;
  /** As the other side may read it. */
  personName: string;
  other: Person;
  otherName: string;
};

export async function findExcuseNews(
  sql: Sql,
  displayName: DisplayName,
  factId: string,
): Promise<ExcuseNews | undefined> {
  const [row] = await sql<ExcuseNews[]>`
    select f.kind, f.title, ${person(sql, 'p')} as person, ${displayName(sql, 'p', sql`f.other_id`)} as person_name,
      ${person(sql, 'o')} as other, ${displayName(sql, 'o', sql`f.account_id`)} as other_name
    from reliability_facts f join accounts p on p.id = f.account_id join accounts o on o.id = f.other_id
    where f.id = ${factId}`;
  return row;
}

export async function findAppealNews(
  sql: Sql,
  displayName: DisplayName,
  appealId: string,
): Promise<AppealNews | undefined> {
  const [row] = await sql<AppealNews[]>`
    select f.kind, f.title, f.overturned_at is not null as overturned, a.contested, coalesce(a.decision, '') as decision,
      ${person(sql, 'appellant')} as appellant,
      ${displayName(sql, 'appellant', sql`f.other_id`)} as appellant_name,
      case when other.id is not null then ${person(sql, 'other')} end as other
    from reliability_appeals a join reliability_facts f on f.id = a.fact_id
    join accounts appellant on appellant.id = a.account_id left join accounts other on other.id = f.other_id
    where a.id = ${appealId}`;
  return row;
}

import type { FactKind } from '#contract/reliability.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { person } from '../people.queries.ts';
import type { Person } from '../person.ts';

/** The facts for mails about a decided appeal. */
export type AppealFacts = {
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
export type ExcuseFacts = {
  kind: FactKind;
  title: string;
  person: Person;
  /** As the other side may read it. */
  personName: string;
  other: Person;
  otherName: string;
};

export async function findExcuseFacts(sql: Sql, factId: string): Promise<ExcuseFacts | undefined> {
  const [row] = await sql<ExcuseFacts[]>`
    select f.kind, f.title, ${person(sql, 'p')} as person, ${displayName(sql, 'p', sql`f.other_id`)} as person_name,
      ${person(sql, 'o')} as other, ${displayName(sql, 'o', sql`f.account_id`)} as other_name
    from reliability_facts f join accounts p on p.id = f.account_id join accounts o on o.id = f.other_id
    where f.id = ${factId}`;
  return row;
}

export async function findAppealFacts(sql: Sql, appealId: string): Promise<AppealFacts | undefined> {
  const [row] = await sql<AppealFacts[]>`
    select f.kind, f.title, f.overturned_at is not null as overturned, a.contested, coalesce(a.decision, '') as decision,
      ${person(sql, 'appellant')} as appellant,
      ${displayName(sql, 'appellant', sql`f.other_id`)} as appellant_name,
      case when other.id is not null then ${person(sql, 'other')} end as other
    from reliability_appeals a join reliability_facts f on f.id = a.fact_id
    join accounts appellant on appellant.id = a.account_id left join accounts other on other.id = f.other_id
    where a.id = ${appealId}`;
  return row;
}

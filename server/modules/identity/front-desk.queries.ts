import type { FrontDesk, Session } from '#contract/identity/identity.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function countFrontDesks(sql: Sql, accountId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from sessions where account_id = ${accountId} and front_desk is not null and expires_at > ${now}`;
  return row?.count ?? 0;
}

/** Writes who is at the desk of a session. @returns whether the person works for the business */
export async function writePerson(
  sql: Sql,
  tokenHash: Buffer,
  { staffId, until, on }: { staffId: string; until: Date; on: Date },
): Promise<boolean> {
  const changed = await sql`
    update sessions s set staff_id = p.id, staff_until = ${until} from staff p
    where s.token_hash = ${tokenHash} and s.front_desk is not null and p.id = ${staffId} and p.account_id = s.account_id
      and coalesce(p.to_day >= (${on}::timestamptz at time zone zone_of(s.account_id))::date, true)`;
  return changed.count === 1;
}

export const isFrontDesk = async (sql: Sql, tokenHash: Buffer): Promise<boolean> =>
  (await sql`select from sessions where token_hash = ${tokenHash} and front_desk is not null for update`)
    .length === 1;

/** The front desk of an actor, as they see it. */
export async function findFrontDesk(
  sql: Sql,
  accountId: string,
  { deviceName, staffId, until }: { deviceName: string; staffId: string | undefined; until: number },
  now: Date,
): Promise<FrontDesk> {
  const [row] = await sql<{ businessName: string; people: { id: string; name: string }[] }[]>`
    select coalesce(b.business_name, a.first_name || ' ' || a.last_name) as business_name,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id) from staff p
        where p.account_id = a.id and coalesce(p.to_day >= (${now}::timestamptz at time zone zone_of(a.id))::date, true)), '[]') as people
    from accounts a left join business_profiles b on b.account_id = a.id where a.id = ${accountId}`;
  const people = row?.people ?? [];
  const person = people.find(({ id }) => id === staffId);
  return {
    deviceName,
    businessName: row?.businessName ?? '',
    person: person ? { ...person, until: new Date(until).toISOString() } : null,
    people,
  };
}

/** A session at a front desk, without what is private to the account. */
export const withoutPrivate = (session: Session, frontDesk: FrontDesk): Session => ({
  ...session,
  membership: null,
  user: {
    ...session.user,
    email: '',
    newEmail: null,
    phone: null,
    location: null,
    bio: null,
    passwordIsWeak: false,
    hasTwoFactor: false,
    roles: ['owner'],
    isAdmin: false,
  },
  hasDay: true,
  frontDesk,
});

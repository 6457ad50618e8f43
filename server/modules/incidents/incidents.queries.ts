import type { Incident, IncidentChange, IncidentKind } from '#contract/incidents.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { IncidentFacts } from './incidents.policy.ts';

type NewIncident = {
  id: string;
  petId: string;
  accountId: string | null;
  ownerId: string | null;
  clientId: string | null;
  visitId: string | null;
  staffId: string | null;
  kind: IncidentKind;
  happenedOn: string;
  what: string;
  skinBroken: boolean | null;
  vetSeen: boolean | null;
  photos: string[];
  signedBy: string;
  filedAt: Date;
  answer?: string | null;
};

export const insertIncident = (sql: Sql, incident: NewIncident) =>
  sql`insert into incidents ${sql(incident)}`;

/** An incident as it is read, with what the rules need. */
export type IncidentRow = Omit<Incident, 'actions' | 'additions'> &
  IncidentFacts & { additions: Incident['additions'] };

/** A pet may get another owner; the answer is that of the present one. */
const columns = (sql: Sql) => sql`
  i.id, i.kind, json_build_object('id', p.id, 'name', p.name) as pet, i.happened_on as "on", i.what, i.skin_broken, i.vet_seen, i.photos,
  i.signed_by as by, s.name as staff_name, i.visit_id, i.filed_at, i.edited_at, i.additions, i.answer, i.account_id, p.owner_id`;
const tables = (sql: Sql) =>
  sql`incidents i join pets p on p.id = i.pet_id left join staff s on s.id = i.staff_id`;

/** More than a careful salon files of one client. */
const mostListed = 200;

type Asked = { petId?: string | undefined; visitId?: string | undefined; clientId?: string | undefined };

/** Incidents that the viewer filed or whose animal is theirs, and bites by the animals of their visit. */
export const findIncidents = (sql: Sql, viewerId: string, { petId, visitId, clientId }: Asked) => sql<
  IncidentRow[]
>`
  select ${columns(sql)} from ${tables(sql)}
  where (${viewerId} in (i.account_id, p.owner_id)
      ${
        visitId
          ? sql`or i.kind = 'bite' and exists (select from visits v where v.id = ${visitId} and v.provider_id = ${viewerId})`
          : sql``
      })
    ${petId ? sql`and i.pet_id = ${petId}` : sql``}
    ${visitId ? sql`and i.pet_id in (select vp.pet_id from visit_pets vp where vp.visit_id = ${visitId})` : sql``}
    ${
      clientId
        ? sql`and i.pet_id in (select cp.pet_id from client_pets cp where cp.client_id = ${clientId} and cp.account_id = ${viewerId})`
        : sql``
    }
  order by i.filed_at desc, i.id desc limit ${mostListed}`;

/** What was filed at one visit. */
export const findIncidentsOfVisit = (sql: Sql, visitId: string) => sql<IncidentRow[]>`
  select ${columns(sql)} from ${tables(sql)} where i.visit_id = ${visitId} order by i.filed_at desc, i.id desc`;

export async function lockIncident(sql: Sql, id: string): Promise<IncidentRow | undefined> {
  const [row] = await sql<
    IncidentRow[]
  >`select ${columns(sql)} from ${tables(sql)} where i.id = ${id} for update of i`;
  return row;
}

export const updateIncident = (sql: Sql, id: string, { on, ...change }: IncidentChange, now: Date) =>
  sql`update incidents set ${sql({ ...change, ...(on ? { happenedOn: on } : {}), editedAt: now })} where id = ${id}`;

export const appendToIncident = (sql: Sql, id: string, words: string, now: Date) => sql`
  update incidents set additions = additions || ${sql.json([{ at: now.toISOString(), text: words }])}::jsonb where id = ${id}`;

export const writeAnswer = (sql: Sql, id: string, answer: string, now: Date) =>
  sql`update incidents set answer = ${answer}, answered_at = ${now} where id = ${id}`;

/** Whether someone works, or worked, in a business. */
export const isStaffOf = async (sql: Sql, accountId: string, staffId: string): Promise<boolean> =>
  (await sql`select from staff where id = ${staffId} and account_id = ${accountId}`).length > 0;

/** The zone in which the days of an incident count. */
export async function findZoneOfIncident(sql: Sql, id: string): Promise<string> {
  const [row] = await sql<{ zone: string }[]>`
    select coalesce(v.time_zone, zone_of(i.account_id)) as zone from incidents i left join visits v on v.id = i.visit_id where i.id = ${id}`;
  return row?.zone ?? 'UTC';
}

/** Whether a photo stands on an incident of a visit. */
export const showsIncidentPhoto = async (sql: Sql, visitId: string, url: string): Promise<boolean> =>
  (await sql`select from incidents where visit_id = ${visitId} and ${url} = any(photos)`).length > 0;

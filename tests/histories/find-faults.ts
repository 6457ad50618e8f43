import { verifyLedger } from '#server/modules/memberships/index.ts';
import type { TestApp } from '#tests/test-app.ts';
import { pairOf } from './draw-act.ts';
import { findBillFaults } from './check-outs.ts';
import type { Model } from './draw-act.ts';
import { findNoticeFaults } from './notices.ts';
import { findOfferFaults } from './offers.ts';
import type { Member } from './own-visits.ts';
import { findVisitFaults } from './own-visits.ts';

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Lists every way in which the database, or a list that a member reads, differs from what the replies said. */
export async function findFaults(
  { app }: TestApp,
  model: Model,
  everybody: readonly Member[],
): Promise<string[]> {
  const { sql } = app.platform;
  const faults = [
    ...model.faults,
    ...(await verifyLedger(sql)).faults,
    ...(await findVisitFaults(sql, model, everybody)),
    ...(await findBillFaults(sql, model.bills)),
    ...(await findOfferFaults(sql, model)),
    ...(await findNoticeFaults(app.platform, model, everybody)),
  ];
  const idsOf = async (table: string) =>
    (await sql<{ id: string }[]>`select id from ${sql(table)} order by id`).map(({ id }) => id);
  const compare = (what: string, found: readonly string[], said: readonly string[]) => {
    const [there, known] = [new Set(found), new Set(said)];
    for (const id of said) if (!there.has(id)) faults.push(`${what} ${id} was acknowledged and is not there`);
    for (const id of found) if (!known.has(id)) faults.push(`${what} ${id} is there and nobody was told`);
  };
  compare('shift', await idsOf('shifts'), ids(model.shifts));
  compare('application', await idsOf('shift_applications'), ids(model.applications));
  compare('request', await idsOf('grooming_requests'), ids(model.requests));
  // Besides those that people wrote, the program notes in a conversation what was booked.
  const written = await sql<{ id: string }[]>`select id from messages where kind = 'text' order by id`;
  compare('message', ids(written), ids(model.messages));

  const twice = await sql<{ one: string; other: string }[]>`
    select a.source_id as one, b.source_id as other from bookings a join bookings b
      on a.subject_id = b.subject_id and a.during && b.during and a.source_id < b.source_id
    where a.subject_id = any(${everybody.map(({ id }) => id)}::uuid[])
      and exists (select from groomer_profiles where account_id = a.subject_id)`;
  for (const { one, other } of twice) faults.push(`a groomer is booked for ${one} and ${other} at once`);
  const filled = await sql<{ id: string }[]>`
    select shift_id as id from shift_applications where status in ('accepted', 'completed', 'no_show')
    group by shift_id having count(*) > 1`;
  for (const { id } of filled) faults.push(`two groomers have the shift ${id}`);
  const counted = await sql<{ id: string; said: number; count: number }[]>`
    select s.id, s.application_count as said, count(a.id) as count from shifts s
    left join shift_applications a on a.shift_id = s.id and a.status <> 'withdrawn'
    group by s.id having count(a.id) <> s.application_count`;
  for (const { id, said, count } of counted)
    faults.push(`the shift ${id} says ${said} applications and has ${count}`);

  const statuses = new Map(
    (await sql<{ id: string; status: string }[]>`select id, status from shift_applications`).map((row) => [
      row.id,
      row.status,
    ]),
  );
  for (const { id, isWithdrawn } of model.applications)
    if (isWithdrawn && statuses.get(id) !== 'withdrawn')
      faults.push(`the application ${id} was withdrawn and is ${statuses.get(id)}`);

  for (const who of everybody) {
    if (who.isClosed) {
      const [left] = await sql<{ count: number }[]>`
        select (select count(*) from sessions where account_id = ${who.id}) +
          (select count(*) from notifications where account_id = ${who.id}) +
          (select count(*) from shift_applications where groomer_id = ${who.id} and status = 'pending') +
          (select count(*) from accounts where id = ${who.id} and closed_at is null) as count`;
      if (left?.count !== 0) faults.push(`${left?.count} rows of the closed account ${who.id} are left`);
      continue;
    }
    const own = model.applications.filter(({ groomer }) => groomer === who);
    if (own.length === 0 || own.length > 50) continue;
    const { body } = await who.call('GET /api/groomers/current-user/applications', { query: { limit: 50 } });
    // Those with people who blocked each other, or who left, may be hidden.
    const isHidden = ({ owner }: (typeof own)[number]) =>
      owner.isClosed || model.blocks.has(pairOf(who, owner));
    const hidden = new Set(ids(own.filter(isHidden)));
    const shown = (found: readonly string[]) => found.filter((id) => !hidden.has(id));
    compare(`in the list of ${who.id} the application`, shown(ids(body)), shown(ids(own)));
  }
  return faults;
}

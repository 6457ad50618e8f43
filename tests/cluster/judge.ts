import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlPool } from '#server/platform/database/sql.ts';
import type { startLoad } from './load.ts';

/** Compares the database with what was acknowledged. @returns every difference */
export async function judge(sql: SqlPool, load: Awaited<ReturnType<typeof startLoad>>): Promise<string[]> {
  const faults = [...load.refused];
  for (const { id } of load.people) {
    const rows = await sql<
      { content: string }[]
    >`select content from messages where from_id = ${id} order by seq`;
    const kept = rows.map(({ content }) => content);
    const said = load.acknowledged.get(id) ?? [];
    const lost = said.filter((content) => !kept.includes(content));
    if (lost.length > 0) faults.push(`${lost.length} acknowledged messages are lost: ${lost[0]} …`);
    if (new Set(kept).size !== kept.length) faults.push(`messages of ${id} are there twice`);
    if (kept.length > said.length)
      faults.push(`${kept.length - said.length} messages are there and nobody was told`);
  }
  await jobsAreDone(sql, faults);
  for (const email of load.registered) {
    const [row] = await sql<{ accounts: number; mails: number }[]>`
      select (select count(*)::int from accounts where lower(email) = ${email}) as accounts,
        (select count(*)::int from (
          select subject from mails where to_address = ${email} group by subject having count(*) > 1) twice) as mails`;
    if (row?.accounts !== 1) faults.push(`${email} registered and has ${row?.accounts} accounts`);
    if (row?.mails !== 0) faults.push(`${email} got a mail twice`);
  }
  const [sent] = await sql<{ people: number }[]>`
    select count(distinct to_address)::int as people from mails where to_address like 'member%@cluster.example'`;
  if ((sent?.people ?? 0) < load.registered.length)
    faults.push(`${load.registered.length} registered and ${sent?.people} got a mail`);
  return faults;
}

async function jobsAreDone(sql: SqlPool, faults: string[]): Promise<void> {
  for (let nth = 0; nth < 60; nth++) {
    const [row] = await sql<{ due: number }[]>`
      select count(*)::int as due from jobs where run_at < now() or last_error is not null`;
    if (row?.due === 0) return;
    await sleep(1000);
  }
  const left = await sql<{ name: string; error: string | null }[]>`
    select name, last_error as error from jobs where run_at < now() or last_error is not null limit 5`;
  for (const { name, error } of left) faults.push(`the job ${name} is not done: ${error ?? 'waiting'}`);
}

import { expect, onTestFinished, test } from 'vitest';
import { fillTables } from '../bench/fill.ts';
import { connect } from '#server/platform/database/sql.ts';
import { createTestDatabase } from './database.ts';

test('the bench fills every table of the present schema', async () => {
  const size = 300;
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await fillTables(database.url, size);
  const sql = connect(database.url, { max: 1 });
  const [counted] = await sql`
    select (select count(*) from shifts where status = 'posted' and listed) as shifts,
      (select count(*) from grooming_requests where status = 'posted' and listed) as requests,
      (select count(*) from searched_people where role = 'groomer' and name <> 'Maya Ortiz') as groomers,
      (select count(*) from messages where content <> 'Sure.') as messages,
      (select count(*) from owner_tips where rating is not null) as ratings`;
  await sql.end();
  expect(counted).toEqual({ shifts: size, requests: size, groomers: size, messages: size, ratings: size });
}, 60_000);

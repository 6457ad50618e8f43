import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { connect } from './sql.ts';

const [name, password] = ['wagwell_reader_and_writer', 'of-tests-only'];

/** Makes an account that may read and write rows and nothing else. @returns the address of the database with it */
async function asReaderAndWriter(ownerUrl: string): Promise<string> {
  const owner = connect(ownerUrl, { max: 1 });
  await owner.unsafe(`
    do $$ begin create role ${name} login password '${password}'; exception when duplicate_object then null; end $$;
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};`);
  await owner.end();
  const url = new URL(ownerUrl);
  [url.username, url.password] = [name, password];
  return url.href;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({}, undefined, asReaderAndWriter);
});
afterAll(() => app.close());

test('the program needs no right to change the schema', async () => {
  const { sql } = app.app.platform;
  for (const change of [
    'create table stolen (id int)',
    'drop table accounts',
    'alter table accounts disable trigger all',
    'truncate accounts cascade',
  ])
    await expect(sql.unsafe(change)).rejects.toThrow(/permission denied|must be owner/);
});

test('with the rights to read and write rows alone, work is posted, booked, told and found', async () => {
  const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
  const { params } = await fill(app, owner, groomer);
  await app.settle();
  expect((await groomer.call('GET /api/shifts/:id', { params })).body.status).toBe('filled');
  const { body: notifications } = await groomer.call('GET /api/notifications');
  expect(notifications).not.toEqual([]);
  for (const key of ['GET /api/groomers', 'GET /api/owners'] as const)
    expect((await owner.call(key)).status).toBe(200);
  expect((await owner.call('POST /api/account/export')).status).toBe(202);
  await app.settle();
  const failed = await app.app.platform.sql`select name, last_error from jobs where last_error is not null`;
  expect(failed).toEqual([]);
});

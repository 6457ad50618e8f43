import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { startUnreliableNetwork } from '#tests/faults/unreliable-network.ts';
import type { Away } from '#tests/faults/unreliable-network.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { connect } from '../sql.ts';
import type { Sql } from '../sql.ts';

type Network = Awaited<ReturnType<typeof startUnreliableNetwork>>;

describe.each<Away>(['refusing', 'closing', 'hanging'])('while the database is away, %s', (how) => {
  let app: TestApp;
  let network: Network;
  beforeAll(async () => {
    app = await openTestApp({}, undefined, async (url) => {
      network = await startUnreliableNetwork(url);
      return network.url;
    });
  });
  afterAll(async () => {
    await app.close();
    await network.close();
  });

  test('calls get 503 with Retry-After, and work again when the database is back', async () => {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    const pet = { name: 'Bella', breed: 'Goldendoodle', weight: 52 };
    const ask = () =>
      Promise.all([
        owner.call('GET /api/pets'),
        owner.call('POST /api/pets', { body: pet }),
        app.stranger.call('POST /auth/login', { body: { email: 'a@example.com', password: 'sharp-shears' } }),
      ]);
    network.take(how);
    for (const turn of ['first', 'later']) {
      for (const { status, headers, problem } of await ask())
        expect([turn, status, headers['retry-after'], problem.code]).toEqual([turn, 503, '2', 'unavailable']);
      expect((await app.app.server.inject('/readyz')).statusCode).toBe(503);
      expect((await app.app.server.inject('/healthz')).statusCode).toBe(200);
    }
    await network.giveBack();
    expect((await owner.call('GET /api/pets')).status).toBe(200);
    expect((await owner.call('POST /api/pets', { body: pet })).status).toBe(201);
    expect((await app.app.server.inject('/readyz')).statusCode).toBe(200);
    expect((await owner.call('GET /api/pets')).body).toHaveLength(1);
  });
});

describe('a connection that ends', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const ending = 'select pg_terminate_backend(pg_backend_pid())';

  test('does not fail a read', async () => {
    const sql = connect(database.url, { max: 3 });
    const admin = connect(database.url, { max: 1 });
    await Promise.all([sql`select 1`, sql`select 2`]);
    const reads = Array.from({ length: 20 }, (_, n) => sql`select ${n}::int as n, pg_sleep(0.05)`);
    const answers = Promise.all(reads);
    await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect((await answers).map(([row]) => row?.['n'])).toEqual(reads.map((_, n) => n));
    await Promise.all([sql.end(), admin.end()]);
  });

  test('rolls back the transaction and runs it again from the start', async () => {
    const sql = connect(database.url, { max: 3 });
    await sql`create table seen (n int)`;
    let tries = 0;
    await sql.begin(async (tx) => {
      await tx`insert into seen values (${++tries})`;
      if (tries < 3) await tx.unsafe(ending);
    });
    expect(await sql`select n from seen`).toEqual([{ n: 3 }]);
    await sql.end();
  });

  test('during a commit does not repeat the transaction unless it is repeatable', async () => {
    const sql = connect(database.url, { max: 3 });
    // A deferred trigger ends the connection at the commit, the first two times.
    await sql.unsafe(`
      create table kept (n int);
      create sequence commits;
      create function cut() returns trigger language plpgsql as $$
        begin
          if nextval('commits') < 3 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return null;
        end $$;
      create constraint trigger cut after insert on kept deferrable initially deferred for each row execute function cut()`);
    let tries = 0;
    const keep = (tx: Sql) => tx`insert into kept values (${++tries})`;
    await expect(sql.begin(keep)).rejects.toThrow('The database does not answer');
    expect(tries).toBe(1);
    await sql.begin(keep, { repeatable: true });
    expect(await sql`select n from kept`).toEqual([{ n: 3 }]);
    await sql.end();
  });

  test('is replaced for listeners', async () => {
    const sql = connect(database.url, { max: 2 });
    const heard: string[] = [];
    let hearing = 0;
    const again = Promise.withResolvers<void>();
    const { unlisten } = await sql.listen(
      'news',
      (text) => void heard.push(text),
      () => {
        if (++hearing === 2) again.resolve();
      },
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`;
    await again.promise;
    await sql`select pg_notify('news', 'bath')`;
    await expect.poll(() => heard).toEqual(['bath']);
    await unlisten();
    await sql.end();
  });
});

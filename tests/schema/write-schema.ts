import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '#server/platform/database/sql.ts';
import { createTestDatabase, startTestDatabases } from '../database.ts';
import { describeSchema } from './read-schema.ts';

export const schemaFile = path.join(import.meta.dirname, '../../server/schema.sql');

if (import.meta.main) {
  const stop = await startTestDatabases();
  const database = await createTestDatabase();
  const sql = connect(database.url, { max: 1 });
  await writeFile(schemaFile, await describeSchema(sql));
  await sql.end();
  await database.drop();
  await stop();
}

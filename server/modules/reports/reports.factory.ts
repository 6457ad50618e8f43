import { uuidv7 } from 'uuidv7';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertReport } from './reports.queries.ts';
import type { NewReport } from './reports.queries.ts';

/** Creates an open report, by default of a new person by another. @returns its id */
export async function makeReport(t: Transaction, given: Partial<NewReport> = {}): Promise<string> {
  const id = given.id ?? uuidv7();
  const reportedId = given.reportedId ?? (await makeAccount(t)).id;
  await insertReport(t.sql, {
    id,
    reporterId: given.reporterId ?? (await makeAccount(t)).id,
    kind: 'person',
    subjectId: reportedId,
    category: 'scam',
    text: 'Asks for cash.',
    evidence: { text: 'Alex Reyes', photoUrls: [] },
    createdAt: t.now,
    ...given,
    reportedId,
  });
  return id;
}

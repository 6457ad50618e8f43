import { uuidv7 } from 'uuidv7';
import type { FactKind } from '#contract/reliability.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { decideAppealRow, insertAppeal } from './appeals.queries.ts';
import { insertFact } from './reliability.queries.ts';

type Given = {
  accountId?: string;
  otherId?: string;
  kind?: FactKind;
  title?: string;
  countedFrom?: Date;
  excused?: 'weather';
};

/** Creates a fact about an account, by default a groomer's late withdrawal from a shift. @returns its id */
export async function makeFact(t: Transaction, given: Given = {}): Promise<string> {
  const { kind = 'withdrawn_late', title = 'Full-groom Saturday', countedFrom = t.now } = given;
  const id = uuidv7();
  await insertFact(t.sql, {
    id,
    accountId: given.accountId ?? (await makeGroomer(t)).id,
    otherId: given.otherId ?? null,
    kind,
    subjectKind: 'shift',
    subjectId: uuidv7(),
    title,
    countedFrom,
    excused: given.excused ?? null,
  });
  return id;
}

/** Creates an open appeal about a new fact. @returns the ids of both */
export async function makeAppeal(t: Transaction, given: Given & { text?: string } = {}) {
  const accountId = given.accountId ?? (await makeGroomer(t)).id;
  const factId = await makeFact(t, { ...given, accountId });
  const id = uuidv7();
  await insertAppeal(t.sql, { id, factId, accountId, text: given.text ?? 'I was ill.', filedAt: t.now });
  return { id, factId, accountId };
}

/** Creates an appeal that the other side's admin has decided. @returns its id */
export async function makeDecidedAppeal(
  t: Transaction,
  sides: { accountId: string; otherId: string },
): Promise<string> {
  const { id } = await makeAppeal(t, sides);
  await decideAppealRow(t.sql, id, 'uphold', {
    decidedAt: t.now,
    decidedBy: sides.otherId,
    decision: 'No proof.',
  });
  return id;
}

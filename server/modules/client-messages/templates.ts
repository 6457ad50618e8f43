import { faultOfMessage, messageKinds, usualMessages } from '#contract/client-messages.ts';
import type { MessageKind, Template } from '#contract/client-messages.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteTemplate, findTemplate, findTemplates, saveTemplate } from './client-messages.queries.ts';

/** Lists the text of every message, the provider's own where there is one. */
export async function listTemplates(sql: Sql, accountId: string): Promise<Template[]> {
  const own = new Map((await findTemplates(sql, accountId)).map(({ kind, body }) => [kind, body]));
  return messageKinds.map((kind) => toTemplate(kind, own.get(kind)));
}

const toTemplate = (kind: MessageKind, own: string | undefined): Template => ({
  kind,
  body: own ?? usualMessages[kind],
  isUsual: own === undefined,
});

/** Saves the text of a message; an empty one brings the usual text back. @throws Problem `invalid` */
export async function writeTemplate(t: Transaction, accountId: string, kind: MessageKind, body: string) {
  if (body === '') {
    await deleteTemplate(t.sql, accountId, kind);
    return toTemplate(kind, undefined);
  }
  const fault = faultOfMessage(kind, body);
  if (fault) throw fieldProblem('body', fault);
  await saveTemplate(t.sql, { accountId, kind, body, changedAt: t.now });
  return toTemplate(kind, body);
}

export const templateOf = async (sql: Sql, accountId: string, kind: MessageKind): Promise<string> =>
  (await findTemplate(sql, accountId, kind)) ?? usualMessages[kind];

import type { ShiftSearch } from '#contract/shifts/shift-search.ts';
import { getConversation } from '#server/modules/messages/get-conversation.ts';
import { searchShifts } from '#server/modules/shifts/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { idOf } from './fill.ts';
import { writesWith } from './messages.ts';

export type Statement = { text: string; params: string[] };

/** The statement by which our search finds a page: the one that costs, without the look-ups that the process keeps. */
export const captureSearch = (url: string, query: ShiftSearch): Promise<Statement> =>
  capture(url, (sql) => {
    const platform = {
      sql,
      clock: systemClock,
      places: openPlaces(),
      cache: (_key: string, read: () => Promise<unknown>) => read(),
    };
    return searchShifts(platform as unknown as Platform, idOf('member 1'), query);
  });

/** The statement by which we read the latest messages of a conversation. */
export const captureMessages = (url: string): Promise<Statement> =>
  capture(url, (sql) => getConversation(sql, idOf('member 1'), writesWith(1), { limit: 50 }));

async function capture(url: string, read: (sql: SqlPool) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = [];
  const sql = connect(url, {
    max: 1,
    onStatement: (text, params) => void sent.push({ text, params: params as string[] }),
  });
  await read(sql);
  await sql.end();
  const statement = sent.findLast(({ text }) => /(json|string)_agg\(/.test(text));
  if (!statement) throw new Error('No statement was sent that builds JSON');
  return statement;
}

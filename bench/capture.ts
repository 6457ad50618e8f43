import type { ShiftSearch } from '#contract/shift-search.ts';
import { searchShifts } from '#server/modules/shifts/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openPlaces } from '#server/platform/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { connect } from '#server/platform/sql.ts';

import { idOf } from './fill.ts';

export type Statement = { text: string; params: string[] };

/** The statement by which our search finds a page: the one that costs, without the look-ups that the process keeps. */
export async function captureSearch(url: string, query: ShiftSearch): Promise<Statement> {
  const sent: Statement[] = [];
  const sql = connect(url, {
    max: 1,
    onStatement: (text, params) => void sent.push({ text, params: params as string[] }),
  });
  const viewerId = idOf('member 1');
  const platform = {
    sql,
    clock: systemClock,
    places: openPlaces(),
    recall: (_name: string, read: () => Promise<unknown>) => read(),
  };
  await searchShifts(platform as unknown as Platform, viewerId, query);
  await sql.end();
  const statement = sent.findLast(({ text }) => text.includes('json_agg'));
  if (!statement) throw new Error('The search sent no statement that builds JSON');
  return statement;
}

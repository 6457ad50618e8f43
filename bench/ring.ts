import { findFreeGroomersNear, findUrgentShift } from '#server/modules/urgent-shifts/notices.queries.ts';
import { denseCity } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { plainFigure } from './report.ts';
import type { Section } from './report.ts';

const mostNotified = 500;
const rounds = 25;
/** In the middle of the tables' time, so that every shift is ahead. */
const always = { now: new Date('2000-01-01'), until: new Date('2100-01-01') };

/** How long it takes to find whom an urgent shift rings, among as many groomers as the database has. */
export async function measureRing({ sql, size }: Fixture): Promise<Section> {
  const shifts = await sql<{ id: string }[]>`
    select id from shifts where status = 'posted' and listed and seen_first_by is null
    order by point_on_earth(lat, lon) <-> point_on_earth(${denseCity.lat}, ${denseCity.lon}) limit ${rounds}`;
  const took: number[] = [];
  let found = 0;
  for (const { id } of shifts) {
    const shift = await findUrgentShift(sql, id, always);
    if (!shift) throw new Error(`Shift ${id} is not open`);
    const begun = performance.now();
    found += (await findFreeGroomersNear(sql, shift, mostNotified)).length;
    took.push(performance.now() - begun);
  }
  const sorted = took.toSorted((one, other) => one - other);
  return {
    title: `The urgent ring among ${size.toLocaleString('en-US')} groomers`,
    explanation: `Finding the free groomers within their radius of ${shifts.length} shifts in the dense city, one after another on one connection.`,
    figures: [
      plainFigure('groomers found for a shift', found / Math.max(1, shifts.length), ''),
      plainFigure('median', sorted[Math.floor(sorted.length / 2)] ?? 0, ' ms', 1000),
      plainFigure('slowest', sorted.at(-1) ?? 0, ' ms', 1000),
    ],
  };
}

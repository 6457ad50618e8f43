import { fitLimit } from '#contract/shifts/shift-search.ts';
import { calendarReason, workingTimesWithin } from '#server/modules/calendar/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { params, paramValues } from '#server/platform/radius-search/search.queries.ts';
import { viewer } from '#server/platform/radius-search/search.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import type { Strategy } from '#server/platform/radius-search/strategies.queries.ts';
import { cardText, joinBusiness, joinConflict, waitingOf } from '../shift-card.queries.ts';

/** The working hours are read once for all shifts. */
const against = calendarReason(
  viewer,
  's.starts_at',
  's.ends_at',
  '(select not coalesce(tstzrange(s.starts_at, s.ends_at) <@ times, false) from hours)',
);

/**
 * Points of a shift: a clash or an own application puts it after all others, and something else in the viewer's calendar after what is
 * free. Near, worked there before and allowed to book at once add some, and what it pays an hour up to three.
 */
const points = `
  case when conflict.card is not null or mine.id is not null or s.business_id = ${viewer} then -100
    when calendar.against is not null then -20 else 0 end
  + case when far.away <= 5 then 3 when far.away <= 10 then 2 when far.away <= 25 then 1 else 0 end
  + least(coalesce(worked.days, 0), 2)
  + case when s.instant_book_at is not null then 0.5 else 0 end
  + 3 * percent_rank() over (order by greatest(s.pay_rank, 0) / (extract(epoch from s.ends_at - s.starts_at) / 3600))`;

/** Returns a page of the nearest shifts in the order of fit, as cards in JSON text, and how many there are. */
export async function findBestFit(
  sql: Sql,
  search: Search,
  strategy: Strategy,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ cards: string; found: number }> {
  const text = `
    with ${params(search)}, waiting as materialized (${waitingOf('(select viewer_id from params)')}), worked as materialized (
      select here.business_id, count(*)::int as days from shift_pay pay join shifts here on here.id = pay.shift_id
      where pay.groomer_id = ${viewer} and pay.dogs_groomed > 0 group by here.business_id
    ), near as materialized (
      select s.id, s.starts_at, s.ends_at
      from params cross join lateral (${strategy(search, fitLimit)}) w join shifts s on s.id = w.id
    ), hours as materialized (${workingTimesWithin(viewer, 'near')}), ranked as materialized (
      select id, days, against, row_number() over (order by points desc, away nulls last, id) as place from (
        select s.id, far.away, coalesce(worked.days, 0) as days, calendar.against, ${points} as points
        from params cross join near join shifts s on s.id = near.id
        left join worked on worked.business_id = s.business_id
        left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewer} ${joinConflict(viewer)}
        cross join lateral (select miles_between(s.lat, s.lon, params.lat, params.lon) as away) far
        cross join lateral (select ${against} as against) calendar
      ) each_shift
    )
    select concat('[', string_agg(left(${cardText('params', viewer, 'waiting')}, -1) || ',"workedHere":' || r.days || ',"against":' || coalesce(to_json(r.against)::text, 'null') || '}', ',' order by r.place), ']') as cards,
      (select count(*)::int from ranked) as found
    from params cross join ranked r join shifts s on s.id = r.id ${joinBusiness}
    left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewer} ${joinConflict(viewer)}
    where r.place > ${skip} and r.place <= ${skip + limit}`;
  const [row] = await sql.unsafe<{ cards: string; found: number }[]>(text, paramValues(search));
  return row ?? { cards: '[]', found: 0 };
}

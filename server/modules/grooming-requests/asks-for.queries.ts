import type { DayAsk } from '#contract/day/day.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A pet parent asks for one provider at a time, so that more than these are rare. */
const mostShown = 10;

/** Finds the open requests that name a provider who has neither sent an offer nor passed, the oldest first. */
export const findAsksFor = (sql: Sql, providerId: string) => sql<DayAsk[]>`
  select r.id as request_id, r.title, a.first_name as owner_name, r.preferred_date as day,
    (select array_agg(p.name order by rp.place) from requested_pets rp join pets p on p.id = rp.pet_id
      where rp.request_id = r.id) as pet_names
  from grooming_requests r join accounts a on a.id = r.owner_id
  where r.asked_id = ${providerId} and r.passed_at is null and r.status = 'posted' and ${isVisibleTo(sql, providerId, 'r.owner_id')}
    and not exists (select from offers o where o.request_id = r.id and o.provider_id = ${providerId})
  order by r.posted_at, r.id limit ${mostShown}`;

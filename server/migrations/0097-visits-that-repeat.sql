-- Every how many weeks a visit repeats; null once its series has ended, or with the last visit of one.
create function repeats_every(visit visits) returns int language sql stable as $$
  select s.every_weeks from series_visits booked join visit_series s on s.id = booked.series_id
  where booked.visit_id = visit.id and s.ended_at is null and (s.until is null or s.until >= booked.day + s.every_weeks * 7)
$$;

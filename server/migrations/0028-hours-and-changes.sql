-- Hours may reach midnight and cross it: an end that is not later than the start is on the next day.
alter table working_hours drop constraint working_hours_check;
alter table working_hours add constraint working_hours_check check (to_time <> from_time or from_time = '00:00');
create or replace function working_times(account uuid, first_day date, last_day date) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(begins, greatest(begins, ends))) from (
    select (day::date + h.from_time::time) at time zone z.zone as begins,
      (day::date + (h.to_time <= h.from_time)::int + h.to_time::time) at time zone z.zone as ends
    from (select zone_of(account) as zone) z,
      generate_series(first_day::timestamp - interval '1 day', last_day::timestamp, interval '1 day') day
      join working_hours h on h.account_id = account and h.weekday = extract(isodow from day)
  ) spans
$$;
create or replace function open_times(account uuid, day date, at_once int) returns tstzmultirange language sql stable as $$
  with whole as (
    select tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone) as span,
      tstzrange((day + time '08:00') at time zone zone, (day + time '18:00') at time zone zone) as usual
    from (select zone_of(account) as zone) z
  ), taken as (
    select during, dogs_at_once from bookings, whole where subject_id = account and during && span
  ), parts as (
    select at as begins, lead(at) over (order by at) as ends
    from (select distinct unnest(array[lower(during), upper(during)]) as at from taken) marks
  )
  select case
      when not exists (select from working_hours where account_id = account) then tstzmultirange(usual)
      else coalesce(working_times(account, day, day) * tstzmultirange(span), '{}') end
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from time_off
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(begins, ends)) from parts where ends is not null and (
        select count(*) >= coalesce(at_once, 1) or bool_or(dogs_at_once is null) from taken
        where during && tstzrange(begins, ends))), '{}')
  from whole
$$;

-- Free is who has time for the shortest service of their price book, or an hour if it says no times.
create or replace function is_free_on(account uuid, day date, at_once int, since timestamptz) returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once) * tstzmultirange(tstzrange(since, null))) free
    where upper(free) - lower(free) >= coalesce(
      (select make_interval(mins => min(minutes)) from price_book where account_id = account), interval '1 hour'))
$$;

-- Calendar programs replace what they know only of an entry that says when it was changed, and how often.
alter table time_off add column changed_at timestamptz, add column changes int not null default 0;
update time_off set changed_at = created_at;
alter table time_off alter column changed_at set not null;
alter table pets add column changed_at timestamptz, add column changes int not null default 0;
update pets set changed_at = coalesce(last_groomed_at, created_at);
alter table pets alter column changed_at set not null;

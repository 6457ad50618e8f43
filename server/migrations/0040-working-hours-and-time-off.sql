-- When a person works, by the clock of their own place; several spans a day. No row at all means: not said.
create table working_hours (
  account_id uuid not null references accounts on delete cascade,
  -- 1 is Monday, 7 Sunday.
  weekday int not null check (weekday between 1 and 7),
  from_time text not null,
  to_time text not null,
  primary key (account_id, weekday, from_time),
  check (to_time > from_time)
);
create trigger working_hours_note after insert or update or delete on working_hours
  for each row execute function note_row('account_id');

create table time_off (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whole days of the time zone.
  all_day boolean not null,
  time_zone text not null,
  note text,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index time_off_of_account on time_off (account_id, ends_at);
create trigger time_off_note after insert or update or delete on time_off
  for each row execute function note_row('account_id');

-- The working hours of some days as times; null where none are kept. A span in the hour that the clocks skip is empty.
create function working_times(account uuid, first_day date, last_day date) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(begins, greatest(begins, ends))) from (
    select (day::date + h.from_time::time) at time zone z.zone as begins,
      (day::date + h.to_time::time) at time zone z.zone as ends
    from (select zone_of(account) as zone) z,
      generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') day
      join working_hours h on h.account_id = account and h.weekday = extract(isodow from day)
  ) spans
$$;

-- The times of a day at which a person may still be booked: working hours minus time off minus bookings that leave no
-- room for another of `at_once`. Someone who has not said their hours is taken to work from eight to six.
create function open_times(account uuid, day date, at_once int) returns tstzmultirange language sql stable as $$
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
      else coalesce(working_times(account, day, day), '{}') end
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from time_off
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(begins, ends)) from parts where ends is not null and (
        select count(*) >= coalesce(at_once, 1) or bool_or(dogs_at_once is null) from taken
        where during && tstzrange(begins, ends))), '{}')
  from whole
$$;

-- Whether an hour of the day is open.
create function is_free_on(account uuid, day date, at_once int) returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once)) free where upper(free) - lower(free) >= interval '1 hour')
$$;

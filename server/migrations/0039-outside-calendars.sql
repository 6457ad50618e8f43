-- The calendar that a provider keeps elsewhere, and when it says that they are busy.
create table outside_calendars (
  account_id uuid primary key references accounts on delete cascade,
  -- Who has the address can read the calendar, so it is encrypted.
  sealed_address bytea not null,
  host text not null,
  added_at timestamptz not null,
  last_read_at timestamptz,
  failure text,
  failing_since timestamptz,
  stopped_at timestamptz,
  busy_times int not null default 0,
  cut boolean not null default false,
  constraint outside_calendars_failing check ((failure is null) = (failing_since is null)),
  constraint outside_calendars_stopped check (stopped_at is null or failing_since is not null)
);

-- Only times: titles, places and people of that calendar are never stored. Overlapping times are one row.
create table outside_busy (
  account_id uuid not null references outside_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (account_id, starts_at),
  constraint outside_busy_forward check (ends_at > starts_at)
);

-- Reading them waits for other servers, and so has a lane of its own.
alter table jobs drop column lane;
alter table jobs add column lane text not null generated always as (
  case when name like 'mail-%' then 'mail' when name like 'push-%' then 'push' when name like 'calendar-%' then 'calendar'
    else 'main' end) stored;
create index jobs_due on jobs (lane, run_at, id);

-- Being busy elsewhere takes time off a day as time off does.
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
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from outside_busy
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(begins, ends)) from parts where ends is not null and (
        select count(*) >= coalesce(at_once, 1) or bool_or(dogs_at_once is null) from taken
        where during && tstzrange(begins, ends))), '{}')
  from whole
$$;

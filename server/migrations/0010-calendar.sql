-- Bookings of one subject overlap only as far as it takes several at once. A subject is what is busy: an account, or a pet.
create extension if not exists btree_gist;
create table bookings (
  source_kind text not null check (source_kind in ('shift', 'visit')),
  source_id uuid not null,
  subject_id uuid not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  title text not null,
  time_zone text not null,
  -- How many visits the subject takes at once, as of the booking. Null for a shift or a pet, next to which nothing else fits.
  dogs_at_once int check (dogs_at_once >= 1),
  primary key (source_kind, source_id, subject_id)
);
create index bookings_of_subject on bookings using gist (subject_id, during);

-- The bookings that leave no room for another one: at most `at_once` overlap at any instant, and a booking that goes alone
-- overlaps nothing. The most overlap where one of them starts, so only these instants are counted.
create function bookings_in_the_way(subject uuid, wanted tstzrange, at_once int, besides uuid default null)
  returns setof bookings language sql stable as $$
  select b.* from bookings b
  where b.subject_id = subject and b.during && wanted and b.source_id is distinct from besides
    and (at_once is null or b.dogs_at_once is null or at_once <= (
      select max((
        select count(*) from bookings c
        where c.subject_id = subject and c.source_id is distinct from besides
          and c.during @> greatest(lower(start.during), lower(wanted))))
      from bookings start
      where start.subject_id = subject and start.during && wanted and start.source_id is distinct from besides))
$$;

-- The bookings of one subject are made one after the other. The number is advisoryLocks.bookingsOfSubject.
create function lock_bookings(subject uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(subject::text, 7720605))
$$;

create function keep_room() returns trigger language plpgsql as $$
begin
  perform lock_bookings(new.subject_id);
  if exists (select from bookings_in_the_way(new.subject_id, new.during, new.dogs_at_once, new.source_id)) then
    raise exclusion_violation using constraint = 'bookings_never_overlap',
      message = 'There is no room for this booking';
  end if;
  return new;
end $$;
create trigger bookings_keep_room before insert or update on bookings for each row execute function keep_room();

-- The spans of a week in which a person works, by the clock of their own place. A person without rows has not entered any.
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
  -- Whether the time off is whole days of the time zone.
  all_day boolean not null,
  time_zone text not null,
  note text,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index time_off_of_account on time_off (account_id, ends_at);
create trigger time_off_note after insert or update or delete on time_off
  for each row execute function note_row('account_id');

-- The working hours of some days as times; null for a person without any. A span in the hour that the clocks skip is empty.
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
-- room for another of `at_once`. A person without working hours counts as working from eight to six.
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

-- Whether an hour of the day is open after `since`, by working hours, time off and bookings.
create function is_free_on(account uuid, day date, at_once int, since timestamptz) returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once) * tstzmultirange(tstzrange(since, null))) free
    where upper(free) - lower(free) >= interval '1 hour')
$$;

-- Only the hash of a feed's secret address is stored.
create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
create trigger calendar_feeds_note after insert or update or delete on calendar_feeds
  for each row execute function note_row('account_id');

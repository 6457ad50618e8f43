-- The people who work in a business, without accounts of their own; their hours; and how many animals a house takes.
create table staff (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  role text not null check (role in ('groomer', 'bather', 'front_desk')),
  color text not null check (color in ('green', 'blue', 'plum', 'coral', 'amber', 'teal', 'pink', 'slate')),
  at_once int not null default 1 check (at_once between 1 and 6),
  pay_percent int check (pay_percent between 0 and 100),
  from_day date not null,
  to_day date,
  created_at timestamptz not null,
  check (to_day >= from_day)
);
create index staff_of_account on staff (account_id, created_at, id);
create trigger staff_cap before insert on staff for each row execute function keep_cap('account_id', '400', 'people, those who left included');

create table staff_hours (
  staff_id uuid not null references staff on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  from_time text not null,
  to_time text not null,
  primary key (staff_id, weekday, from_time)
);
create index staff_hours_of_account on staff_hours (account_id);

create table staff_time_off (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null,
  time_zone text not null,
  note text,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index staff_time_off_of_person on staff_time_off (staff_id, ends_at);
create index staff_time_off_of_account on staff_time_off (account_id);
create trigger staff_time_off_cap before insert on staff_time_off for each row execute function keep_cap('account_id', '2000', 'entries of time off');

create table house_limits (
  account_id uuid primary key references accounts on delete cascade,
  pets_in_house int not null check (pets_in_house between 1 and 240)
);

alter table visits
  add column staff_id uuid references staff on delete set null,
  add column table_no int check (table_no between 1 and 60);
create index visits_of_staff on visits (staff_id, starts_at) where staff_id is not null;
alter table visit_history add column staff_id uuid references staff on delete set null;
create index visit_history_of_staff on visit_history (staff_id) where staff_id is not null;
alter table visit_series
  add column staff_id uuid references staff on delete set null,
  -- Minutes between drop-off and work, and between work and pick-up.
  add column arrives_before int not null default 0,
  add column ready_after int not null default 0;
create index visit_series_of_staff on visit_series (staff_id) where staff_id is not null;

-- The tables and the house of a salon are booked beside its people.
create function tables_of(account uuid) returns uuid language sql immutable parallel safe
  return encode(substr(sha256(('tables of ' || account)::bytea), 1, 16), 'hex')::uuid;
create function house_of(account uuid) returns uuid language sql immutable parallel safe
  return encode(substr(sha256(('house of ' || account)::bytea), 1, 16), 'hex')::uuid;
create function is_salon(account uuid) returns boolean language sql stable
  return exists (select from business_profiles where account_id = account and business_type = 'salon');
-- What a provider's visits are booked for: the tables of a salon, the person themself otherwise.
create function subject_of(account uuid, acts_as text) returns uuid language sql stable
  return case when acts_as in ('business', 'owner') and is_salon(account) then tables_of(account) else account end;
create function house_limit_of(account uuid) returns int language sql stable
  return coalesce((select pets_in_house from house_limits where account_id = account),
    4 * (select tables from business_profiles where account_id = account));

alter table bookings disable trigger bookings_keep_room;
update bookings b set subject_id = tables_of(v.provider_id) from visits v
where b.source_kind = 'visit' and b.source_id = v.id and b.subject_id = v.provider_id and v.provider_as = 'business' and is_salon(v.provider_id);
insert into bookings (source_kind, source_id, subject_id, during, title, time_zone, dogs_at_once, units)
select 'visit', v.id, house_of(v.provider_id), tstzrange(v.starts_at, v.ends_at), v.title, v.time_zone, house_limit_of(v.provider_id),
  greatest(1, (select count(*) from visit_pets where visit_id = v.id))
from visits v
where v.provider_as = 'business' and not v.at_home and v.status in ('booked', 'checked_in') and is_salon(v.provider_id);
alter table bookings enable trigger bookings_keep_room;

-- A business that becomes a salon, or stops being one, keeps what is booked.
create function move_bookings_of_business() returns trigger language plpgsql as $$
begin
  update bookings b set squeezed = true,
    subject_id = case when new.business_type = 'salon' then tables_of(new.account_id) else new.account_id end
  from visits v
  where b.source_kind = 'visit' and b.source_id = v.id and v.provider_id = new.account_id and v.provider_as = 'business'
    and b.subject_id = case when new.business_type = 'salon' then new.account_id else tables_of(new.account_id) end;
  return null;
end $$;
create trigger business_profiles_move_bookings after update of business_type on business_profiles
  for each row when (old.business_type <> new.business_type) execute function move_bookings_of_business();

-- When a subject is fully booked within a span of time.
create function busy_times(subject uuid, span tstzrange, at_once int) returns tstzmultirange language sql stable as $$
  with taken as (
    select during, dogs_at_once, units from bookings where subject_id = subject and during && span
  ), parts as (
    select at as begins, lead(at) over (order by at) as ends
    from (select distinct unnest(array[lower(during), upper(during)]) as at from taken) marks
  )
  select coalesce(range_agg(tstzrange(begins, ends)), '{}') from parts where ends is not null and (
    select sum(units) >= coalesce(at_once, 1) or bool_or(dogs_at_once is null) from taken
    where during && tstzrange(begins, ends))
$$;

drop function is_free_on(uuid, date, int, timestamptz);
drop function open_times(uuid, date, int);
create function open_times(account uuid, day date, at_once int, acts_as text default null) returns tstzmultirange language sql stable as $$
  with whole as (
    select tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone) as span,
      tstzrange((day + time '08:00') at time zone zone, (day + time '18:00') at time zone zone) as usual
    from (select zone_of(account) as zone) z
  )
  select case
      when not exists (select from working_hours where account_id = account) then tstzmultirange(usual)
      else coalesce(working_times(account, day, day) * tstzmultirange(span), '{}') end
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from time_off
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from outside_busy
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - busy_times(subject_of(account, acts_as), span, at_once)
  from whole
$$;
create function is_free_on(account uuid, day date, at_once int, since timestamptz, acts_as text default null)
  returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once, acts_as) * tstzmultirange(tstzrange(since, null))) free
    where upper(free) - lower(free) >= coalesce(
      (select make_interval(mins => min(minutes)) from price_book where account_id = account), interval '1 hour'))
$$;

-- When a person of the staff works on a day: their own hours, or those of the business, without time off.
create function staff_work_times(person uuid, day date) returns tstzmultirange language sql stable as $$
  with whole as (
    select s.account_id, s.from_day, s.to_day, z.zone,
      tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone) as span,
      tstzrange((day + time '08:00') at time zone zone, (day + time '18:00') at time zone zone) as usual
    from staff s, lateral (select zone_of(s.account_id) as zone) z where s.id = person
  )
  select case when day < from_day or day > to_day then '{}'::tstzmultirange else
    case
      when exists (select from staff_hours where staff_id = person) then tstzmultirange(span) * coalesce((
        select range_agg(tstzrange(begins, greatest(begins, ends))) from (
          select (each::date + h.from_time::time) at time zone zone as begins,
            (each::date + (h.to_time <= h.from_time)::int + h.to_time::time) at time zone zone as ends
          from generate_series(day::timestamp - interval '1 day', day::timestamp, interval '1 day') each
            join staff_hours h on h.staff_id = person and h.weekday = extract(isodow from each)) spans), '{}')
      when exists (select from working_hours w where w.account_id = whole.account_id)
        then coalesce(working_times(whole.account_id, day, day) * tstzmultirange(span), '{}')
      else tstzmultirange(usual) end
    - coalesce((select range_agg(tstzrange(o.starts_at, o.ends_at)) from time_off o
        where o.account_id = whole.account_id and o.starts_at < upper(span) and o.ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(o.starts_at, o.ends_at)) from staff_time_off o
        where o.staff_id = person and o.starts_at < upper(span) and o.ends_at > lower(span)), '{}') end
  from whole
$$;

-- The pets' stages are part of a visit's record.
create function note_stage() returns trigger language plpgsql as $$
begin
  perform note_change('visits', variadic array(
    select unnest(array[provider_id, owner_id]) from visits where id = new.visit_id));
  return null;
end $$;
create trigger visit_pets_note after update of stage on visit_pets for each row execute function note_stage();

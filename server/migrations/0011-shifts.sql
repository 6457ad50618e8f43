-- Place, zone and business type are the business's at the time of posting. The fill factor keeps the frequent changes
-- of application counts, which touch no index, on their page.
create table shifts (
  id uuid primary key,
  business_id uuid not null references accounts,
  status text not null default 'posted'
    check (status in ('posted', 'filled', 'in_progress', 'completed', 'cancelled', 'expired', 'no_show')),
  title text not null,
  description text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The same by the wall clock of the place.
  day date not null,
  start_time text not null,
  end_time text not null,
  time_zone text not null,
  dog_count int not null check (dog_count between 1 and 60),
  pay_percentage int not null check (pay_percentage between 1 and 100),
  estimated_pay_min int check (estimated_pay_min >= 0),
  estimated_pay_max int check (estimated_pay_max >= estimated_pay_min),
  requirements text[] not null default '{}',
  bonus_info text,
  bonus_amount int check (bonus_amount >= 0),
  business_type text not null check (business_type in ('salon', 'mobile')),
  address text not null,
  city text not null,
  state text not null,
  lat float8 not null check (lat between -90 and 90),
  lon float8 not null check (lon between -180 and 180),
  -- Counts the edits, so that an application can say which terms its groomer saw.
  terms_version int not null default 1,
  -- Applications that were not withdrawn.
  application_count int not null default 0 check (application_count >= 0),
  cancel_reason text,
  posted_at timestamptz not null,
  filled_at timestamptz,
  completed_at timestamptz,
  -- When each side said that the day ended early; the pay can be recorded once both did.
  owner_ended_at timestamptz,
  groomer_ended_at timestamptz,
  no_show_at timestamptz,
  no_show_contested_at timestamptz,
  listed boolean not null default false,
  -- A ShiftCard up to the middle of its `business`: shifts are listed far more often than they change.
  -- docs/decisions/0019-shift-cards-are-stored-as-json-text.md has the figures.
  card text not null,
  -- Quarter-degree cell of the place, for searches around a point.
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  -- What the groomer may take home at best, whole dollars, as contract/shifts/take-home.ts calculates it. Shifts without the
  -- owner's own estimate come after all that have one, and those whose pay cannot be known come last.
  pay_rank int not null generated always as (coalesce(
    estimated_pay_max, estimated_pay_min,
    nullif(round(least(dog_count, floor(extract(epoch from ends_at - starts_at)
      / case when title ~* '\mbath' and title !~* 'groom' then 2700 else 5400 end)) * 92 * pay_percentage / 100), 0)::int - 10000000,
    -20000000)) stored,
  words tsvector not null generated always as (to_tsvector('english',
    title || ' ' || coalesce(description, '') || ' ' || plain_text(requirements) || ' ' || coalesce(bonus_info, '') || ' ' || city
  )) stored,
  -- A cancellation can be undone for a while.
  cancelled_at timestamptz,
  -- How the owner pays for the shift, in the owner's words. Only the books of a year depend on it.
  pay_model text not null default 'agreed_later' check (pay_model in ('w2', '1099', 'booth_rent', 'agreed_later'))
) with (fillfactor = 90);
create index shifts_of_business on shifts (business_id, starts_at desc, id desc);

-- One index per order, everywhere and within a cell. They include every filtered column, so that shifts that do not fit are
-- skipped without reading the table; docs/decisions/0015-open-shifts-are-searched-by-cell-and-by-distance.md has the figures.
create index shifts_newest on shifts (posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, pay_rank) where status = 'posted' and listed;
create index shifts_best_paid on shifts (pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_newest_in_cell on shifts (cell, posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_soonest_in_cell on shifts (cell, starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_best_paid_in_cell on shifts (cell, pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_soonest_at_spot on shifts (lat, lon, starts_at, id)
  include (day, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
-- Where few shifts fit, they are found by their rarest term.
create index shifts_by_terms on shifts (business_type, dog_count, pay_percentage) where status = 'posted' and listed;
create index shifts_by_words on shifts using gin (words) where status = 'posted' and listed;

create trigger shifts_set_listed before insert on shifts for each row execute function set_listed('business_id');

-- A shift concerns its business and everyone who applied.
create function note_shift() returns trigger language plpgsql as $$
declare
  shift shifts%rowtype;
begin
  if tg_op = 'DELETE' then shift := old; else shift := new; end if;
  perform note_change('shifts', variadic array(
    select shift.business_id union all select groomer_id from shift_applications where shift_id = shift.id));
  return null;
end $$;
create trigger shifts_note after insert or update or delete on shifts
  for each row execute function note_shift();

create function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.pay_model as "payModel",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.terms_version as "termsVersion", new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;
create trigger shifts_keep_card before insert or update on shifts
  for each row execute function keep_shift_card();

-- Every point where a shift was ever posted: far fewer than shifts, so that the nearest are found quickly.
create table shift_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  primary key (lat, lon)
);
create index shift_spots_spot on shift_spots using gist (spot);

create function keep_shift_spot() returns trigger language plpgsql as $$
begin
  insert into shift_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create trigger shifts_keep_spot after insert or update of lat, lon on shifts
  for each row execute function keep_shift_spot();

-- Triggers of tables with a shift_id and a groomer_id call this function.
create function note_both_sides_of_shift() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, (changed_row ->> 'groomer_id')::uuid,
    (select business_id from shifts where id = (changed_row ->> 'shift_id')::uuid));
  return null;
end $$;

create table shift_applications (
  id uuid primary key,
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'released', 'completed', 'no_show', 'closed')),
  message text,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- Stays when an accepted groomer leaves: only leaving after acceptance counts against them.
  accepted_at timestamptz,
  ended_at timestamptz,
  -- `overlap`: withdrawn because the groomer was accepted for another shift at that time.
  ended_because text check (ended_because in ('overlap')),
  constraint shift_applications_once unique (shift_id, groomer_id)
);
-- Two groomers can never be accepted for one shift.
create unique index shift_applications_one_groomer on shift_applications (shift_id)
  where status in ('accepted', 'completed', 'no_show');
create index shift_applications_of_groomer on shift_applications (groomer_id, created_at desc, id desc);
create trigger shift_applications_note after insert or update or delete on shift_applications
  for each row execute function note_both_sides_of_shift();

-- Amounts are in cents. Silence until confirm_by counts as confirmation.
create table shift_pay (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  revenue int not null check (revenue >= 0),
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  state text not null check (state in ('waiting', 'confirmed', 'disputed')),
  recorded_at timestamptz not null,
  confirm_by timestamptz not null,
  settled_at timestamptz,
  dispute_reason text
);
create index shift_pay_of_groomer on shift_pay (groomer_id, recorded_at desc);
create trigger shift_pay_note after insert or update or delete on shift_pay
  for each row execute function note_both_sides_of_shift();

-- The groomer's own figures of a day that the owner has not recorded, until the day is closed.
create table shift_claims (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  minutes_worked int not null check (minutes_worked > 0),
  -- Cents. Calculated from the ticket's figures where the groomer does not know it.
  revenue int not null check (revenue >= 0),
  revenue_estimated boolean not null,
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  claimed_at timestamptz not null,
  -- Silence until then counts as agreement.
  answer_by timestamptz not null
);
create trigger shift_claims_note after insert or update or delete on shift_claims
  for each row execute function note_both_sides_of_shift();

create table shift_history (
  -- The order in which it happened: a writer locks the shift's row, but its `at` may be earlier than the lock.
  seq bigint generated always as identity primary key,
  shift_id uuid not null references shifts,
  at timestamptz not null,
  what text not null,
  -- Null where the clock did it.
  account_id uuid references accounts,
  -- The groomer it is about; other groomers do not read the note then.
  groomer_id uuid references accounts,
  note text
);
create index shift_history_of_shift on shift_history (shift_id, seq);

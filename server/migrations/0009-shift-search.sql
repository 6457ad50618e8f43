-- How open shifts are found; docs/decisions/0020-radius-search-by-cells.md has the reasons and the figures.

-- Application counts change often and touch no index: room on the page keeps such a change on it.
alter table shifts set (fillfactor = 90);

create function plain_text(text[]) returns text
  language sql immutable strict parallel safe
  return array_to_string($1, ' ');

alter table shifts
  -- Quarter-degree cell of the place, for searches around a point.
  add column cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  -- What the groomer may take home at best, whole dollars, as the card shows it; a bonus has to be earned first.
  add column take_home int not null
    generated always as (coalesce(estimated_pay_max, greatest(estimated_pay_min, pay_percentage * 12))) stored,
  add column words tsvector not null generated always as (to_tsvector('english',
    title || ' ' || coalesce(description, '') || ' ' || plain_text(requirements) || ' ' || coalesce(bonus_info, '') || ' ' || city
  )) stored;

-- One index per order, everywhere and within a cell. They hold whatever is filtered by, so that what does not fit is
-- passed over without a look at the table.
create index shifts_newest on shifts (posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted';
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, take_home) where status = 'posted';
create index shifts_best_paid on shifts (take_home, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted';
create index shifts_newest_in_cell on shifts (cell, posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted';
create index shifts_soonest_in_cell on shifts (cell, starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted';
create index shifts_best_paid_in_cell on shifts (cell, take_home, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted';
create index shifts_soonest_at_spot on shifts (lat, lon, starts_at, id)
  include (day, business_type, pay_percentage, dog_count) where status = 'posted';

-- Where little fits, it is found by what is rare about it.
create index shifts_by_terms on shifts (business_type, dog_count, pay_percentage) where status = 'posted';
create index shifts_by_words on shifts using gin (words) where status = 'posted';
create index business_profiles_by_words on business_profiles using gin (to_tsvector('english', business_name));

-- Every point where a shift was ever posted, so that the nearest are found by walking outward over points, of which
-- there are few, and not over shifts.
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

-- Place and zone are those of the time of asking. The exact address is told with the booking.
create table grooming_requests (
  id uuid primary key,
  owner_id uuid not null references accounts,
  status text not null default 'posted'
    check (status in ('posted', 'in_progress', 'completed', 'cancelled', 'expired')),
  title text not null,
  description text,
  services text[] not null check (cardinality(services) > 0),
  -- Whole dollars, for all pets together.
  estimated_budget int check (estimated_budget >= 0),
  urgency text not null default 'normal' check (urgency in ('low', 'normal', 'high', 'urgent')),
  preferred_date date,
  day_window text not null default 'any' check (day_window in ('morning', 'midday', 'afternoon', 'evening', 'any')),
  setting text not null default 'either' check (setting in ('home', 'travel', 'either')),
  travel_miles int check (travel_miles between 1 and 200),
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null check (lat between -90 and 90),
  lon float8 not null check (lon between -180 and 180),
  time_zone text not null,
  -- What Premium takes off at providers who honour it, percent; 0 without Premium. Kept current while posted.
  premium_percent int not null default 0 check (premium_percent between 0 and 100),
  -- Nobody can make it nine, however many offer at once.
  open_offers int not null default 0 check (open_offers between 0 and 8),
  -- The visit that is to be had again, and the provider who is asked by name.
  rebook_of uuid,
  asked_id uuid references accounts,
  cancel_reason text,
  posted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- What is searched of the pets; follows them while the request is posted.
  pet_sizes text[] not null,
  pet_species text[] not null,
  pet_words text not null,
  -- Codes of four lists that share no word, so that one look finds all that have what is asked for.
  facets text[] not null generated always as (services || pet_sizes || pet_species || urgency) stored,
  words tsvector not null generated always as (to_tsvector('english',
    title || ' ' || coalesce(description, '') || ' ' || pet_words || ' ' || city)) stored,
  -- Premium sorts first, everywhere.
  priority boolean not null generated always as (premium_percent > 0) stored,
  -- What has no day or no budget sorts last.
  soonest date not null generated always as (coalesce(preferred_date, '9999-12-31')) stored,
  best_budget int not null generated always as (coalesce(estimated_budget, -1)) stored,
  -- Quarter-degree cell of the place, numbered as those of shifts.
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored
);
create index grooming_requests_of_owner on grooming_requests (owner_id, posted_at desc, id desc);
create unique index grooming_requests_one_rebooking on grooming_requests (rebook_of)
  where status in ('posted', 'in_progress', 'completed');

-- One index per order, everywhere and within a cell; docs/decisions/0031-finding-requests.md has the reasons. They hold
-- whatever is filtered by, so that what does not fit is passed over without a look at the table.
create index grooming_requests_newest on grooming_requests (priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted';
create index grooming_requests_soonest on grooming_requests (priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted';
create index grooming_requests_best_budget on grooming_requests (priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted';
create index grooming_requests_newest_in_cell on grooming_requests (cell, priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted';
create index grooming_requests_soonest_in_cell on grooming_requests (cell, priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted';
create index grooming_requests_best_budget_in_cell on grooming_requests (cell, priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted';
create index grooming_requests_at_spot on grooming_requests (lat, lon, priority, soonest, id)
  include (preferred_date, best_budget, facets) where status = 'posted';
-- Where little fits, it is found by what is rare about it, or rare together.
create index grooming_requests_by_facets_and_words on grooming_requests using gin (facets, words) where status = 'posted';

-- Every point where grooming was ever asked for, so that the nearest are found by walking outward over few points.
create table request_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  primary key (lat, lon)
);
create index request_spots_spot on request_spots using gist (spot);

create function keep_request_spot() returns trigger language plpgsql as $$
begin
  insert into request_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create trigger grooming_requests_keep_spot after insert or update of lat, lon on grooming_requests
  for each row execute function keep_request_spot();

create table requested_pets (
  request_id uuid not null references grooming_requests,
  pet_id uuid not null references pets,
  place int not null,
  primary key (request_id, pet_id)
);
create index requested_pets_of_pet on requested_pets (pet_id);

create function follow_requested_pet() returns trigger language plpgsql as $$
begin
  update grooming_requests r set pet_sizes = d.sizes, pet_species = d.species, pet_words = d.words
  from (
    select rp.request_id, array_agg(distinct p.size) as sizes, array_agg(distinct p.species) as species,
      string_agg(concat_ws(' ', p.name, p.breed), ' ' order by rp.place) as words
    from requested_pets rp join pets p on p.id = rp.pet_id
    where rp.request_id in (select request_id from requested_pets where pet_id = new.id)
    group by rp.request_id
  ) d
  where r.id = d.request_id and r.status = 'posted';
  return null;
end $$;
create trigger pets_followed_by_requests after update of name, breed, size, species on pets
  for each row when ((old.name, old.breed, old.size, old.species) is distinct from (new.name, new.breed, new.size, new.species))
  execute function follow_requested_pet();

-- What a provider asks of every visit.
create table provider_rules (
  account_id uuid primary key references accounts on delete cascade,
  -- [{kind, minDaysBefore}]
  vaccinations jsonb not null default '[]',
  honours_premium boolean not null default false,
  updated_at timestamptz not null
);

create table offers (
  id uuid primary key,
  request_id uuid not null references grooming_requests,
  provider_id uuid not null references accounts,
  provider_as text not null check (provider_as in ('groomer', 'business')),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  message text,
  -- Cents. What Premium takes off follows from the two flags of offer and request.
  list_price int not null check (list_price > 0),
  honours_premium boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null,
  read_at timestamptz,
  ended_at timestamptz
);
create unique index offers_one_open on offers (request_id, provider_id) where status = 'pending';
create unique index offers_one_accepted on offers (request_id) where status = 'accepted';
create index offers_of_request on offers (request_id, provider_id, created_at desc);
create index offers_of_provider on offers (provider_id, created_at desc, id desc);

create function count_open_offers() returns trigger language plpgsql as $$
begin
  update grooming_requests set open_offers = open_offers
    + (case when new.status = 'pending' then 1 else 0 end)
    - (case when tg_op = 'UPDATE' and old.status = 'pending' then 1 else 0 end)
  where id = new.request_id;
  return null;
end $$;
create trigger offers_counted after insert on offers
  for each row when (new.status = 'pending') execute function count_open_offers();
create trigger offers_recounted after update of status on offers
  for each row when ((old.status = 'pending') is distinct from (new.status = 'pending')) execute function count_open_offers();

create trigger grooming_requests_tell after insert or update or delete on grooming_requests
  for each row execute function tell_change('owner_id');
create trigger offers_tell after insert or update or delete on offers
  for each row execute function tell_change('provider_id');
-- Requests show their pets.
create trigger pets_tell after insert or update or delete on pets
  for each row execute function tell_change('owner_id');

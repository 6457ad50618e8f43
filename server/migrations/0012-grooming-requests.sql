-- Place and zone are those at the time of asking. The exact address is shown with the booking.
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
  -- Percent that Premium takes off at providers who honor it; 0 without Premium. It is kept current while the request is posted.
  premium_percent int not null default 0 check (premium_percent between 0 and 100),
  -- At most eight, however many providers offer at once.
  open_offers int not null default 0 check (open_offers between 0 and 8),
  -- The visit to repeat, and the provider who is asked by name.
  rebook_of uuid,
  asked_id uuid references accounts,
  -- When the owner last changed what offers answer: services, pets, place, where or date.
  terms_changed_at timestamptz,
  cancel_reason text,
  posted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  listed boolean not null default false,
  -- The searched facts of the pets, which are kept current while the request is posted.
  pet_sizes text[] not null,
  pet_species text[] not null,
  pet_words text not null,
  -- Codes of four lists that share no word, so that one condition checks all of them.
  facets text[] not null generated always as (services || pet_sizes || pet_species || urgency) stored,
  words tsvector not null generated always as (to_tsvector('english',
    title || ' ' || coalesce(description, '') || ' ' || pet_words || ' ' || city)) stored,
  -- Premium sorts first, everywhere.
  priority boolean not null generated always as (premium_percent > 0) stored,
  -- Without a day or a budget a request sorts last.
  soonest date not null generated always as (coalesce(preferred_date, '9999-12-31')) stored,
  best_budget int not null generated always as (coalesce(estimated_budget, -1)) stored,
  -- Quarter-degree cell of the place, numbered as those of shifts.
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored
);
create index grooming_requests_of_owner on grooming_requests (owner_id, posted_at desc, id desc);
create unique index grooming_requests_one_rebooking on grooming_requests (rebook_of)
  where status in ('posted', 'in_progress', 'completed');

-- These indexes follow those of shifts; docs/decisions/0017-open-requests-are-searched-like-shifts.md has the reasons.
create index grooming_requests_newest on grooming_requests (priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
create index grooming_requests_soonest on grooming_requests (priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
create index grooming_requests_best_budget on grooming_requests (priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted' and listed;
create index grooming_requests_newest_in_cell on grooming_requests (cell, priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
create index grooming_requests_soonest_in_cell on grooming_requests (cell, priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
create index grooming_requests_best_budget_in_cell on grooming_requests (cell, priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted' and listed;
create index grooming_requests_at_spot on grooming_requests (lat, lon, priority, soonest, id)
  include (preferred_date, best_budget, facets) where status = 'posted' and listed;
-- Where few requests fit, they are found by their rarest facets and words.
create index grooming_requests_by_facets_and_words on grooming_requests using gin (facets, words) where status = 'posted' and listed;

create trigger grooming_requests_set_listed before insert on grooming_requests
  for each row execute function set_listed('owner_id');

-- A request concerns its owner and everyone who sent an offer.
create function note_request() returns trigger language plpgsql as $$
declare
  request grooming_requests%rowtype;
begin
  if tg_op = 'DELETE' then request := old; else request := new; end if;
  perform note_change('grooming_requests', variadic array(
    select request.owner_id union all select provider_id from offers where request_id = request.id));
  return null;
end $$;
create trigger grooming_requests_note after insert or update or delete on grooming_requests
  for each row execute function note_request();

-- Every point where grooming was ever asked for: far fewer than requests, so that the nearest are found quickly.
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

create function update_requests_of_pet() returns trigger language plpgsql as $$
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
create trigger pets_update_requests after update of name, breed, size, species on pets
  for each row when ((old.name, old.breed, old.size, old.species) is distinct from (new.name, new.breed, new.size, new.species))
  execute function update_requests_of_pet();

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
  honors_premium boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null,
  read_at timestamptz,
  -- What changed since its sender last agreed; such an offer cannot be accepted.
  changed_terms text[] not null default '{}'
    check (changed_terms <@ array['services', 'pets', 'place', 'where', 'date']),
  ended_at timestamptz,
  -- `another_chosen`: declined because another offer was accepted; its sender may offer again when the request reopens.
  -- `replaced`: its sender sent a new one after the request had changed.
  ended_because text check (ended_because in ('another_chosen', 'replaced'))
);
create unique index offers_one_open on offers (request_id, provider_id) where status = 'pending';
create unique index offers_one_accepted on offers (request_id) where status = 'accepted';
create index offers_of_request on offers (request_id, provider_id, created_at desc);
create index offers_of_provider on offers (provider_id, created_at desc, id desc);

create function note_offer() returns trigger language plpgsql as $$
declare
  offer offers%rowtype;
begin
  if tg_op = 'DELETE' then offer := old; else offer := new; end if;
  perform note_change('offers', offer.provider_id,
    (select owner_id from grooming_requests where id = offer.request_id));
  return null;
end $$;
create trigger offers_note after insert or update or delete on offers
  for each row execute function note_offer();

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

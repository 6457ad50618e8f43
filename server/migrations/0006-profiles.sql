-- `address` is what the groomer wrote, and city to time_zone is how the gazetteer resolved it.
create table groomer_profiles (
  account_id uuid primary key references accounts on delete cascade,
  title text,
  years_experience int check (years_experience between 0 and 80),
  specializations text[] not null default '{}',
  service_type text not null default 'both' check (service_type in ('mobile', 'salon', 'both')),
  preferred_radius int not null default 25,
  dogs_per_day_low int,
  dogs_per_day_high int,
  dogs_at_once int not null default 1 check (dogs_at_once between 1 and 20),
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  time_zone text,
  spot cube generated always as (point_on_earth(lat, lon)) stored,
  listed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  services text[] not null default '{full_groom}',
  species text[] not null default '{dog}',
  check (dogs_per_day_low <= dogs_per_day_high),
  check ((address is null) = (time_zone is null))
);
create index groomer_profiles_spot on groomer_profiles using gist (spot) where listed;
-- The lists of a town.
create index groomer_profiles_town on groomer_profiles (state, city) where listed;
create trigger groomer_profiles_set_listed before insert on groomer_profiles
  for each row execute function set_listed('account_id');
create trigger groomer_profiles_note after insert or update or delete on groomer_profiles
  for each row execute function note_row('account_id');

create table business_profiles (
  account_id uuid primary key references accounts on delete cascade,
  business_name text not null,
  business_type text not null check (business_type in ('salon', 'mobile')),
  -- In the business's own words, unlike those of a groomer.
  services text[] not null default '{}',
  operating_hours text,
  description text,
  service_radius int not null default 25,
  service_areas text[] not null default '{}',
  vehicle_type text,
  mobile_equipment text[] not null default '{}',
  -- How many dogs the business takes at once.
  tables int not null default 2 check (tables between 1 and 60),
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null,
  lon float8 not null,
  time_zone text not null,
  spot cube generated always as (point_on_earth(lat, lon)) stored,
  listed boolean not null default false,
  -- The last part of `business` in the cards of its shifts: shifts.card precedes it.
  card text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  logo_url text,
  species text[] not null default '{dog}'
);
create index business_profiles_spot on business_profiles using gist (spot) where listed;
create index business_profiles_by_words on business_profiles using gin (to_tsvector('english', business_name));
create index business_profiles_logo on business_profiles (logo_url) where logo_url is not null;
create index business_profiles_town on business_profiles (state, city) where listed;
create trigger business_profiles_set_listed before insert on business_profiles
  for each row execute function set_listed('account_id');
create trigger business_profiles_note after insert or update or delete on business_profiles
  for each row execute function note_row('account_id');

create function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", new.logo_url as "logoUrl", round(r.total::numeric / nullif(r.count, 0), 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business') card;
  return new;
end $$;
create trigger business_profiles_keep_card before insert or update on business_profiles
  for each row execute function keep_business_card();

create function keep_rated_business_card() returns trigger language plpgsql as $$
begin
  update business_profiles set card = null where account_id = new.account_id;
  return null;
end $$;
create trigger ratings_keep_business_card after insert or update on ratings
  for each row when (new.as_role = 'business') execute function keep_rated_business_card();

create table pet_owner_profiles (
  account_id uuid primary key references accounts on delete cascade,
  budget_min int not null default 50,
  budget_max int not null default 75,
  preferred_services text[] not null default '{}',
  preferred_radius int not null default 15,
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  time_zone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (budget_min <= budget_max),
  check ((address is null) = (time_zone is null))
);
create trigger pet_owner_profiles_note after insert or update or delete on pet_owner_profiles
  for each row execute function note_row('account_id');

-- The time zone in which an account counts days: that of its place, or UTC without a place.
create function zone_of(account uuid) returns text language sql stable
  return coalesce(
    (select time_zone from groomer_profiles where account_id = account),
    (select time_zone from business_profiles where account_id = account),
    (select time_zone from pet_owner_profiles where account_id = account),
    'UTC');

-- The picture of an account: its logo where it acts as a business that has one, otherwise its owner's face.
create function face_of(account uuid, acts_as text) returns text language sql stable
  return coalesce(
    (select logo_url from business_profiles where account_id = account and acts_as in ('business', 'owner')),
    (select profile_image_url from accounts where id = account));

-- The structured facts of groomers and businesses. An account may be both, so each row names its side.
create table provider_facts (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  hours jsonb,
  languages text[] not null default '{}',
  safety jsonb,
  updated_at timestamptz not null,
  primary key (account_id, side)
);

create table service_areas (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  place int not null,
  name text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null,
  lon float8 not null,
  primary key (account_id, side, place)
);

create table price_book (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  place int not null,
  service text not null,
  size text not null check (size in ('small', 'medium', 'large', 'extra_large', 'cat')),
  from_cents int not null check (from_cents > 0),
  minutes int check (minutes > 0),
  primary key (account_id, side, service, size)
);

-- The page of a groomer or a business, which everyone may read once the profile is complete and listed.
create table public_pages (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  hidden boolean not null default false,
  primary key (account_id, as_role)
);
create unique index public_pages_slug on public_pages (as_role, slug);
create trigger public_pages_note after insert or update or delete on public_pages
  for each row execute function note_row('account_id');

-- Addresses that a page once had. They lead to its present one and are never given to another page.
create table former_slugs (
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (as_role, slug)
);
create index former_slugs_account on former_slugs (account_id);

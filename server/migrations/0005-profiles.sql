-- Where somebody works from. `address` is what they wrote; the rest is what the gazetteer made of it.
create table groomer_profiles (
  account_id uuid primary key references accounts on delete cascade,
  title text,
  years_experience int check (years_experience between 0 and 80),
  specializations text[] not null default '{}',
  certifications text[] not null default '{}',
  checked_certifications text[] not null default '{}',
  portfolio_images text[] not null default '{}',
  service_type text not null default 'both' check (service_type in ('mobile', 'salon', 'both')),
  preferred_radius int not null default 25,
  dogs_per_day_low int,
  dogs_per_day_high int,
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  time_zone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (dogs_per_day_low <= dogs_per_day_high),
  check ((address is null) = (time_zone is null))
);

create table business_profiles (
  account_id uuid primary key references accounts on delete cascade,
  business_name text not null,
  business_type text not null check (business_type in ('salon', 'mobile')),
  services text[] not null default '{}',
  operating_hours text,
  description text,
  service_radius int not null default 25,
  service_areas text[] not null default '{}',
  vehicle_type text,
  mobile_equipment text[] not null default '{}',
  mobile_certifications text[] not null default '{}',
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null,
  lon float8 not null,
  time_zone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

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

-- Sums of what was revealed; an average is total / count.
create table ratings (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business', 'pet_owner')),
  count int not null,
  total int not null,
  primary key (account_id, as_role)
);

-- Great-circle distance in miles between two points in degrees. Not strict: so PostgreSQL writes it out in the query.
create function miles_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable parallel safe
  return 2 * 3958.7613 * asin(sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2));

-- A point of the unit sphere; the straight line between two such points orders like the distance, and GiST walks it.
create extension if not exists cube;
create function point_on_earth(lat float8, lon float8) returns cube
  language sql immutable strict parallel safe
  return cube(array[cos(radians(lat)) * cos(radians(lon)), cos(radians(lat)) * sin(radians(lon)), sin(radians(lat))]);

alter table groomer_profiles add column spot cube generated always as (point_on_earth(lat, lon)) stored;
alter table business_profiles add column spot cube generated always as (point_on_earth(lat, lon)) stored;
create index groomer_profiles_spot on groomer_profiles using gist (spot);
create index business_profiles_spot on business_profiles using gist (spot);

create trigger groomer_profiles_tell after insert or update or delete on groomer_profiles
  for each row execute function tell_change('account_id');
create trigger business_profiles_tell after insert or update or delete on business_profiles
  for each row execute function tell_change('account_id');
create trigger pet_owner_profiles_tell after insert or update or delete on pet_owner_profiles
  for each row execute function tell_change('account_id');
create trigger ratings_tell after insert or update or delete on ratings
  for each row execute function tell_change('account_id');

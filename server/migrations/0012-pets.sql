create table pets (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  name text not null,
  species text not null default 'dog',
  breed text,
  coat text,
  -- Years as told on a day; a birth date is more exact and wins.
  age int check (age between 0 and 60),
  age_told_on date,
  birth_date date,
  weight float8 check (weight > 0),
  size text not null default 'medium' check (size in ('small', 'medium', 'large', 'extra_large')),
  grooming_notes text,
  special_conditions text[] not null default '{}',
  temperament text[] not null default '{}',
  bites jsonb not null default '[]',
  photo_url text,
  last_groomed_at timestamptz,
  -- Weeks until the next groom as advised at the last one; by coat where nobody advised.
  advised_weeks int check (advised_weeks between 1 and 52),
  archived_at timestamptz,
  created_at timestamptz not null,
  check ((age is null) = (age_told_on is null))
);
create index pets_of_owner on pets (owner_id, created_at);

create table vaccinations (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  kind text not null,
  given_on date,
  expires_on date,
  proof_url text,
  created_at timestamptz not null,
  check (given_on is not null or expires_on is not null),
  check (expires_on > given_on)
);
create index vaccinations_of_pet on vaccinations (pet_id, kind, expires_on);

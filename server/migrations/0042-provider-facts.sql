-- The structured facts of groomers and businesses. An account may be both, so each row says for which.
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

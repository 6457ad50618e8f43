create table pets (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  name text not null,
  species text not null default 'dog',
  breed text,
  coat text,
  -- Years as of age_told_on; a birth date is more exact and takes precedence.
  age int check (age between 0 and 60),
  age_told_on date,
  birth_date date,
  weight float8 check (weight > 0),
  size text not null default 'medium' check (size in ('small', 'medium', 'large', 'extra_large')),
  grooming_notes text,
  special_conditions text[] not null default '{}',
  temperament text[] not null default '{}',
  -- The owner's own entries.
  bites jsonb not null default '[]',
  -- What providers saw, as [{id, on, what, by, filedAt, answer}]. Entries are added and answered, never edited or removed.
  filed_bites jsonb not null default '[]',
  photo_url text,
  last_groomed_at timestamptz,
  -- Weeks until the next groom, as advised at the last one. Without advice the coat decides.
  advised_weeks int check (advised_weeks between 1 and 52),
  archived_at timestamptz,
  created_at timestamptz not null,
  check ((age is null) = (age_told_on is null))
);
create index pets_of_owner on pets (owner_id, created_at);
create index pets_photo on pets (photo_url) where photo_url is not null;
create index pets_with_filed_bites on pets (id) where filed_bites <> '[]';
create trigger pets_note after insert or update or delete on pets
  for each row execute function note_row('owner_id');
-- Admins see new bites at once.
create trigger pets_note_bites after update of filed_bites on pets
  for each row when (old.filed_bites is distinct from new.filed_bites) execute function note_admins();

create function keep_filed_bites() returns trigger language plpgsql as $$
begin
  if exists (
    select from jsonb_array_elements(old.filed_bites) with ordinality as filed (bite, place)
    where filed.bite - 'answer' is distinct from (new.filed_bites -> (filed.place::int - 1)) - 'answer'
      or (filed.bite -> 'answer' <> 'null' and filed.bite -> 'answer' is distinct from new.filed_bites -> (filed.place::int - 1) -> 'answer')
  ) then
    raise check_violation using constraint = 'pets_filed_bites_stay', message = 'A filed bite is neither changed nor removed';
  end if;
  return new;
end $$;
create trigger pets_keep_filed_bites before update of filed_bites on pets for each row execute function keep_filed_bites();

-- The text of an owner's own entries before each correction, as evidence.
create table pet_bite_history (
  seq bigint generated always as identity primary key,
  pet_id uuid not null references pets on delete cascade,
  bites jsonb not null,
  replaced_at timestamptz not null
);

-- A dose, a titer test, or a veterinarian's medical waiver. A titer or a waiver has both dates of its paper.
create table vaccinations (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  kind text not null,
  evidence text not null default 'vaccination' check (evidence in ('vaccination', 'titer', 'waiver')),
  given_on date,
  expires_on date,
  -- Null where the dose is not known.
  dose text check (dose in ('first', 'booster')),
  -- A record is never edited: another proof or date is a new record, which is unchecked.
  proof_url text,
  created_at timestamptz not null,
  -- The last provider who looked at the proof.
  checked_by text,
  checked_at timestamptz,
  expiry_announced_at timestamptz,
  check (given_on is not null or expires_on is not null),
  check (expires_on > given_on),
  constraint vaccinations_papers_dated check (evidence = 'vaccination' or num_nulls(given_on, expires_on) = 0),
  constraint vaccinations_checked check (
    num_nulls(checked_by, checked_at) in (0, 2) and (checked_at is null or proof_url is not null))
);
create index vaccinations_of_pet on vaccinations (pet_id, kind, expires_on);
create index vaccinations_proof on vaccinations (proof_url) where proof_url is not null;
create index vaccinations_to_announce on vaccinations (expires_on) where expiry_announced_at is null;

-- What a provider requires for every visit.
create table provider_rules (
  account_id uuid primary key references accounts on delete cascade,
  -- [{kind, minDaysBefore}]
  vaccinations jsonb not null default '[]',
  accepts_titers boolean not null default false,
  accepts_waivers boolean not null default false,
  honors_premium boolean not null default false,
  updated_at timestamptz not null
);

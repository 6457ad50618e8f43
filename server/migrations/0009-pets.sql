create table pets (
  id uuid primary key,
  owner_id uuid not null references accounts on delete cascade,
  name text not null,
  species text not null default 'dog',
  breed text,
  coat text,
  -- Years as given on a day; a birth date is more exact and wins.
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
  -- What providers saw: [{id, on, what, by, filedAt, answer}]. Entries are added and answered, never edited or removed.
  filed_bites jsonb not null default '[]',
  photo_url text,
  last_groomed_at timestamptz,
  -- Weeks until the next groom as advised at the last one; by coat without advice.
  advised_weeks int check (advised_weeks between 1 and 52),
  archived_at timestamptz,
  created_at timestamptz not null,
  check ((age is null) = (age_told_on is null))
);
create index pets_of_owner on pets (owner_id, created_at);
create index pets_photo on pets (photo_url) where photo_url is not null;
create trigger pets_note after insert or update or delete on pets
  for each row execute function note_row('owner_id');

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

-- A dose, a titer test, or a veterinarian's medical waiver. The papers of the latter two say from when until when.
create table vaccinations (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  kind text not null,
  evidence text not null default 'vaccination' check (evidence in ('vaccination', 'titer', 'waiver')),
  given_on date,
  expires_on date,
  -- Null where it is not known.
  dose text check (dose in ('first', 'booster')),
  proof_url text,
  created_at timestamptz not null,
  check (given_on is not null or expires_on is not null),
  check (expires_on > given_on),
  constraint vaccinations_papers_dated check (evidence = 'vaccination' or num_nulls(given_on, expires_on) = 0)
);
create index vaccinations_of_pet on vaccinations (pet_id, kind, expires_on);
create index vaccinations_proof on vaccinations (proof_url) where proof_url is not null;

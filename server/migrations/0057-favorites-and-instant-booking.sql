-- The people whom an account wants to work with again.
create table favorites (
  account_id uuid not null references accounts on delete cascade,
  person_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  created_at timestamptz not null,
  primary key (account_id, as_role, person_id),
  check (account_id <> person_id)
);
create index favorites_of_person on favorites (person_id);
create trigger favorites_cap before insert on favorites
  for each row execute function keep_cap('account_id', '200', 'favorites');

-- Who may take a shift at once: those who worked there and were rated 4 or better, or also those with a checked certification.
alter table shifts add column instant_book text check (instant_book in ('known', 'checked'));

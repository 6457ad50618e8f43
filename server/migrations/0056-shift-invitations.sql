-- Until a shift opens to everyone, only some see it: those who are invited, or the favorites of its business.
alter table shifts
  add column seen_first_by text check (seen_first_by in ('invited', 'favorites')),
  add column opens_at timestamptz,
  add constraint shifts_seen_first check ((seen_first_by is null) = (opens_at is null));

-- A groomer whom a business asks to work one of its shifts. The first to accept is booked.
create table shift_invitations (
  id uuid primary key,
  shift_id uuid not null references shifts on delete cascade,
  business_id uuid not null references accounts on delete cascade,
  groomer_id uuid not null references accounts on delete cascade,
  -- `gone`: another groomer was booked, or the shift was called off.
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'gone')),
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (shift_id, groomer_id)
);
create index shift_invitations_of_groomer on shift_invitations (groomer_id, created_at);
create index shift_invitations_of_business on shift_invitations (business_id, created_at);
create trigger shift_invitations_cap before insert on shift_invitations
  for each row execute function keep_cap('business_id', '5000', 'invitations', 'year', 'created_at');

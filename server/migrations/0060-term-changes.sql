-- Other terms that an owner asks the groomer of a filled shift to agree to. Without a yes in time the old ones stand.
create table term_changes (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  -- The terms that it changes, and the fields that change.
  terms_version int not null,
  change jsonb not null,
  -- The old and the new in words.
  parts jsonb not null,
  note text,
  -- `gone`: the shift is not booked with this groomer any more, or its work has begun.
  state text not null check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'gone')),
  created_at timestamptz not null,
  answer_by timestamptz not null check (answer_by > created_at),
  answered_at timestamptz
);
-- One question at a time.
create unique index term_changes_open on term_changes (shift_id) where state = 'open';
create index term_changes_of_shift on term_changes (shift_id, created_at desc);
create index term_changes_of_groomer on term_changes (groomer_id, created_at);
create index term_changes_of_business on term_changes (business_id, created_at);
create trigger term_changes_cap before insert on term_changes
  for each row execute function keep_cap('shift_id', '30', 'changes of terms');

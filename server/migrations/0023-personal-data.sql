-- The archive of an account's data. An account has one at a time, which is removed with its file a day after it was made.
create table data_exports (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null unique,
  asked_at timestamptz not null,
  -- The following columns are set once the archive is made.
  file text unique,
  bytes bigint,
  ready_at timestamptz,
  expires_at timestamptz,
  link_hash bytea unique,
  constraint data_exports_whole check (num_nulls(file, bytes, ready_at, expires_at) in (0, 4))
);
create index data_exports_expired on data_exports (expires_at) where expires_at is not null;
create trigger data_exports_note after insert or update or delete on data_exports
  for each row execute function note_row('account_id');

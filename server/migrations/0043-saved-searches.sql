-- Filters of a list that people keep, and whether new matches are told.
create table saved_searches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('shifts', 'requests')),
  name text not null,
  query jsonb not null,
  notify text not null check (notify in ('now', 'daily', 'off')),
  -- Matches that were posted later are new for the next morning's sum.
  summed_until timestamptz not null,
  created_at timestamptz not null
);
create index saved_searches_of_account on saved_searches (account_id, created_at);
create index saved_searches_to_notify on saved_searches (notify, kind, id) where notify <> 'off';
create trigger saved_searches_note after insert or delete or update on saved_searches
  for each row execute function note_row('account_id');

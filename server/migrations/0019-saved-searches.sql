-- Filters of a list that a person has saved. `notify` says when the person is notified of new matches.
create table saved_searches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('shifts', 'requests', 'groomers', 'businesses')),
  name text not null,
  query jsonb not null,
  notify text not null check (notify in ('now', 'daily', 'off')),
  -- Matches after this time are new in the next morning's summary.
  summed_until timestamptz not null,
  created_at timestamptz not null
);
create index saved_searches_of_account on saved_searches (account_id, created_at);
create index saved_searches_to_notify on saved_searches (notify, kind, id) where notify <> 'off';
create trigger saved_searches_note after insert or delete or update on saved_searches
  for each row execute function note_row('account_id');

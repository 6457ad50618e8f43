-- Clients who come earlier if something opens: instead of a booked visit, or without one. `than` is the start of the visit when the wish
-- was made: it ends when the visit moves.
create table waiting_clients (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete cascade,
  minutes int not null check (minutes between 5 and 720),
  until date not null,
  than timestamptz,
  offered_at timestamptz,
  created_at timestamptz not null,
  check (num_nulls(visit_id, than) in (0, 2))
);
create unique index waiting_clients_of_visit on waiting_clients (visit_id) where visit_id is not null;
create unique index waiting_clients_of_client on waiting_clients (client_id) where visit_id is null;
create index waiting_clients_of_account on waiting_clients (account_id, created_at);
create trigger waiting_clients_cap before insert on waiting_clients
  for each row execute function keep_cap('account_id', '300', 'clients who wait');

-- Where a visit was before it last moved, which is a time that became free.
alter table visits
  add column former_starts_at timestamptz,
  add column former_ends_at timestamptz;
create function keep_former_time() returns trigger language plpgsql as $$
begin
  new.former_starts_at = old.starts_at;
  new.former_ends_at = old.ends_at;
  return new;
end $$;
create trigger visits_former_time before update of starts_at on visits for each row
  when (old.status = 'booked' and old.starts_at is distinct from new.starts_at) execute function keep_former_time();
create index visits_moved on visits (provider_id, former_starts_at) where former_starts_at is not null;

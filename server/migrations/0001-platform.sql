-- The changes of the last hour: one row for each transaction and table. A process reads the rows of transactions that were
-- not visible when it last read, so that one which commits late is not skipped.
create table changed (
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  -- The accounts that the rows concern; null for very many.
  accounts uuid[],
  changed_at timestamptz not null default now(),
  primary key (xid, table_name)
);

create function note_change(changed_table text, variadic concerned uuid[]) returns void language sql as $$
  insert into changed as noted (table_name, accounts) values (changed_table, array_remove(concerned, null))
  on conflict (xid, table_name) do update
    set accounts = case when cardinality(noted.accounts) < 500 then noted.accounts || excluded.accounts end
    where not noted.accounts @> excluded.accounts
$$;

-- Triggers named `…_note` call this function. Their arguments are the columns with the accounts that a row concerns.
create function note_row() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, variadic array(select (changed_row ->> name)::uuid from unnest(tg_argv) name));
  return null;
end $$;

-- Changes that only admins see reach the open pages of all admins and no others.
create function note_admins() returns trigger language plpgsql as $$
begin
  perform note_change(tg_table_name, variadic array(select id from accounts where is_admin));
  return null;
end $$;

-- What happened, saved with the change itself. Jobs and live updates start from these rows.
create table events (
  id uuid primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index events_created_at on events (created_at);

-- Work to do at `run_at`, which an event, the clock or a use case has queued.
create table jobs (
  id uuid primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  -- Jobs that wait for an outside service are named after it and have a lane of their own, so that they hold up no other job.
  lane text not null generated always as (
    case when name like 'mail-%' then 'mail' when name like 'push-%' then 'push' else 'main' end) stored,
  unique (name, key)
);
create index jobs_due on jobs (lane, run_at, id);
-- Admins see failed jobs at once.
create index jobs_failed on jobs (id) where last_error is not null;
create trigger jobs_failed_note after update of last_error on jobs
  for each row when (old.last_error is distinct from new.last_error) execute function note_admins();
create trigger jobs_done_note after delete on jobs
  for each row when (old.last_error is not null) execute function note_admins();

-- At most one job of the same name and key is queued; queueing it again moves it. This is a function, so that a statement can
-- queue what depends on rows that it has just written.
create function queue_job(id uuid, name text, key text, payload jsonb, run_at timestamptz) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  insert into jobs (id, name, key, payload, run_at)
  values (queue_job.id, queue_job.name, queue_job.key, queue_job.payload, queue_job.run_at)
  on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0;
  perform note_change('jobs', variadic '{}');
end $$;

-- Calls are counted in fixed windows per key. The table is unlogged, since counts that a crash loses block no caller.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

-- Answers to requests with an Idempotency-Key, for their repeats. The key itself is not stored: `id` and the encryption of
-- `answer` are derived from it.
create table idempotent_requests (
  id bytea primary key,
  request_hash bytea not null,
  -- Null while the request is running.
  answer bytea,
  created_at timestamptz not null
);
create index idempotent_requests_created_at on idempotent_requests (created_at);

-- The outbox that /dev/mail shows while no mail server is configured.
create table mails (
  id uuid primary key,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  html text
);
create index mails_created_at on mails (created_at, id);

-- Webhooks of the payment processor that were handled, since each counts once.
create table payment_messages (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_messages_received on payment_messages (received_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps every row as it was written', tg_table_name;
end $$;

-- Every action of an admin.
create table audit_log (
  id uuid primary key,
  -- Null for the command line.
  admin_id uuid,
  act text not null,
  subject_id text not null,
  details jsonb not null,
  created_at timestamptz not null,
  -- The account that the act concerns.
  account_id uuid
);
create index audit_log_created on audit_log (created_at desc, id desc);
create index audit_log_of_account on audit_log (account_id, id desc) where account_id is not null;
create index audit_log_of_admin on audit_log (admin_id, id desc);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

-- Great-circle distance in miles between two points in degrees. The function is not strict, so that PostgreSQL inlines it.
create function miles_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable parallel safe
  return 2 * 3958.7613 * asin(sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2));

-- A point of the unit sphere. Straight lines between such points order like distances, and GiST finds the nearest.
create extension if not exists cube;
create function point_on_earth(lat float8, lon float8) returns cube
  language sql immutable strict parallel safe
  return cube(array[cos(radians(lat)) * cos(radians(lon)), cos(radians(lat)) * sin(radians(lon)), sin(radians(lat))]);

-- PostgreSQL does not treat array_to_string() as immutable, so generated columns call this function instead.
create function plain_text(text[]) returns text
  language sql immutable strict parallel safe
  return array_to_string($1, ' ');

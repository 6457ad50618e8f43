-- What happened, saved with the change itself; live updates replay from here.
create table events (
  id uuid primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index events_created_at on events (created_at);

-- Work that waits: started by an event, by the clock, or scheduled by a use case.
create table jobs (
  id uuid primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  unique (name, key)
);
create index jobs_run_at on jobs (run_at, id);

-- Fixed windows per key. Unlogged: a crash may forget counts, never block anybody.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

-- Mail leaves from here; without SMTP_URL it stays and /dev/mail shows it.
create table mails (
  id uuid primary key,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_to on mails (to_address, created_at desc);

-- Tells every process that a row of this table changed and whose row it is: the trigger names the column of the account.
-- The same message goes out once per transaction.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes',
    tg_table_name || ' ' || (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0]));
  return null;
end $$;

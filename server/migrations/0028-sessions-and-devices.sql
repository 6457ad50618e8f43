-- What people see of their sessions, and when they were last used: a session ends when it is idle for too long.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default 'Unknown device',
  add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions
  alter column id drop default,
  alter column device drop default,
  alter column last_seen_at set not null;

-- Visits of a provider's own clients that repeat every so many weeks, by the clock of their place.
create table visit_series (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  -- What is done to which pets at which price, as it was at the first visit.
  pets jsonb not null,
  every_weeks int not null check (every_weeks between 1 and 52),
  starts_on date not null,
  start_time text not null,
  minutes int not null,
  at_home boolean not null,
  time_zone text not null,
  until date,
  paused_until date,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index visit_series_of_account on visit_series (account_id, id desc);
create index visit_series_of_client on visit_series (client_id);
create trigger visit_series_cap before insert on visit_series for each row execute function keep_cap('account_id', '5000', 'series');

-- The dates that were booked. One whose visit begins at another time was moved, and has left the series.
create table series_visits (
  series_id uuid not null references visit_series on delete cascade,
  day date not null,
  starts_at timestamptz not null,
  visit_id uuid references visits on delete set null,
  primary key (series_id, day)
);
create unique index series_visits_of_visit on series_visits (visit_id) where visit_id is not null;

-- The dates that could not be booked, and why.
create table series_gaps (
  series_id uuid not null references visit_series on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  day date not null,
  because text not null,
  put_aside_at timestamptz,
  primary key (series_id, day)
);
create index series_gaps_of_account on series_gaps (account_id, day) where put_aside_at is null;

-- Booking all series takes minutes, and so has a lane of its own.
alter table jobs drop column lane;
alter table jobs add column lane text not null generated always as (
  case when name like 'mail-%' then 'mail' when name like 'push-%' then 'push' when name like 'calendar-%' then 'calendar'
    when name like 'series-%' then 'series' else 'main' end) stored;
create index jobs_due on jobs (lane, run_at, id);

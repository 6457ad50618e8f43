-- What was agreed: it stays as it was booked, whatever becomes of the request.
create table visits (
  id uuid primary key,
  request_id uuid not null references grooming_requests,
  offer_id uuid not null unique references offers,
  owner_id uuid not null references accounts,
  provider_id uuid not null references accounts,
  provider_as text not null check (provider_as in ('groomer', 'business')),
  status text not null default 'booked' check (status in ('booked', 'checked_in', 'completed', 'cancelled', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  title text not null,
  services text[] not null,
  at_home boolean not null,
  address text not null,
  -- Cents.
  list_price int not null check (list_price > 0),
  discount int not null check (discount between 0 and list_price),
  -- Why the provider groomed although a vaccination was missing.
  override_reason text,
  cancel_reason text,
  cancelled_by text check (cancelled_by in ('provider', 'pet_owner')),
  missed_by text check (missed_by in ('provider', 'pet_owner')),
  completed_at timestamptz,
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((status = 'no_show') = (missed_by is not null)),
  check ((status = 'completed') = (completed_at is not null))
);
create unique index visits_one_per_request on visits (request_id) where status in ('booked', 'checked_in', 'completed');
create index visits_of_request on visits (request_id);
create index visits_of_owner on visits (owner_id, starts_at desc, id desc);
create index visits_of_provider on visits (provider_id, starts_at desc, id desc);

create trigger visits_tell_owner after insert or update or delete on visits
  for each row execute function tell_change('owner_id');
create trigger visits_tell_provider after insert or update or delete on visits
  for each row execute function tell_change('provider_id');

-- What the provider wrote down. Photos are [{id, url}], pairs [{before, after}].
create table report_cards (
  visit_id uuid primary key references visits,
  services text[] not null check (cardinality(services) > 0),
  findings text not null,
  behaviour text not null,
  photos jsonb not null default '[]',
  before_after jsonb not null default '[]',
  next_visit_weeks int check (next_visit_weeks between 1 and 52),
  written_at timestamptz not null
);

create table visit_history (
  -- In the order in which it happened: whoever writes holds the request's row, but may have waited for it.
  seq bigint generated always as identity primary key,
  visit_id uuid not null references visits,
  at timestamptz not null,
  what text not null,
  account_id uuid references accounts,
  note text
);
create index visit_history_of_visit on visit_history (visit_id, seq);

-- The groom after which an owner was last reminded that the next one is due.
create table due_reminders (
  pet_id uuid primary key references pets on delete cascade,
  groomed_at timestamptz not null,
  reminded_at timestamptz not null
);

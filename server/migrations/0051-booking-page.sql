-- The page on which pet parents book a provider without an account.
create table booking_pages (
  account_id uuid primary key references accounts on delete cascade,
  mode text not null check (mode in ('off', 'ask', 'instant')),
  -- How long before the start, and how far ahead, a visit can be booked.
  lead_hours int not null check (lead_hours between 0 and 336),
  days_ahead int not null check (days_ahead between 1 and 90),
  new_clients boolean not null,
  -- Minutes kept free between two visits.
  gap_minutes int not null check (gap_minutes between 0 and 120),
  shows_phone boolean not null,
  changed_at timestamptz not null
);

-- Codes that prove an email address on a booking page, and the tickets that they were exchanged for.
create table booking_codes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  code_hash bytea not null,
  -- The encrypted code, until it is mailed.
  sealed_code bytea,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ticket_hash bytea unique,
  ticket_expires_at timestamptz
);
create index booking_codes_of_email on booking_codes (email, created_at);
create index booking_codes_of_account on booking_codes (account_id, created_at);
create index booking_codes_old on booking_codes (created_at);
create trigger booking_codes_cap before insert on booking_codes
  for each row execute function keep_cap('account_id', '2000', 'codes', 'day', 'created_at');

-- A visit can be asked for: it awaits an answer until an instant.
alter table visits drop constraint visits_status_check,
  add constraint visits_status_check check (status in ('awaiting_answer', 'declined', 'expired', 'withdrawn', 'booked', 'checked_in', 'completed',
    'stopped', 'cancelled', 'no_show', 'contested', 'not_closed')),
  add column answer_by timestamptz;
create index visits_asked on visits (provider_id, answer_by) where status = 'awaiting_answer';

-- What is kept of a booking that was made on the page, beside its visit.
create table page_bookings (
  visit_id uuid primary key references visits on delete cascade,
  account_id uuid not null references accounts,
  client_id uuid references clients on delete cascade,
  -- Whether its client had never been accepted or added by the provider before.
  is_new boolean not null,
  -- Whether it keeps its time free while it awaits an answer.
  holds_time boolean not null,
  -- The rule for cancelling, as it was shown and agreed to.
  policy_seen text not null,
  created_at timestamptz not null
);
create index page_bookings_of_account on page_bookings (account_id, created_at);
create index page_bookings_of_client on page_bookings (client_id);
create trigger page_bookings_cap before insert on page_bookings
  for each row execute function keep_cap('account_id', '20000', 'bookings on the page', 'year', 'created_at');

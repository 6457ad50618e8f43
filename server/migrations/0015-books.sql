-- Expenses, trips and tips that a groomer or an owner enters in their books. Amounts are in cents.
create table expenses (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  category text not null
    check (category in ('supplies', 'tools', 'van', 'fuel', 'insurance', 'education', 'fees', 'other')),
  amount int not null check (amount > 0),
  note text not null default '',
  receipt_url text,
  created_at timestamptz not null
);
create index expenses_of_account on expenses (account_id, day);
create index expenses_receipt on expenses (receipt_url) where receipt_url is not null;
create trigger expenses_note after insert or update or delete on expenses
  for each row execute function note_row('account_id');

create table mileage_trips (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  -- Tenths of a mile.
  distance int not null check (distance > 0),
  purpose text not null,
  -- The work that the trip was for.
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index mileage_trips_of_account on mileage_trips (account_id, day);
create trigger mileage_trips_note after insert or update or delete on mileage_trips
  for each row execute function note_row('account_id');

create table tips_received (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  amount int not null check (amount > 0),
  note text not null default '',
  -- The work that the tip was for.
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index tips_received_of_account on tips_received (account_id, day);
create trigger tips_received_note after insert or update or delete on tips_received
  for each row execute function note_row('account_id');

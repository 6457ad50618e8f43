-- A salon's tablet: a session that may do what the day needs, paired by a code, with the person who is at the desk.
alter table sessions
  add front_desk text,
  add staff_id uuid references staff on delete set null,
  add staff_until timestamptz;
create index sessions_of_staff on sessions (staff_id) where staff_id is not null;

-- The code that pairs a device, of which an account has one at a time.
create table front_desk_codes (
  account_id uuid primary key references accounts on delete cascade,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

-- Who was at the desk when it was done there.
alter table visit_history add desk_staff_id uuid references staff on delete set null;
create index visit_history_of_desk_staff on visit_history (desk_staff_id) where desk_staff_id is not null;
alter table bill_payments add desk_staff_id uuid references staff on delete set null;
create index bill_payments_of_desk_staff on bill_payments (desk_staff_id) where desk_staff_id is not null;

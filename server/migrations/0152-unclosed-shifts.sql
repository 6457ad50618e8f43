-- What the groomer says of a day that the owner has not recorded. It is there until the day is closed.
create table shift_claims (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  minutes_worked int not null check (minutes_worked > 0),
  -- Cents. Worked out from the ticket's figures where the groomer does not know it.
  revenue int not null check (revenue >= 0),
  revenue_estimated boolean not null,
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  claimed_at timestamptz not null,
  -- Silence until then agrees.
  answer_by timestamptz not null
);
create trigger shift_claims_tell after insert or update or delete on shift_claims
  for each row execute function tell_change('groomer_id');

alter table shifts
  -- When each side said that the day ended early; the pay can be recorded once both did.
  add column owner_ended_at timestamptz,
  add column groomer_ended_at timestamptz,
  add column no_show_at timestamptz,
  add column no_show_contested_at timestamptz;

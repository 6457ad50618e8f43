-- What a business owes a groomer because it called a filled shift off late, by the cancel terms that both had agreed on.
create table shift_dues (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  cancel_terms text not null check (cancel_terms in ('relaxed', 'fair', 'strict')),
  -- Cents.
  amount int not null check (amount > 0),
  -- Whether the business said that the weather was the reason. It is still owed unless the groomer says so too.
  weather boolean not null,
  state text not null check (state in ('owed', 'paid', 'waived')),
  created_at timestamptz not null,
  -- When the business said that it has paid.
  said_paid_at timestamptz,
  settled_at timestamptz,
  waived_because text check (waived_because in ('weather', 'other')),
  constraint shift_dues_settled check ((state = 'owed') = (settled_at is null)),
  constraint shift_dues_waived check ((state = 'waived') = (waived_because is not null))
);
create index shift_dues_of_shift on shift_dues (shift_id);
create index shift_dues_of_business on shift_dues (business_id, id);
create index shift_dues_of_groomer on shift_dues (groomer_id, id);

-- Place, zone and business type are the business's at the time of posting: work stays where it was promised.
create table shifts (
  id uuid primary key,
  business_id uuid not null references accounts,
  status text not null default 'posted'
    check (status in ('posted', 'filled', 'in_progress', 'completed', 'cancelled', 'expired', 'no_show')),
  title text not null,
  description text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The same as the wall clock of the place shows it.
  day date not null,
  start_time text not null,
  end_time text not null,
  time_zone text not null,
  dog_count int not null check (dog_count between 1 and 60),
  pay_percentage int not null check (pay_percentage between 1 and 100),
  estimated_pay_min int check (estimated_pay_min >= 0),
  estimated_pay_max int check (estimated_pay_max >= estimated_pay_min),
  requirements text[] not null default '{}',
  bonus_info text,
  bonus_amount int check (bonus_amount >= 0),
  business_type text not null check (business_type in ('salon', 'mobile')),
  address text not null,
  city text not null,
  state text not null,
  lat float8 not null check (lat between -90 and 90),
  lon float8 not null check (lon between -180 and 180),
  -- Applications that were not taken back.
  application_count int not null default 0 check (application_count >= 0),
  cancel_reason text,
  posted_at timestamptz not null,
  filled_at timestamptz,
  completed_at timestamptz
);
create index shifts_of_business on shifts (business_id, starts_at desc, id desc);

create table shift_applications (
  id uuid primary key,
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'released', 'completed', 'no_show', 'closed')),
  message text,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- Stays when an accepted groomer leaves: taking back what nobody accepted never hurts, this may.
  accepted_at timestamptz,
  ended_at timestamptz,
  -- Taken back by us: the groomer was accepted for another shift at that time.
  ended_because text check (ended_because in ('overlap')),
  constraint shift_applications_once unique (shift_id, groomer_id)
);
-- Two accepts of one shift can never both stand.
create unique index shift_applications_one_groomer on shift_applications (shift_id)
  where status in ('accepted', 'completed', 'no_show');
create index shift_applications_of_groomer on shift_applications (groomer_id, created_at desc, id desc);

-- Money in cents. Silence until confirm_by confirms.
create table shift_pay (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  revenue int not null check (revenue >= 0),
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  state text not null check (state in ('waiting', 'confirmed', 'disputed')),
  recorded_at timestamptz not null,
  confirm_by timestamptz not null,
  settled_at timestamptz,
  dispute_reason text
);
create index shift_pay_of_groomer on shift_pay (groomer_id, recorded_at desc);

create table shift_history (
  -- In the order in which it happened: whoever writes holds the shift's row, but may have waited for it.
  seq bigint generated always as identity primary key,
  shift_id uuid not null references shifts,
  at timestamptz not null,
  what text not null,
  -- Null when the clock did it.
  account_id uuid references accounts,
  -- Whom it is about; other groomers do not read the note then.
  groomer_id uuid references accounts,
  note text
);
create index shift_history_of_shift on shift_history (shift_id, seq);

create trigger shifts_tell after insert or update or delete on shifts
  for each row execute function tell_change('business_id');
create trigger shift_applications_tell after insert or update or delete on shift_applications
  for each row execute function tell_change('groomer_id');
create trigger shift_pay_tell after insert or update or delete on shift_pay
  for each row execute function tell_change('groomer_id');

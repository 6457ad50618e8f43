-- What the two sides say about the day of a shift: on the way, late, there, gone early.
create table shift_days (
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  business_id uuid not null references accounts,
  created_at timestamptz not null,
  -- The business tells it to the groomer who has arrived.
  code text not null check (code ~ '^\d{4}$'),
  on_my_way_at timestamptz,
  late_minutes int check (late_minutes between 5 and 240),
  -- When each side said that the groomer is there; one is enough with the business's code.
  groomer_arrived_at timestamptz,
  owner_arrived_at timestamptz,
  arrived_at timestamptz,
  by_code boolean not null default false,
  left_at timestamptz,
  left_note text,
  -- The owner's word on leaving early; null before it.
  left_allowed boolean,
  primary key (shift_id, groomer_id)
);
create index shift_days_of_groomer on shift_days (groomer_id);
create index shift_days_of_business on shift_days (business_id);

-- More dogs or more time than agreed, which the groomer claims. Silence agrees.
create table shift_extras (
  id uuid primary key,
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  business_id uuid not null references accounts,
  dogs int not null check (dogs between 0 and 20),
  minutes int not null check (minutes between 0 and 480 and dogs + minutes > 0),
  note text,
  state text not null check (state in ('claimed', 'agreed', 'silent', 'declined')),
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz
);
create index shift_extras_of_shift on shift_extras (shift_id, created_at);
create index shift_extras_of_groomer on shift_extras (groomer_id);
create index shift_extras_of_business on shift_extras (business_id);
create trigger shift_extras_cap before insert on shift_extras
  for each row execute function keep_cap('shift_id', '30', 'claims of extra dogs or time');

-- What is said on the day is in the shift's history, which both sides have on screen.
create trigger shift_history_note after insert on shift_history for each row
  when (new.what in ('on_my_way', 'running_late', 'arrived', 'left_early', 'leaving_allowed', 'leaving_not_allowed',
    'extras_claimed', 'extras_agreed', 'extras_declined'))
  execute function note_both_sides_of_shift();

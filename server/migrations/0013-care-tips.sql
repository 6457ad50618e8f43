-- What a pet owner did with each tip. The catalog bounds the rows of one account.
create table owner_tips (
  account_id uuid not null references accounts on delete cascade,
  tip_id text not null,
  -- The last day on which it was shown, by the calendar of the owner's place.
  seen_on date,
  rating smallint check (rating between 1 and 5),
  feedback text,
  rated_at timestamptz,
  saved_at timestamptz,
  primary key (account_id, tip_id),
  check ((rating is null) = (rated_at is null)),
  check (feedback is null or rating is not null)
);

-- How an owner wants the daily tip. In the app it is on unless switched off; by mail and push only by choice.
create table daily_tip_settings (
  account_id uuid primary key references accounts on delete cascade,
  enabled boolean not null default true,
  email boolean not null default false,
  push boolean not null default false,
  -- The owner's next morning.
  next_at timestamptz not null
);
create index daily_tip_settings_due on daily_tip_settings (next_at) where enabled;

-- The latest daily tip of each owner.
create table daily_tips (
  account_id uuid primary key references accounts on delete cascade,
  day date not null,
  tip_id text not null,
  pets text[] not null,
  because text not null
);
create trigger daily_tips_note after insert or update on daily_tips
  for each row execute function note_row('account_id');

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
-- The admins' list counts the ratings of each tip and reads its feedback, newest first.
create index owner_tips_rated on owner_tips (tip_id, rating) where rating is not null;
create index owner_tips_feedback on owner_tips (tip_id, rated_at desc, account_id desc) where feedback is not null;

-- How an owner wants the daily tip. It shows in the app unless switched off, and comes by mail and push only by choice.
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

-- Tips that an admin has hidden. They are neither generated nor chosen as a daily tip; an owner who saved one can still read it.
create table hidden_tips (
  tip_id text primary key,
  reason text not null,
  hidden_at timestamptz not null
);

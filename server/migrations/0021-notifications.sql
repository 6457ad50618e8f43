-- What people are notified about, in one row for each person and occurrence.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  -- What happened, so that a job that runs twice notifies once.
  about text not null,
  title text not null,
  text text not null,
  path text not null,
  -- Whether the notification is in the list under the bell.
  in_app boolean not null,
  created_at timestamptz not null,
  -- The notification is not delivered from then on.
  useful_until timestamptz,
  read_at timestamptz,
  -- Whether the notification waits for the daily digest.
  in_digest boolean not null default false,
  unique (account_id, kind, about)
);
create index notifications_of_account on notifications (account_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (account_id) where in_app and read_at is null;
create index notifications_in_digest on notifications (account_id) where in_digest;
create index notifications_created_at on notifications (created_at);

create trigger notifications_note after insert or update or delete on notifications
  for each row execute function note_row('account_id');

-- The channels that a person chose for a category; a category without a row has its usual ones.
create table notification_choices (
  account_id uuid not null references accounts on delete cascade,
  category text not null,
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (account_id, category)
);

-- Quiet hours by the clock of the person's zone, and whether calm notifications are mailed once a day.
create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  quiet_from text,
  quiet_until text,
  time_zone text,
  digest boolean not null default false,
  check ((quiet_from is null) = (quiet_until is null))
);

create trigger notification_choices_note after insert or update or delete on notification_choices
  for each row execute function note_row('account_id');
create trigger notification_settings_note after insert or update or delete on notification_settings
  for each row execute function note_row('account_id');

-- The key that signs links in mails which work without signing in.
create table link_keys (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into link_keys (key)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- A browser that gets notifications while its session lasts.
create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_hash);

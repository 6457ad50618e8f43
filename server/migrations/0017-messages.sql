-- A conversation as one of its two people sees it. A sender writes both rows, the lower account first; they are the
-- lock under which messages get their order.
create table conversation_members (
  account_id uuid not null references accounts,
  other_id uuid not null references accounts check (other_id <> account_id),
  last_message_id uuid not null,
  last_at timestamptz not null,
  unread int not null default 0 check (unread >= 0),
  -- The newest message that this person has seen.
  seen_seq bigint not null default 0,
  -- A muted conversation sends no reminder.
  muted boolean not null default false,
  primary key (account_id, other_id)
);
create index conversation_members_latest on conversation_members (account_id, last_at, other_id);
create trigger conversation_members_note after update of seen_seq on conversation_members
  for each row execute function note_row('account_id', 'other_id');
create trigger conversation_members_mute_note after update of muted on conversation_members
  for each row execute function note_row('account_id');

create table messages (
  id uuid primary key,
  seq bigint generated always as identity,
  from_id uuid not null references accounts,
  to_id uuid not null references accounts check (to_id <> from_id),
  kind text not null default 'text' check (kind in ('text', 'booking')),
  content text not null,
  client_id text,
  created_at timestamptz not null,
  low_id uuid not null generated always as (least(from_id, to_id)) stored,
  high_id uuid not null generated always as (greatest(from_id, to_id)) stored,
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 4),
  constraint messages_content_check check (content <> '' or photo_urls <> '{}')
);
create index messages_of_pair on messages (low_id, high_id, seq);
-- A message that is sent again is stored once.
create unique index messages_once on messages (from_id, client_id) where client_id is not null;
-- Each call for a photo asks who may see it.
create index messages_photos on messages using gin (photo_urls) where photo_urls <> '{}';
create index messages_with_photos on messages (id) where photo_urls <> '{}';

-- Concurrent messages are inserted together, so their accounts are written once for all of them.
create function note_messages() returns trigger language plpgsql as $$
begin
  perform note_change('messages', variadic array(select from_id from added union select to_id from added));
  return null;
end $$;
create trigger messages_note after insert on messages
  referencing new table as added for each statement execute function note_messages();
create trigger messages_removed_note after update of content, photo_urls on messages
  for each row execute function note_row('from_id', 'to_id');

-- Short texts that a provider often sends.
create table quick_replies (
  id uuid primary key,
  account_id uuid not null references accounts,
  content text not null check (content <> ''),
  created_at timestamptz not null
);
create index quick_replies_of_account on quick_replies (account_id, created_at, id);

alter table messages
  add column photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 4),
  drop constraint messages_content_check,
  add constraint messages_content_check check (content <> '' or photo_urls <> '{}');
-- Each call for a photo asks who may see it.
create index messages_photos on messages using gin (photo_urls) where photo_urls <> '{}';
create index messages_with_photos on messages (id) where photo_urls <> '{}';

-- A muted conversation sends no reminder.
alter table conversation_members add column muted boolean not null default false;
create trigger conversation_members_mute_note after update of muted on conversation_members
  for each row execute function note_row('account_id');

-- The short texts that a provider often sends.
create table quick_replies (
  id uuid primary key,
  account_id uuid not null references accounts,
  content text not null check (content <> ''),
  created_at timestamptz not null
);
create index quick_replies_of_account on quick_replies (account_id, created_at, id);

-- Secret addresses that show one client their visit without an account. The hash finds a link; the sealed secret shows it again.
create table client_links (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete cascade,
  token_hash bytea not null unique,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index client_links_of_visit on client_links (visit_id) where revoked_at is null;
create index client_links_of_client on client_links (client_id);
create index client_links_of_account on client_links (account_id);
create trigger client_links_cap before insert on client_links
  for each row execute function keep_cap('account_id', '50000', 'links to clients', 'year', 'created_at');

-- Times for a visit that its client asks for or its provider offers. They hold no time: the first to choose has it.
create table time_offers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid not null references visits on delete cascade,
  by text not null check (by in ('client', 'provider')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text,
  state text not null default 'open' check (state in ('open', 'taken', 'gone')),
  created_at timestamptz not null
);
create index time_offers_of_visit on time_offers (visit_id, created_at);
create index time_offers_of_client on time_offers (client_id);
create index time_offers_of_account on time_offers (account_id) where state = 'open';
create trigger time_offers_cap before insert on time_offers for each row execute function keep_cap('visit_id', '60', 'times asked for or offered');

-- When a client asked the provider to remove what is stored about them.
alter table clients add column removal_asked_at timestamptz;

create table client_messages (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete set null,
  kind text not null,
  channel text not null check (channel in ('phone_app', 'email')),
  -- The address of the link is not stored here.
  body text not null,
  state text not null check (state in ('opened', 'queued', 'sent', 'failed')),
  -- When a reminder that goes by itself was due.
  due_at timestamptz,
  created_at timestamptz not null
);
create unique index client_messages_reminded_once on client_messages (visit_id, due_at) where due_at is not null;
create index visits_to_remind_of on visits (starts_at) where status = 'booked' and source <> 'marketplace';
create index client_messages_of_client on client_messages (client_id, created_at desc);
create index client_messages_of_visit on client_messages (visit_id) where visit_id is not null;
create trigger client_messages_cap before insert on client_messages
  for each row execute function keep_cap('account_id', '3000', 'messages to clients', 'day', 'created_at');
create index client_messages_of_account on client_messages (account_id, created_at);

create table message_templates (
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  body text not null,
  changed_at timestamptz not null,
  primary key (account_id, kind)
);

-- A higher price that the provider asks for while the pet is there, and what was answered. Money in cents.
create table price_changes (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null references visits,
  lines jsonb not null,
  reason text not null,
  photos text[] not null,
  old_total int not null check (old_total >= 0),
  new_total int not null check (new_total > old_total),
  state text not null check (state in ('open', 'approved', 'declined', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_how text check (answered_how in ('link', 'account', 'door', 'phone')),
  answered_name text,
  answered_at timestamptz,
  -- When the client said that it was not they who agreed.
  disputed_at timestamptz,
  constraint price_changes_answered check ((answered_how is null) = (answered_name is null) and (answered_how is null) = (answered_at is null))
);
-- One question at a time.
create unique index price_changes_open on price_changes (visit_id) where state = 'open';
create index price_changes_of_visit on price_changes (visit_id, created_at desc);
create index price_changes_of_account on price_changes (account_id, created_at);
create index price_changes_of_owner on price_changes (owner_id) where owner_id is not null;
create index price_changes_of_client on price_changes (client_id) where client_id is not null;
create trigger price_changes_cap before insert on price_changes
  for each row execute function keep_cap('visit_id', '30', 'price changes');

-- A bill says so where the client agreed with their link.
alter table bills drop constraint bills_agreed_how_check,
  add constraint bills_agreed_how_check check (agreed_how in ('door', 'phone', 'account', 'link'));

create or replace view used_photos as
  select profile_image_url as url from accounts where profile_image_url is not null
  union all select logo_url from business_profiles where logo_url is not null
  union all select image_url from portfolio_items
  union all select before_url from portfolio_items where before_url is not null
  union all select unnest(photo_urls) from portfolio_consents
  union all select photo_url from pets where photo_url is not null
  union all select proof_url from vaccinations where proof_url is not null
  union all select photo ->> 'url' from report_cards, jsonb_array_elements(photos) photo
  union all
  select shown ->> 'url' from report_cards, jsonb_array_elements(before_after) pair,
    lateral (values (pair -> 'before'), (pair -> 'after')) sides (shown)
  union all select unnest(photo_urls) from messages where photo_urls <> '{}'
  union all select jsonb_array_elements_text(evidence -> 'photoUrls') from reports
  union all select proof_url from certifications where proof_url is not null
  union all select receipt_url from expenses where receipt_url is not null
  union all select unnest(photos) from price_changes where photos <> '{}';

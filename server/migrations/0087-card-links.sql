-- Links with which a pet parent shows the report cards of a visit to family or friends.
create table card_links (
  id uuid primary key,
  visit_id uuid not null references visits on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index card_links_of_visit on card_links (visit_id, created_at);
create index card_links_of_account on card_links (account_id);
create index card_links_by_end on card_links (expires_at);
create trigger card_links_cap before insert on card_links
  for each row execute function keep_cap('visit_id', '30', 'links to the report card of a visit');

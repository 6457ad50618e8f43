-- Links with which an owner shows a pet's record to a vet, a sitter or a kennel.
create table pet_record_links (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened int not null default 0,
  last_opened_at timestamptz
);
create index pet_record_links_of_pet on pet_record_links (pet_id, created_at);
create index pet_record_links_of_account on pet_record_links (account_id);
create index pet_record_links_by_end on pet_record_links (expires_at);
create trigger pet_record_links_cap before insert on pet_record_links
  for each row execute function keep_cap('pet_id', '30', 'links to the record of a pet');

-- What a client agrees to before the work: a fixed text, signed with a name. It is withdrawn, never changed.
create table consents (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid references visits,
  pet_id uuid not null references pets,
  kind text not null check (kind in ('shave_down', 'senior_or_ill', 'vet_release', 'photos')),
  text_version int not null,
  limit_amount int check (limit_amount > 0),
  signed_name text not null,
  signed_at timestamptz not null,
  how text not null check (how in ('device', 'account', 'link')),
  photos text[] not null default '{}',
  expires_on date not null,
  withdrawn_at timestamptz,
  constraint consents_limit check ((limit_amount is not null) = (kind = 'vet_release'))
);
create index consents_of_pet on consents (pet_id, account_id);
create index consents_of_account on consents (account_id, signed_at);
create index consents_of_owner on consents (owner_id) where owner_id is not null;
create index consents_of_client on consents (client_id) where client_id is not null;
create index consents_of_visit on consents (visit_id) where visit_id is not null;
create trigger consents_cap before insert on consents
  for each row execute function keep_cap('pet_id', '200', 'consents for a pet');

-- How an animal looked when it came. The server says when; nobody replaces a photo.
create table check_in_photos (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  visit_id uuid not null references visits,
  pet_id uuid not null references pets,
  url text not null,
  taken_at timestamptz not null
);
create index check_in_photos_of_visit on check_in_photos (visit_id, taken_at);
create index check_in_photos_of_pet on check_in_photos (pet_id);
create index check_in_photos_of_account on check_in_photos (account_id, taken_at);
create index check_in_photos_of_owner on check_in_photos (owner_id) where owner_id is not null;
create index check_in_photos_of_url on check_in_photos (url);
create trigger check_in_photos_cap before insert on check_in_photos
  for each row execute function keep_cap('visit_id', '36', 'photos of a check-in');
create trigger check_in_photos_append_only before update on check_in_photos for each row execute function refuse_change();

-- The coat of the day is shown at once wherever the visit is.
create trigger visit_pets_note_coat after update of coat_state on visit_pets for each row execute function note_stage();

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
  union all select unnest(photos) from price_changes where photos <> '{}'
  union all select unnest(photos) from incidents where photos <> '{}'
  union all select unnest(photos) from consents where photos <> '{}'
  union all select url from check_in_photos;

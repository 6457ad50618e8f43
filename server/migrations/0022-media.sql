-- Photos and papers. A key cannot be guessed; each call also checks who may see the file.
create table media (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  key text not null unique,
  type text not null default 'photo' check (type in ('photo', 'pdf')),
  -- Pixels; null for a PDF, which is stored as it came.
  width int,
  height int,
  bytes int not null,
  created_at timestamptz not null,
  -- Since when nothing has shown the file; a job removes it a day later.
  unused_since timestamptz,
  check ((type = 'photo') = (width is not null and height is not null))
);
create index media_of_account on media (account_id, created_at desc);
create index media_unused_since on media (unused_since) where unused_since is not null;

-- Every address of a photo that something shows. A migration that adds a place for photos replaces this view, because photos
-- that are missing here are removed.
create view used_photos as
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
  union all select receipt_url from expenses where receipt_url is not null;

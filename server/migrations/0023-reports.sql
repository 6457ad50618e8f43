-- What people reported, with a copy of what it said then: the original may be changed or removed.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references accounts,
  kind text not null check (kind in ('person', 'message', 'review', 'photo', 'listing')),
  -- The id of the reported record; for a photo its key.
  subject_id text not null,
  -- The author or owner of what was reported.
  reported_id uuid not null references accounts,
  category text not null,
  text text not null,
  -- {text, photoUrls}
  evidence jsonb not null,
  created_at timestamptz not null,
  constraint reports_once unique (reporter_id, kind, subject_id)
);
create index reports_of_account on reports (reported_id, created_at);

create or replace view used_photos as
  select profile_image_url as url from accounts where profile_image_url is not null
  union all select unnest(portfolio_images) from groomer_profiles
  union all select photo_url from pets where photo_url is not null
  union all select proof_url from vaccinations where proof_url is not null
  union all select photo ->> 'url' from report_cards, jsonb_array_elements(photos) photo
  union all
  select shown ->> 'url' from report_cards, jsonb_array_elements(before_after) pair,
    lateral (values (pair -> 'before'), (pair -> 'after')) sides (shown)
  union all select unnest(photo_urls) from messages where photo_urls <> '{}'
  union all select jsonb_array_elements_text(evidence -> 'photoUrls') from reports;

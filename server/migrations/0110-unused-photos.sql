-- Photos that nothing shows: since when, so that a job can remove them a day later.
alter table media add column unused_since timestamptz;
create index media_unused_since on media (unused_since) where unused_since is not null;

-- Every address of a photo that something shows. A migration that adds a place for photos replaces this view: what it does
-- not name is removed.
create view used_photos as
  select profile_image_url as url from accounts where profile_image_url is not null
  union all select unnest(portfolio_images) from groomer_profiles
  union all select photo_url from pets where photo_url is not null
  union all select proof_url from vaccinations where proof_url is not null
  union all select photo ->> 'url' from report_cards, jsonb_array_elements(photos) photo
  union all
  select shown ->> 'url' from report_cards, jsonb_array_elements(before_after) pair,
    lateral (values (pair -> 'before'), (pair -> 'after')) sides (shown);

-- A pet owner's answer to the question whether the provider may show the pictures of a report card to everybody.
create table portfolio_consents (
  visit_id uuid primary key references visits,
  provider_id uuid not null references accounts,
  owner_id uuid not null references accounts,
  status text not null default 'asked' check (status in ('asked', 'given', 'declined', 'withdrawn')),
  -- The pictures that were asked for.
  photo_urls text[] not null check (photo_urls <> '{}'),
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'asked') = (answered_at is null))
);
create index portfolio_consents_of_owner on portfolio_consents (owner_id);
create index portfolio_consents_of_provider on portfolio_consents (provider_id);
create trigger portfolio_consents_note after insert or update or delete on portfolio_consents
  for each row execute function note_row('owner_id', 'provider_id');

-- The work that a groomer or a business shows: one picture, or a pair of before and after.
create table portfolio_items (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Of a pair, the picture after the groom.
  image_url text not null,
  before_url text,
  caption text not null default '',
  -- The lowest comes first.
  position int not null,
  -- The visit whose report card has the pictures; the pet owner has consented.
  visit_id uuid references portfolio_consents,
  created_at timestamptz not null
);
create index portfolio_items_of_account on portfolio_items (account_id, position, id);
create index portfolio_items_image on portfolio_items (image_url);
create index portfolio_items_before on portfolio_items (before_url) where before_url is not null;
create index portfolio_items_of_visit on portfolio_items (visit_id) where visit_id is not null;
create trigger portfolio_items_note after insert or update or delete on portfolio_items
  for each row execute function note_row('account_id');

insert into portfolio_items (id, account_id, image_url, position, created_at)
select gen_random_uuid(), account_id, url, nth, updated_at
from groomer_profiles, unnest(portfolio_images) with ordinality each (url, nth);

alter table business_profiles add column logo_url text;
create index business_profiles_logo on business_profiles (logo_url) where logo_url is not null;

create or replace function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", new.logo_url as "logoUrl", round(r.total::numeric / nullif(r.count, 0), 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business') card;
  return new;
end $$;
update business_profiles set card = '';

-- The picture of an account: its logo where it acts as a business that has one, otherwise its owner's face.
create function face_of(account uuid, acts_as text) returns text language sql stable
  return coalesce(
    (select logo_url from business_profiles where account_id = account and acts_as in ('business', 'owner')),
    (select profile_image_url from accounts where id = account));

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
  union all select jsonb_array_elements_text(evidence -> 'photoUrls') from reports;

alter table groomer_profiles drop column portfolio_images;

-- What groomers and businesses are certified in. An admin compares a record with its proof; whether it has expired follows
-- from its date.
create table certifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  title text not null check (title <> ''),
  -- Null where only a title was entered.
  issuer text,
  kind text check (kind in ('certification', 'certificate')),
  number text,
  issued_on date,
  expires_on date,
  proof_url text,
  status text not null check (status in ('declared', 'checked', 'refused')),
  decided_at timestamptz,
  -- Null for what was checked before there were records.
  decided_by uuid references accounts,
  decision_reason text,
  expiry_announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint certifications_once unique (account_id, as_role, title),
  constraint certifications_decided check ((status = 'declared') = (decided_at is null)),
  check (expires_on > issued_on)
);
create index certifications_waiting on certifications (updated_at, id) where status = 'declared' and proof_url is not null;
create index certifications_decided_at on certifications (decided_at desc, id desc) where decided_at is not null;
create index certifications_to_announce on certifications (expires_on) where expiry_announced_at is null;
create index certifications_proofs on certifications (proof_url) where proof_url is not null;
create trigger certifications_note after insert or update or delete on certifications
  for each row execute function note_row('account_id');
create trigger certifications_note_admins after insert or update or delete on certifications
  for each statement execute function note_admins();

-- The lists of words that the profiles had become records, in their order.
insert into certifications (id, account_id, as_role, title, issuer, kind, status, decided_at, created_at, updated_at)
select gen_random_uuid(), account_id, as_role, title,
  (select name from unnest(array['NDGAA', 'IPG', 'ISCC', 'NCGI', 'Pet Tech', 'Fear Free', 'AKC', 'American Red Cross']) name
    where position(' ' || lower(name) || ' ' in ' ' || lower(title) || ' ') > 0 limit 1),
  case when title ~* '\mcertificate\M' then 'certificate' when title ~* '\m(certified|certification)\M' then 'certification' end,
  case when checked then 'checked' else 'declared' end,
  case when checked then updated_at end,
  created_at + place * interval '1 millisecond', updated_at
from (
  select distinct on (account_id, as_role, title) account_id, as_role, title, checked, place, created_at, updated_at
  from (
    select account_id, 'groomer' as as_role, word as title, place, word = any(checked_certifications) as checked, created_at, updated_at
    from groomer_profiles, unnest(certifications) with ordinality words (word, place)
    union all
    select account_id, 'business', word, place, false, created_at, updated_at
    from business_profiles, unnest(mobile_certifications) with ordinality words (word, place)
  ) words where title <> ''
  order by account_id, as_role, title, place
) words;

alter table groomer_profiles drop column certifications, drop column checked_certifications;
alter table business_profiles drop column mobile_certifications;

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
  union all select proof_url from certifications where proof_url is not null;

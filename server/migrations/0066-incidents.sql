-- Harm to one animal or by it, as a provider saw it. It takes over the filed bites of pets.
create table incidents (
  id uuid primary key,
  pet_id uuid not null references pets,
  -- Who filed it. Null for a bite of before whose visit is not known.
  account_id uuid references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid references visits,
  staff_id uuid references staff on delete set null,
  kind text not null check (kind in ('bite', 'nick', 'burn', 'escape', 'collapse', 'heat', 'other')),
  happened_on date not null,
  what text not null,
  skin_broken boolean,
  vet_seen boolean,
  photos text[] not null default '{}',
  -- The provider's name as it was signed.
  signed_by text not null,
  filed_at timestamptz not null,
  edited_at timestamptz,
  -- What was added later, as [{at, text}].
  additions jsonb not null default '[]' check (jsonb_array_length(additions) <= 10),
  answer text,
  answered_at timestamptz
);
create index incidents_of_pet on incidents (pet_id, filed_at);
create index incidents_of_account on incidents (account_id, filed_at);
create index incidents_of_owner on incidents (owner_id) where owner_id is not null;
create index incidents_of_client on incidents (client_id) where client_id is not null;
create index incidents_of_visit on incidents (visit_id) where visit_id is not null;
create index incidents_of_staff on incidents (staff_id) where staff_id is not null;
create index incidents_filed on incidents (filed_at);
create trigger incidents_cap before insert on incidents
  for each row execute function keep_cap('visit_id', '20', 'incidents');

insert into incidents (id, pet_id, account_id, owner_id, client_id, visit_id, kind, happened_on, what, signed_by, filed_at, answer)
select (bite ->> 'id')::uuid, p.id, filed.account_id, p.owner_id, filed.client_id, filed.visit_id, 'bite', (bite ->> 'on')::date,
  bite ->> 'what', bite ->> 'by', (bite ->> 'filedAt')::timestamptz, bite ->> 'answer'
from pets p cross join jsonb_array_elements(p.filed_bites) bite
  left join lateral (
    select v.provider_id as account_id, v.client_id, v.id as visit_id
    from visit_pets vp join visit_history h on h.visit_id = vp.visit_id join visits v on v.id = vp.visit_id
    where vp.pet_id = p.id and h.what = 'bite_filed' and h.at = (bite ->> 'filedAt')::timestamptz
    order by h.seq limit 1) filed on true;

-- The column stays until no running program reads it.
drop trigger pets_keep_filed_bites on pets;
drop trigger pets_note_bites on pets;
drop function keep_filed_bites();
drop index pets_with_filed_bites;
update pets set filed_bites = '[]' where filed_bites <> '[]';

-- What was filed stays: it is corrected within half an hour, added to, and answered once.
create function keep_incident() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or row(new.account_id, new.visit_id, new.signed_by, new.filed_at) is distinct from row(old.account_id, old.visit_id, old.signed_by, old.filed_at)
    or old.answer is not null and new.answer is distinct from old.answer
    or exists (
      select from jsonb_array_elements(old.additions) with ordinality as said (addition, place)
      where said.addition is distinct from new.additions -> (said.place::int - 1))
    or row(new.kind, new.happened_on, new.what, new.skin_broken, new.vet_seen, new.photos)
      is distinct from row(old.kind, old.happened_on, old.what, old.skin_broken, old.vet_seen, old.photos)
      and (new.edited_at is null or new.edited_at >= old.filed_at + interval '30 minutes')
  then
    raise check_violation using constraint = 'incidents_stay', message = 'An incident is neither changed nor removed';
  end if;
  return new;
end $$;
create trigger incidents_keep before update or delete on incidents for each row execute function keep_incident();

-- The bites of a pet that providers filed, as everybody reads them who has the pet booked or thinks of it.
create function filed_bites_of(pet uuid) returns jsonb stable language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'on', i.happened_on,
    'what', i.what || coalesce((select string_agg(E'\nAdded later: ' || (said ->> 'text'), '') from jsonb_array_elements(i.additions) said), ''),
    'by', i.signed_by, 'filedAt', i.filed_at, 'answer', i.answer) order by i.filed_at, i.id), '[]')
  from incidents i where i.pet_id = pet and i.kind = 'bite'
$$;

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
  union all select unnest(photos) from incidents where photos <> '{}';

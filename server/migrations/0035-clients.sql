-- A provider's own clients: people and households with or without an account, and their pets.
create table clients (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- A client with an account: phone and email are read from there and never copied.
  linked_account_id uuid references accounts on delete set null,
  first_name text not null,
  last_name text,
  phone text,
  -- Digits without the extension, written by the server; the last four find a caller.
  phone_digits text,
  phone2 text,
  phone2_digits text,
  email text,
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  directions text,
  notes text,
  contact_by text not null default 'text' check (contact_by in ('text', 'email', 'call', 'none')),
  no_texts_at timestamptz,
  no_mail_at timestamptz,
  do_not_book_at timestamptz,
  do_not_book_reason text,
  source text not null check (source in ('import', 'hand', 'walk_in', 'booking_page', 'marketplace')),
  merged_into uuid references clients on delete set null,
  archived_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changes int not null default 0,
  constraint clients_place_whole check (num_nulls(lat, lon) in (0, 2)),
  constraint clients_do_not_book check (do_not_book_reason is null or do_not_book_at is not null)
);
create unique index clients_linked_once on clients (account_id, linked_account_id) where linked_account_id is not null;
create index clients_linked on clients (linked_account_id) where linked_account_id is not null;
create index clients_of_account on clients (account_id, id);
create index clients_by_phone on clients (account_id, reverse(phone_digits) text_pattern_ops);
create index clients_by_phone2 on clients (account_id, reverse(phone2_digits) text_pattern_ops) where phone2_digits is not null;
create index clients_by_email on clients (account_id, lower(email)) where email is not null;
create index clients_merged on clients (merged_into) where merged_into is not null;

-- A pet belongs to a pet owner's account, or to a provider's clients until its owner takes it over.
alter table pets alter column owner_id drop not null,
  add column managed_by uuid references accounts on delete cascade,
  add column died_on date,
  add constraint pets_one_keeper check (num_nonnulls(owner_id, managed_by) = 1);
create index pets_of_manager on pets (managed_by) where managed_by is not null;
drop trigger pets_note on pets;
create trigger pets_note after insert or delete or update on pets for each row execute function note_row('owner_id', 'managed_by');

create table client_pets (
  client_id uuid not null references clients on delete cascade,
  pet_id uuid not null references pets on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  usual_services text[] not null default '{}',
  -- Cents.
  usual_price int check (usual_price >= 0),
  usual_minutes int check (usual_minutes between 5 and 720),
  every_weeks int check (every_weeks between 1 and 52),
  style text,
  private_notes text,
  handling text not null default 'easy' check (handling in ('easy', 'slow', 'two_people', 'muzzle', 'vet_only')),
  archived_at timestamptz,
  added_at timestamptz not null,
  primary key (client_id, pet_id)
);
create index client_pets_of_pet on client_pets (pet_id);
create index client_pets_of_account on client_pets (account_id);
create trigger clients_cap before insert on clients for each row execute function keep_cap('account_id', '30000', 'clients');
create trigger client_pets_cap before insert on client_pets for each row execute function keep_cap('client_id', '12', 'pets of a client');

-- A visit belongs to a client of its provider, whether it comes from the marketplace or not.
alter table visits
  alter column request_id drop not null,
  alter column offer_id drop not null,
  alter column owner_id drop not null,
  alter column address drop not null,
  alter column list_price drop not null,
  drop constraint visits_list_price_check,
  drop constraint visits_status_check,
  drop constraint visits_check3,
  add column client_id uuid references clients,
  add column source text not null default 'marketplace' check (source in ('marketplace', 'own', 'booking_page', 'walk_in')),
  add column arrives_at timestamptz,
  add column ready_at timestamptz,
  add column lat float8,
  add column lon float8,
  add column directions text,
  add column confirmed_at timestamptz,
  add column late_minutes int check (late_minutes between 1 and 240),
  add column on_my_way_at timestamptz,
  add column squeezed_in boolean not null default false,
  add column note text,
  add column stop_reason text check (stop_reason in ('behavior', 'health', 'owner', 'matted', 'equipment')),
  add constraint visits_list_price_check check (list_price >= 0),
  add constraint visits_status_check check (status in ('booked', 'checked_in', 'completed', 'stopped',
    'cancelled', 'no_show', 'contested', 'not_closed')),
  add constraint visits_check3 check ((status in ('no_show', 'contested')) = (missed_by is not null)),
  add constraint visits_from_request check ((source = 'marketplace') = (request_id is not null and offer_id is not null)),
  add constraint visits_of_client check (source = 'marketplace' or client_id is not null),
  add constraint visits_times check (coalesce(arrives_at, starts_at) <= starts_at and ends_at <= coalesce(ready_at, ends_at)),
  add constraint visits_stopped check ((status = 'stopped') = (stop_reason is not null));
create index visits_of_client on visits (client_id, starts_at desc) where client_id is not null;
create index visits_of_day on visits (provider_id, starts_at);

create table visit_pets (
  visit_id uuid not null references visits on delete cascade,
  pet_id uuid not null references pets,
  place int not null,
  services text[] not null,
  -- Cents; null: not priced yet.
  price int check (price >= 0),
  coat_state text check (coat_state in ('maintained', 'overgrown', 'matted', 'pelted')),
  stage text check (stage in ('waiting', 'bath', 'dry', 'table', 'ready')),
  primary key (visit_id, pet_id)
);
create index visit_pets_of_pet on visit_pets (pet_id);
-- Visits from requests: every service for each pet, the price split evenly with the odd cents at the first.
insert into visit_pets (visit_id, pet_id, place, services, price)
select v.id, rp.pet_id, rp.place, v.services,
  v.list_price / count(*) over pets + case when rp.place = min(rp.place) over pets then v.list_price % count(*) over pets else 0 end
from visits v join requested_pets rp on rp.request_id = v.request_id
window pets as (partition by v.id);

-- A booking beside others, taken on purpose, is not refused itself; later bookings count it.
alter table bookings
  add column units int not null default 1 check (units between 1 and 100),
  add column squeezed boolean not null default false;

-- Counts units: a household of three dogs takes three places of a salon, and one of a person or a pet.
drop function bookings_in_the_way(uuid, tstzrange, int, uuid) cascade;
create function bookings_in_the_way(subject uuid, wanted tstzrange, at_once int, besides uuid default null, wanted_units int default 1)
  returns setof bookings language sql stable as $$
  select b.* from bookings b
  where b.subject_id = subject and b.during && wanted and b.source_id is distinct from besides
    and (at_once is null or b.dogs_at_once is null or at_once < wanted_units + (
      select max((
        select sum(c.units) from bookings c
        where c.subject_id = subject and c.source_id is distinct from besides
          and c.during @> greatest(lower(start.during), lower(wanted))))
      from bookings start
      where start.subject_id = subject and start.during && wanted and start.source_id is distinct from besides))
$$;
create or replace function keep_room() returns trigger language plpgsql as $$
begin
  perform lock_bookings(new.subject_id);
  if not new.squeezed
    and exists (select from bookings_in_the_way(new.subject_id, new.during, new.dogs_at_once, new.source_id, new.units)) then
    raise exclusion_violation using constraint = 'bookings_never_overlap',
      message = 'There is no room for this booking';
  end if;
  return new;
end $$;

-- How the owner pays for a shift, in the owner's words; nothing depends on it but the year's books of both sides.
alter table shifts add column pay_model text not null default 'agreed_later'
  check (pay_model in ('w2', '1099', 'booth_rent', 'agreed_later'));

create or replace function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.pay_model as "payModel",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.terms_version as "termsVersion", new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;
alter table shifts disable trigger shifts_note;
update shifts set card = '';
alter table shifts enable trigger shifts_note;

-- What a groomer or an owner writes into the own books. Money in cents.
create table expenses (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  category text not null
    check (category in ('supplies', 'tools', 'van', 'fuel', 'insurance', 'education', 'fees', 'other')),
  amount int not null check (amount > 0),
  note text not null default '',
  receipt_url text,
  created_at timestamptz not null
);
create index expenses_of_account on expenses (account_id, day);
create index expenses_receipt on expenses (receipt_url) where receipt_url is not null;
create trigger expenses_note after insert or update or delete on expenses
  for each row execute function note_row('account_id');

create table mileage_trips (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  -- Tenths of a mile.
  distance int not null check (distance > 0),
  purpose text not null,
  -- The work that the trip was for.
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index mileage_trips_of_account on mileage_trips (account_id, day);
create trigger mileage_trips_note after insert or update or delete on mileage_trips
  for each row execute function note_row('account_id');

create table tips_received (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  amount int not null check (amount > 0),
  note text not null default '',
  -- The work that the tip was for.
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index tips_received_of_account on tips_received (account_id, day);
create trigger tips_received_note after insert or update or delete on tips_received
  for each row execute function note_row('account_id');

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
  union all select receipt_url from expenses where receipt_url is not null;

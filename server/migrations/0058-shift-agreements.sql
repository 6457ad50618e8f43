-- When the business pays, who bathes, and what it owes for calling a filled shift off late.
alter table shifts
  add column paid_when text not null default 'agreed_later'
    check (paid_when in ('same_day', 'weekly', 'every_two_weeks', 'monthly', 'agreed_later')),
  add column bathing text not null default 'agreed_later' check (bathing in ('groomer', 'bather', 'agreed_later')),
  add column cancel_terms text not null default 'relaxed' check (cancel_terms in ('relaxed', 'fair', 'strict')),
  -- When its owner let some take it at once, which is their signature.
  add column instant_book_at timestamptz;
update shifts set instant_book_at = posted_at where instant_book is not null;
-- The version of the terms that the groomer saw when they applied.
alter table shift_applications add column terms_version int;
update shift_applications a set terms_version = s.terms_version - (
    select count(*) from shift_history h where h.shift_id = a.shift_id and h.what = 'edited' and h.seq > coalesce((
      select max(sent.seq) from shift_history sent
      where sent.shift_id = a.shift_id and sent.what = 'applied' and sent.groomer_id = a.groomer_id), 0))
  from shifts s where s.id = a.shift_id;

create or replace function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.pay_model as "payModel",
    new.paid_when as "paidWhen", new.bathing, new.cancel_terms as "cancelTerms",
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

-- What the two sides of a filled shift agreed on, as both saw it. Written once; only a missing signature of the groomer is added.
create table shift_agreements (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  -- Counts the agreements of a shift.
  number int not null,
  how text not null check (how in ('applied', 'invited', 'instant', 'changed')),
  terms jsonb not null,
  terms_version int not null,
  -- What changed since the groomer applied and they have not agreed to yet.
  unseen text[] not null,
  owner_name text not null,
  owner_signed_at timestamptz not null,
  groomer_name text not null,
  groomer_signed_at timestamptz,
  created_at timestamptz not null,
  unique (shift_id, number)
);
create index shift_agreements_of_groomer on shift_agreements (groomer_id, created_at);
create index shift_agreements_of_business on shift_agreements (business_id, created_at);
create function keep_agreement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.groomer_signed_at is null
    and to_jsonb(new) - 'groomer_signed_at' = to_jsonb(old) - 'groomer_signed_at' then
    return new;
  end if;
  raise exception 'Rows of % are only added', tg_table_name;
end $$;
create trigger shift_agreements_append_only before update or delete on shift_agreements
  for each row execute function keep_agreement();
create trigger shift_agreements_no_truncate before truncate on shift_agreements execute function refuse_change();

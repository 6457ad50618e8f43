-- The take-home of a shift by the kind of work that its title names, at the business's own prices; contract/shifts/work-kinds.ts
-- and take-home.ts calculate the same.
create function work_of(title text) returns text language sql immutable parallel safe as $$
  select case
    when title ~* '\y(cats?|felines?)\y' and title !~* '\y(dogs?\y|pupp)|doodle' then 'cats'
    when title ~* '\yhand.?strip|\ystrip(s|ping)?\y(?! mall)' then 'hand_strip'
    when title ~* 'groom' then case when title ~* '\y(bath|wash(es|ing|er)?\y)' then 'mixed' else 'groom' end
    when title ~* '\y(bath|wash(es|ing|er)?\y)' then case when title ~* '\ytid(y|ies)\y' then 'bath_tidy' else 'bath' end
    when title ~* '\ynails?\y' then 'nails'
    else 'groom' end
$$;

-- The most that the groomer may take home, whole dollars: the owner's estimate, but no more than the arithmetic supports. Shifts
-- whose hours allow no animal come last.
create function pay_rank_of(title text, dogs int, lasts interval, percentage int, told int, book_max int) returns int
  language sql immutable parallel safe as $$
  select case when possible.dogs = 0 then -20000000
    else least(told, round(possible.dogs * coalesce(book_max, work.price) * percentage / 100.0)::int) end
  from (values ('groom', 90, 92), ('bath', 45, 75), ('bath_tidy', 60, 90), ('mixed', 65, 85), ('nails', 10, 20),
    ('hand_strip', 120, 180), ('cats', 80, 140)) work (kind, minutes, price)
  cross join lateral (select least(pay_rank_of.dogs, floor(extract(epoch from lasts) / 60 / work.minutes)::int) as dogs) possible
  where work.kind = work_of(title)
$$;

alter table shifts add column book_min int, add column book_max int;

-- The lowest prices in the business's price book for such work, of the cheapest and the dearest size, in whole dollars. A later
-- change of the book leaves the posted shift as it was read.
create function keep_book_price() returns trigger language plpgsql as $$
begin
  select round(min(from_cents) / 100.0), round(max(from_cents) / 100.0) into new.book_min, new.book_max
  from price_book
  where account_id = new.business_id and side = 'business'
    and case when work_of(new.title) = 'cats' then size = 'cat' else size in ('small', 'medium', 'large') end
    and service = any (case work_of(new.title)
      when 'bath' then '{bath_brush}'
      when 'bath_tidy' then '{bath_tidy}'
      when 'mixed' then '{bath_brush,full_groom}'
      when 'nails' then '{nail_trim}'
      when 'hand_strip' then '{hand_strip}'
      else '{full_groom}' end::text[]);
  return new;
end $$;
create trigger shifts_keep_book_price before insert or update of title on shifts
  for each row execute function keep_book_price();

alter table shifts drop column pay_rank;
alter table shifts add column pay_rank int not null generated always as (
  pay_rank_of(title, dog_count, ends_at - starts_at, pay_percentage, coalesce(estimated_pay_max, estimated_pay_min), book_max)) stored;
drop index if exists shifts_soonest;
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, pay_rank) where status = 'posted' and listed;
create index shifts_best_paid on shifts (pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_best_paid_in_cell on shifts (cell, pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;

create or replace function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.pay_model as "payModel",
    new.paid_when as "paidWhen", new.bathing, new.cancel_terms as "cancelTerms",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.book_min as "bookMin", new.book_max as "bookMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.terms_version as "termsVersion", new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;
alter table shifts disable trigger shifts_note;
update shifts set card = '' where status <> 'posted';
update shifts set title = title where status = 'posted';
alter table shifts enable trigger shifts_note;

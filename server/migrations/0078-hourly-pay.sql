-- What a groomer is paid an hour at the least, in cents: the greater of it and the share counts, and without a share it is the pay.
alter table shifts add column hourly_rate int check (hourly_rate >= 100);
alter table shifts drop constraint shifts_pay_percentage_check;
alter table shifts add constraint shifts_pay_percentage_check
  check (pay_percentage <= 100 and (pay_percentage >= 1 or pay_percentage = 0 and hourly_rate is not null));

create function pay_rank_of(title text, dogs int, lasts interval, percentage int, told int, book_max int, booth_rent int, hourly_rate int)
  returns int language sql immutable parallel safe as $$
  select case when possible.dogs = 0 and hourly_rate is null then -20000000
    else least(told, greatest(0, round(possible.dogs * coalesce(book_max, work.price) * percentage / 100.0)::int
      - round(coalesce(booth_rent, 0) / 100.0)::int, round(hourly_rate * extract(epoch from lasts) / 360000)::int)) end
  from (values ('groom', 90, 92), ('bath', 45, 75), ('bath_tidy', 60, 90), ('mixed', 65, 85), ('nails', 10, 20),
    ('hand_strip', 120, 180), ('cats', 80, 140)) work (kind, minutes, price)
  cross join lateral (select least(pay_rank_of.dogs, floor(extract(epoch from lasts) / 60 / work.minutes)::int) as dogs) possible
  where work.kind = work_of(title)
$$;

alter table shifts drop column pay_rank;
drop function pay_rank_of(text, int, interval, int, int, int, int);
alter table shifts add column pay_rank int not null generated always as (pay_rank_of(title, dog_count, ends_at - starts_at,
  pay_percentage, coalesce(estimated_pay_max, estimated_pay_min), book_max, booth_rent, hourly_rate)) stored;
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
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.hourly_rate as "hourlyRate", new.pay_model as "payModel",
    new.booth_rent as "boothRent", new.paid_when as "paidWhen", new.bathing, new.cancel_terms as "cancelTerms",
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
update shifts set card = '';
alter table shifts enable trigger shifts_note;

-- Counts the edits of a shift, so that an application can say which terms its groomer saw.
alter table shifts add column terms_version int not null default 1;

create or replace function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.terms_version as "termsVersion", new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;

update shifts s set card = null, terms_version = 1 + (
  select count(*) from shift_history h where h.shift_id = s.id and h.what = 'edited');

-- Shifts are listed far more often than they change. What a card shows of a shift, and of its business, is kept as text
-- and only put together when it is read; docs/decisions/0033-ready-made-shift-cards.md has the reasons and the figures.

-- A ShiftCard up to the middle of its `business`.
alter table shifts add column card text;
-- The rest of that `business`.
alter table business_profiles add column card text;

create function keep_shift_card() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;
create trigger shifts_keep_card before insert or update on shifts
  for each row execute function keep_shift_card();

create function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", round(r.total::numeric / r.count, 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business') card;
  return new;
end $$;
create trigger business_profiles_keep_card before insert or update on business_profiles
  for each row execute function keep_business_card();

create function keep_rated_business_card() returns trigger language plpgsql as $$
begin
  update business_profiles set card = null where account_id = new.account_id;
  return null;
end $$;
create trigger ratings_keep_business_card after insert or update on ratings
  for each row when (new.as_role = 'business') execute function keep_rated_business_card();

update business_profiles set card = null;
update shifts set card = null;
alter table business_profiles alter column card set not null;
alter table shifts alter column card set not null;

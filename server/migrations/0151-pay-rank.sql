-- What the groomer may take home at best, whole dollars, as contract/shifts/take-home.ts works it out. Shifts without the owner's
-- own estimate come after all that have one, and those whose pay cannot be known come last.
alter table shifts drop column take_home;
alter table shifts add column pay_rank int not null generated always as (coalesce(
  estimated_pay_max, estimated_pay_min,
  nullif(round(least(dog_count, floor(extract(epoch from ends_at - starts_at)
    / case when title ~* '\mbath' and title !~* 'groom' then 2700 else 5400 end)) * 92 * pay_percentage / 100), 0)::int - 10000000,
  -20000000)) stored;

drop index if exists shifts_soonest;
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, pay_rank) where status = 'posted' and listed;
create index shifts_best_paid on shifts (pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
create index shifts_best_paid_in_cell on shifts (cell, pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;

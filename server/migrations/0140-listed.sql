-- Whether strangers are offered a row: the access membership of its account has not ended. It is kept on the row, so that
-- searches look at no second table; docs/decisions/0140-listed-rows.md has the reasons.
create function has_access(account uuid) returns boolean language sql stable
  return exists (
    select from memberships where account_id = account and kind = 'access' and status not in ('incomplete', 'expired'));

alter table shifts add column listed boolean not null default false;
alter table grooming_requests add column listed boolean not null default false;
alter table groomer_profiles add column listed boolean not null default false;
alter table business_profiles add column listed boolean not null default false;

-- The lock waits for a membership that is just ending.
create function has_access_for_sure(account uuid) returns boolean language plpgsql as $$
begin
  perform from memberships where account_id = account and kind = 'access' and status <> 'expired' for share;
  return has_access(account);
end $$;

create function list_shift() returns trigger language plpgsql as $$
begin
  new.listed = has_access_for_sure(new.business_id);
  return new;
end $$;
create trigger shifts_list before insert on shifts for each row execute function list_shift();

create function list_request() returns trigger language plpgsql as $$
begin
  new.listed = has_access_for_sure(new.owner_id);
  return new;
end $$;
create trigger grooming_requests_list before insert on grooming_requests for each row execute function list_request();

create function list_profile() returns trigger language plpgsql as $$
begin
  new.listed = has_access_for_sure(new.account_id);
  return new;
end $$;
create trigger groomer_profiles_list before insert on groomer_profiles for each row execute function list_profile();
create trigger business_profiles_list before insert on business_profiles for each row execute function list_profile();

-- Work that has ended is offered to nobody and stays as it is.
create function list_with_membership() returns trigger language plpgsql as $$
declare
  now_listed constant boolean := has_access(new.account_id);
begin
  update groomer_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update business_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update shifts set listed = now_listed
    where business_id = new.account_id and listed <> now_listed and status in ('posted', 'filled', 'in_progress');
  update grooming_requests set listed = now_listed
    where owner_id = new.account_id and listed <> now_listed and status in ('posted', 'in_progress');
  return null;
end $$;
create trigger memberships_list after insert on memberships
  for each row when (new.kind = 'access' and new.status <> 'incomplete') execute function list_with_membership();
create trigger memberships_relist after update of status on memberships
  for each row when (new.kind = 'access' and old.status <> new.status) execute function list_with_membership();

update shifts set listed = has_access(business_id) where status in ('posted', 'filled', 'in_progress');
update grooming_requests set listed = has_access(owner_id) where status in ('posted', 'in_progress');
update groomer_profiles set listed = has_access(account_id);
update business_profiles set listed = has_access(account_id);

drop index shifts_newest;
create index shifts_newest on shifts (posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_soonest;
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, take_home) where status = 'posted' and listed;
drop index shifts_best_paid;
create index shifts_best_paid on shifts (take_home, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_newest_in_cell;
create index shifts_newest_in_cell on shifts (cell, posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_soonest_in_cell;
create index shifts_soonest_in_cell on shifts (cell, starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_best_paid_in_cell;
create index shifts_best_paid_in_cell on shifts (cell, take_home, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_soonest_at_spot;
create index shifts_soonest_at_spot on shifts (lat, lon, starts_at, id)
  include (day, business_type, pay_percentage, dog_count) where status = 'posted' and listed;
drop index shifts_by_terms;
create index shifts_by_terms on shifts (business_type, dog_count, pay_percentage) where status = 'posted' and listed;
drop index shifts_by_words;
create index shifts_by_words on shifts using gin (words) where status = 'posted' and listed;
drop index grooming_requests_newest;
create index grooming_requests_newest on grooming_requests (priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
drop index grooming_requests_soonest;
create index grooming_requests_soonest on grooming_requests (priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
drop index grooming_requests_best_budget;
create index grooming_requests_best_budget on grooming_requests (priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted' and listed;
drop index grooming_requests_newest_in_cell;
create index grooming_requests_newest_in_cell on grooming_requests (cell, priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
drop index grooming_requests_soonest_in_cell;
create index grooming_requests_soonest_in_cell on grooming_requests (cell, priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets) where status = 'posted' and listed;
drop index grooming_requests_best_budget_in_cell;
create index grooming_requests_best_budget_in_cell on grooming_requests (cell, priority, best_budget, id)
  include (lat, lon, preferred_date, facets) where status = 'posted' and listed;
drop index grooming_requests_at_spot;
create index grooming_requests_at_spot on grooming_requests (lat, lon, priority, soonest, id)
  include (preferred_date, best_budget, facets) where status = 'posted' and listed;
drop index grooming_requests_by_facets_and_words;
create index grooming_requests_by_facets_and_words on grooming_requests using gin (facets, words) where status = 'posted' and listed;
drop index groomer_profiles_spot;
create index groomer_profiles_spot on groomer_profiles using gist (spot) where listed;
drop index business_profiles_spot;
create index business_profiles_spot on business_profiles using gist (spot) where listed;

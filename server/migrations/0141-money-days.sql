-- The time zone in which an account counts days: that of its place, or UTC where none is known.
create function zone_of(account uuid) returns text language sql stable
  return coalesce(
    (select time_zone from groomer_profiles where account_id = account),
    (select time_zone from business_profiles where account_id = account),
    (select time_zone from pet_owner_profiles where account_id = account),
    'UTC');

-- Agreed to with a change of plan; what was agreed to at joining is kept with the checkout.
alter table memberships add column agreed_to_renewal_at timestamptz;

-- When the provider whom a request names said that they cannot take it.
alter table grooming_requests add column passed_at timestamptz;

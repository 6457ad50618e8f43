alter table vaccinations add column expiry_announced_at timestamptz;
create index vaccinations_to_announce on vaccinations (expires_on) where expiry_announced_at is null;

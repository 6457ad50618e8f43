-- The minutes that a provider keeps free between two places, besides the drive.
alter table provider_rules add column travel_buffer int not null default 0 check (travel_buffer between 0 and 120);

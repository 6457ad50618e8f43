-- The visits of a provider that are not finished: what a dashboard asks for, of all of many years.
create index visits_unfinished on visits (provider_id, ends_at) where status in ('booked', 'checked_in');

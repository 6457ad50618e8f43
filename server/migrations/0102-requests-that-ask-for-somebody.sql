-- The open requests that name a provider, which are shown on their Day.
create index grooming_requests_asking on grooming_requests (asked_id, posted_at) where status = 'posted' and asked_id is not null;

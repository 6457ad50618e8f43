-- Jobs that wait for an outside service are named after it and have a lane of their own, so that they hold up no other job.
alter table jobs add column lane text not null generated always as (
  case when name like 'mail-%' then 'mail' when name like 'push-%' then 'push' else 'main' end) stored;
drop index jobs_run_at;
create index jobs_due on jobs (lane, run_at, id);

-- Queues a job. With a key of its own at most one job of that name and key waits; queueing again moves it. A function, so
-- that a statement can queue what depends on what it has just written.
create function queue_job(id uuid, name text, key text, payload jsonb, run_at timestamptz) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  insert into jobs (id, name, key, payload, run_at)
  values (queue_job.id, queue_job.name, queue_job.key, queue_job.payload, queue_job.run_at)
  on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0;
  perform pg_notify('jobs', queue_job.name);
end $$;

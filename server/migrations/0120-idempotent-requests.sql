-- What a request with an Idempotency-Key was answered: a repeat gets the same answer. The key itself is not kept: `id` and the
-- seal on `answer` are derived from it. Without an answer the request is under way.
create table idempotent_requests (
  id bytea primary key,
  request_hash bytea not null,
  answer bytea,
  created_at timestamptz not null
);
create index idempotent_requests_created_at on idempotent_requests (created_at);

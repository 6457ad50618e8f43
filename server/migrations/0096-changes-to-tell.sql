-- What a provider did with a visit of a client who is told by the provider's own phone waits until they open it or say that it is done.
alter table client_messages drop constraint client_messages_state_check,
  add constraint client_messages_state_check check (state in ('waiting', 'opened', 'queued', 'sent', 'failed', 'stopped'));
create index client_messages_waiting on client_messages (account_id, created_at) where state = 'waiting';

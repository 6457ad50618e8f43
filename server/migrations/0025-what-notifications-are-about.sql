-- Whom a notification is about besides its reader, and from when to when the work is that it changes.
alter table notifications
  add column other_id uuid references accounts on delete set null,
  add column work_from timestamptz,
  add column work_until timestamptz;
create index notifications_of_other on notifications (other_id) where other_id is not null;

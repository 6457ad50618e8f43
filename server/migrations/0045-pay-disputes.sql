-- A dispute about pay has a deadline; after it an admin decides.
alter table shift_pay
  add column disputed_at timestamptz,
  add column answer_by timestamptz,
  add column with_admin_at timestamptz,
  add column decision text,
  add column decided_by uuid references accounts;
-- Earlier disputes have waited long enough.
update shift_pay set disputed_at = recorded_at, answer_by = recorded_at + interval '72 hours',
  with_admin_at = recorded_at + interval '72 hours' where state = 'disputed';
create index shift_pay_with_admin on shift_pay (shift_id) where state = 'disputed' and with_admin_at is not null;
-- Admins see them at once.
create trigger shift_pay_note_admins after update of with_admin_at, state on shift_pay
  for each row when (old.with_admin_at is not null or new.with_admin_at is not null) execute function note_admins();

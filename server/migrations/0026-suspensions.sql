-- A suspended account has no sessions, cannot sign in, and is hidden from everyone until it is restored.
alter table accounts
  add column suspended_at timestamptz,
  -- Null while suspended: until an admin restores it.
  add column suspended_until timestamptz,
  add column suspension_reason text,
  -- The admin; null where it was not an account.
  add column suspended_by uuid,
  add constraint accounts_suspension_whole check ((suspended_at is null) = (suspension_reason is null));
create index accounts_suspended on accounts (id) where suspended_at is not null;

-- The accounts that the viewer does not see, and that do not see the viewer.
create or replace function hidden_from(viewer uuid) returns uuid[] language sql stable
  return array(
    select blocked_id from blocks where blocker_id = viewer union all select blocker_id from blocks where blocked_id = viewer
    union all select id from accounts where suspended_at is not null and id is distinct from viewer);

-- Suspended accounts have no access, so that nothing of theirs is listed.
create or replace function has_access(account uuid) returns boolean language sql stable
  return exists (
    select from memberships where account_id = account and kind = 'access' and status not in ('incomplete', 'expired'))
  and not exists (select from accounts where id = account and suspended_at is not null);

create function update_listed_of_suspended() returns trigger language plpgsql as $$
declare
  now_listed constant boolean := has_access(new.id);
begin
  update groomer_profiles set listed = now_listed where account_id = new.id and listed <> now_listed;
  update business_profiles set listed = now_listed where account_id = new.id and listed <> now_listed;
  update shifts set listed = now_listed
    where business_id = new.id and listed <> now_listed and status in ('posted', 'filled', 'in_progress');
  update grooming_requests set listed = now_listed
    where owner_id = new.id and listed <> now_listed and status in ('posted', 'in_progress');
  return null;
end $$;
create trigger accounts_update_listed after update of suspended_at on accounts
  for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function update_listed_of_suspended();

drop trigger accounts_note on accounts;
create trigger accounts_note
  after delete or update of first_name, last_name, bio, location, profile_image_url, roles, is_admin, suspended_at on accounts
  for each row execute function note_row('id');

-- Whose account an act of an admin concerns, so that the account's history is found.
alter table audit_log add column account_id uuid;
create index audit_log_of_account on audit_log (account_id, id desc) where account_id is not null;
create index audit_log_of_admin on audit_log (admin_id, id desc);

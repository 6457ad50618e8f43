-- Changes of how an account is protected. Each is mailed with a link for people who did not make it.
create table security_changes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  -- Where it was mailed: the address as it was before the change.
  address text not null,
  device text not null,
  changed_at timestamptz not null
);
create index security_changes_of_account on security_changes (account_id, changed_at);
create index security_changes_changed on security_changes (changed_at);

create table not_me_links (
  token_hash bytea primary key,
  change_id uuid not null references security_changes on delete cascade,
  expires_at timestamptz not null
);
create index not_me_links_of_change on not_me_links (change_id);

-- An address counts once a link that was mailed to it has been opened.
alter table accounts
  add column new_email text check (new_email = lower(new_email)),
  add column password_is_weak boolean not null default false;
alter table account_links add column address text;
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'change_email') and (purpose = 'change_email') = (address is not null));

drop trigger accounts_note on accounts;
create trigger accounts_note
  after delete or update of
    email, email_verified_at, new_email, password_is_weak, first_name, last_name, bio, location, profile_image_url, roles, is_admin,
    suspended_at
  on accounts for each row execute function note_row('id');

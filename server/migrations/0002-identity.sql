create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  location text,
  bio text,
  profile_image_url text,
  roles text[] not null check (roles <@ array['groomer', 'owner', 'pet_owner'] and cardinality(roles) > 0),
  is_admin boolean not null default false,
  terms_version text not null,
  privacy_version text not null,
  agreed_at timestamptz not null,
  created_at timestamptz not null,
  -- A suspended account has no sessions, cannot sign in, and is hidden from everyone until it is restored.
  suspended_at timestamptz,
  -- Null where the suspension lasts until an admin restores the account.
  suspended_until timestamptz,
  suspension_reason text,
  -- The admin's account.
  suspended_by uuid,
  -- An address counts once a link that was mailed to it has been opened.
  new_email text check (new_email = lower(new_email)),
  password_is_weak boolean not null default false,
  -- The row of a closed account stays, without a name, for what others keep of it.
  closed_at timestamptz,
  constraint accounts_suspension_whole check ((suspended_at is null) = (suspension_reason is null))
);
create index accounts_profile_image on accounts (profile_image_url) where profile_image_url is not null;
create index accounts_suspended on accounts (id) where suspended_at is not null;
create index accounts_admins on accounts (id) where is_admin;
create trigger accounts_note
  after delete or update of
    email, email_verified_at, new_email, password_is_weak, first_name, last_name, bio, location, profile_image_url, roles, is_admin,
    suspended_at
  on accounts for each row execute function note_row('id');

-- The token itself is only in the browser's cookie.
create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the person last entered their password in this session; dangerous acts ask for it again.
  confirmed_at timestamptz,
  id uuid not null unique,
  -- What the person sees of the session.
  device text not null,
  -- A session ends when it is idle for too long.
  last_seen_at timestamptz not null,
  has_second_factor boolean not null default false
);
create index sessions_account on sessions (account_id);
create trigger sessions_note after update or delete on sessions
  for each row execute function note_row('account_id');

-- Single-use links sent by mail.
create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  -- The new address, for a change of email.
  address text,
  constraint account_links_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'change_email') and (purpose = 'change_email') = (address is not null))
);
create index account_links_of_account on account_links (account_id);

-- Browsers in which an account has signed in, or chosen a new password. The token itself is only in the browser's cookie.
create table known_browsers (
  token_hash bytea not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browsers_of_account on known_browsers (account_id);
create index known_browsers_seen on known_browsers (seen_at);

-- The versions of each text that an account has agreed to. The account itself has the newest of each.
create table legal_agreements (
  account_id uuid not null references accounts,
  text text not null check (text in ('terms', 'privacy')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (account_id, text, version)
);

-- Changes of how an account is protected. Each is mailed with a link for a person who did not make it.
create table security_changes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  -- The account's address before the change; the mail about it goes there.
  address text not null,
  device text not null,
  changed_at timestamptz not null,
  -- When “This was not me” undid the change. An undone change is not mailed, because its address may belong to another person.
  undone_at timestamptz
);
create index security_changes_of_account on security_changes (account_id, changed_at);
create index security_changes_changed on security_changes (changed_at);
-- A former address stays reserved while its owner can still take it back.
create index security_changes_former_address on security_changes (address) where kind = 'email';

create table not_me_links (
  token_hash bytea primary key,
  change_id uuid not null references security_changes on delete cascade,
  expires_at timestamptz not null
);
create index not_me_links_of_change on not_me_links (change_id);

-- The authenticator app that makes an account's codes.
create table two_factors (
  account_id uuid primary key references accounts on delete cascade,
  -- Base32; null once the secret is encrypted in sealed_secret, at the latest by a daily job.
  secret text,
  -- The 30 seconds of the last code, since each code works once.
  last_step bigint,
  -- Null until the first code was right.
  turned_on_at timestamptz,
  sealed_secret bytea,
  check ((secret is null) <> (sealed_secret is null))
);
create trigger two_factors_note after insert or delete or update of turned_on_at on two_factors
  for each row execute function note_row('account_id');

-- Each recovery code works once in place of a code of the app.
create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references two_factors on delete cascade,
  created_at timestamptz not null
);
create index recovery_codes_of_account on recovery_codes (account_id);

-- Sign-ins with the right password that wait for the second factor. The token itself is only in the browser's cookie.
create table pending_sign_ins (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_of_account on pending_sign_ins (account_id);
create index pending_sign_ins_expires on pending_sign_ins (expires_at);

create table passkeys (
  id uuid primary key,
  credential_id text not null unique,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  -- Counts the signatures of keys that cannot be copied; 0 for others.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id);

-- A challenge is what a passkey has to sign; each works once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null for signing in.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_account on passkey_challenges (account_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

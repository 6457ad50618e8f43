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
  created_at timestamptz not null
);
create index accounts_profile_image on accounts (profile_image_url) where profile_image_url is not null;
create trigger accounts_note after update of first_name, last_name, bio, location, profile_image_url, roles, is_admin or delete
  on accounts for each row execute function note_row('id');

-- The token itself is only in the browser's cookie.
create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create trigger sessions_note after update or delete on sessions
  for each row execute function note_row('account_id');

-- Single-use links sent by mail.
create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  expires_at timestamptz not null
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

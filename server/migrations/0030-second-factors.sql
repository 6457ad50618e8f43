-- Codes of an authenticator app.
create table two_factors (
  account_id uuid primary key references accounts on delete cascade,
  -- Base32, as the app has it.
  secret text not null,
  -- The 30 seconds of the last code: each code works once.
  last_step bigint,
  -- Null until the first code was right.
  turned_on_at timestamptz
);
create trigger two_factors_note after insert or delete or update of turned_on_at on two_factors
  for each row execute function note_row('account_id');

-- Each works once in place of a code.
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

alter table sessions add column has_second_factor boolean not null default false;

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

-- What a passkey has to sign; each works once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null for signing in.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_account on passkey_challenges (account_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

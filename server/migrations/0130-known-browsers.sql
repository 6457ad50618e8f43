-- Browsers in which an account has signed in, or chosen a new password. The token itself is only in the browser's cookie.
create table known_browsers (
  token_hash bytea not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browsers_of_account on known_browsers (account_id);
create index known_browsers_seen on known_browsers (seen_at);

create index account_links_of_account on account_links (account_id);

-- Photos. The key is the address: nobody can guess it, whoever was shown it can load it.
create table media (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  key text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null
);
create index media_of_account on media (account_id, created_at desc);

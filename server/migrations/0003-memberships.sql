-- One row per membership that an account ever began; `access_until` alone decides what it opens.
create table memberships (
  id uuid primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('access', 'premium')),
  plan text not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'cancelling', 'expired')),
  started_at timestamptz not null,
  paid_until timestamptz not null,
  minimum_until timestamptz not null,
  access_until timestamptz not null,
  created_at timestamptz not null
);
create unique index memberships_one_live on memberships (account_id, kind) where status <> 'expired';
create index memberships_account on memberships (account_id, kind, access_until desc);

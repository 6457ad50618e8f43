-- One row for each membership that an account ever began. `access_until` alone decides what it opens; the rest follows from
-- the payment processor's subscription.
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
  -- When the membership ends after a cancellation.
  ends_at timestamptz,
  -- Terms are counted from here, so that the 31st returns after February.
  anchor timestamptz,
  -- Null for memberships that are free.
  subscription_ref text unique,
  -- Whether the processor will charge `renewal_amount` again.
  renews boolean not null default false,
  renewal_amount int,
  -- The term whose renewal was announced by mail.
  reminded_of timestamptz,
  -- The agreement at a change of plan; that at joining is on the checkout.
  agreed_to_renewal_at timestamptz,
  -- The renewal that failed: its invoice, how much, since when, and how often it was tried again.
  owed_ref text,
  owed_amount int,
  owed_since timestamptz,
  retries int not null default 0,
  card_brand text,
  card_last4 text,
  -- A change that the processor has not confirmed yet, so that a crash loses nothing.
  pending_change jsonb,
  -- The number of syncs with the processor and the one applied last, so that an older one never overwrites a newer one.
  sync_seq int not null default 0,
  applied_sync_seq int not null default 0,
  created_at timestamptz not null
);
create unique index memberships_one_live on memberships (account_id, kind) where status <> 'expired';
create index memberships_account on memberships (account_id, kind, access_until desc);
create trigger memberships_note after insert or update or delete on memberships
  for each row execute function note_row('account_id');

-- An intention to pay. The processor's order has the key `id.attempt`.
create table checkouts (
  id uuid primary key,
  account_id uuid not null references accounts,
  plan text not null,
  promo_code text,
  promo_description text,
  discount int not null default 0 check (discount >= 0),
  status text not null check (status in ('open', 'processing', 'paid')),
  attempt int not null default 1,
  order_ref text,
  membership_id uuid references memberships on delete set null,
  processing_since timestamptz,
  agreed_to_renewal_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index checkouts_account on checkouts (account_id, created_at desc);

create table payment_customers (
  customer_ref text primary key,
  account_id uuid not null,
  processor text not null,
  unique (account_id, processor)
);

-- Rows are written once. They stay, without a name, when their account is closed.
create table invoices (
  id uuid primary key,
  number bigint not null unique,
  account_id uuid not null,
  membership_id uuid not null,
  plan text not null,
  processor text not null,
  processor_ref text not null unique,
  description text not null,
  amount int not null check (amount >= 0),
  period_from timestamptz,
  period_until timestamptz,
  issued_at timestamptz not null
);
create index invoices_account on invoices (account_id, number desc);
create trigger invoices_note after insert on invoices
  for each row execute function note_row('account_id');
create trigger invoices_append_only before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices execute function refuse_change();

create table invoice_numbers (
  only_row boolean primary key default true check (only_row),
  last bigint not null
);
insert into invoice_numbers (last) values (0);

-- `amount` is what the member pays: charges and fees above zero, discounts, credits and refunds below. `balance` is the
-- sum of the account's amounts up to this row.
create table ledger_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  invoice_id uuid not null references invoices,
  kind text not null check (kind in ('charge', 'fee', 'discount', 'credit', 'refund')),
  amount int not null check (case when kind in ('charge', 'fee') then amount > 0 else amount < 0 end),
  balance bigint not null,
  description text not null,
  processor_ref text not null unique,
  created_at timestamptz not null
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_invoice on ledger_entries (invoice_id);
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();

-- Why an admin refunded, which the processor's own record does not say.
create table refund_requests (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  admin_id uuid not null,
  amount int not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null
);
create index refund_requests_invoice on refund_requests (invoice_id);

-- Strangers find only rows of accounts with access, which suspended accounts do not have. The column `listed` of four tables
-- holds that, so that searches read no second table (docs/decisions/0037-accounts-without-a-membership-are-unlisted.md).
create function has_access(account uuid) returns boolean language sql stable
  return exists (
    select from memberships where account_id = account and kind = 'access' and status not in ('incomplete', 'expired'))
  and not exists (select from accounts where id = account and suspended_at is not null);

-- The lock waits for a membership that is ending in another transaction.
create function has_access_locked(account uuid) returns boolean language plpgsql as $$
begin
  perform from memberships where account_id = account and kind = 'access' and status <> 'expired' for share;
  return has_access(account);
end $$;

-- Fills `listed` of a new row; the trigger names the column of the account.
create function set_listed() returns trigger language plpgsql as $$
begin
  new.listed = has_access_locked((to_jsonb(new) ->> tg_argv[0])::uuid);
  return new;
end $$;

-- Renews `listed` of the rows of an account whose access begins or ends. Work that has ended is not searched and stays as it is.
create function update_listed() returns trigger language plpgsql as $$
declare
  now_listed constant boolean := has_access(new.account_id);
begin
  update groomer_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update business_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update shifts set listed = now_listed
    where business_id = new.account_id and listed <> now_listed and status in ('posted', 'filled', 'in_progress');
  update grooming_requests set listed = now_listed
    where owner_id = new.account_id and listed <> now_listed and status in ('posted', 'in_progress');
  return null;
end $$;
create trigger memberships_begun_update_listed after insert on memberships
  for each row when (new.kind = 'access' and new.status <> 'incomplete') execute function update_listed();
create trigger memberships_changed_update_listed after update of status on memberships
  for each row when (new.kind = 'access' and old.status <> new.status) execute function update_listed();

-- Renews `listed` of the rows of an account that is suspended or restored.
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

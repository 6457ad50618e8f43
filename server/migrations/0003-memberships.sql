-- One row per membership that an account ever began. `access_until` alone decides what it opens; the rest follows from
-- what the payment processor says of its subscription.
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
  created_at timestamptz not null,
  -- Null for memberships that nobody pays for.
  subscription_ref text unique,
  -- When it ends after a cancellation; `renews` tells whether the processor will charge
  -- `renewal_amount` again.
  ends_at timestamptz,
  -- Terms are counted from here, so that the 31st comes back after February.
  anchor timestamptz,
  renews boolean not null default false,
  renewal_amount int,
  -- The renewal that failed: what, how much, since when, and how often it was tried again.
  owed_ref text,
  owed_amount int,
  owed_since timestamptz,
  retries int not null default 0,
  card_brand text,
  card_last4 text,
  -- What the member asked for and the processor has not been told yet, so that a crash in between loses nothing.
  wish jsonb,
  -- The term whose renewal was announced by mail.
  reminded_of timestamptz,
  -- Counts readings of the processor, and which of them was applied last: an older one never overwrites a newer one.
  sync_seq int not null default 0,
  applied_sync_seq int not null default 0
);
create unique index memberships_one_live on memberships (account_id, kind) where status <> 'expired';
create index memberships_account on memberships (account_id, kind, access_until desc);

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

-- Money. Rows are written once; accounts may go, these stay without a name.
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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps every row as it was written', tg_table_name;
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_stay_all before truncate on invoices execute function refuse_change();
create trigger ledger_entries_stay before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_stay_all before truncate on ledger_entries execute function refuse_change();

-- Why an admin refunded: the processor's own record does not say.
create table refund_requests (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  admin_id uuid not null,
  amount int not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null
);
create index refund_requests_invoice on refund_requests (invoice_id);

-- Messages of the payment processor that were taken in: each counts once.
create table payment_messages (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_messages_received on payment_messages (received_at);

-- The test processor's own books: it is an outside party that happens to live here.
create table test_processor_books (
  customer_ref text primary key,
  books text not null
);

-- Every act of an admin.
create table audit_log (
  id uuid primary key,
  admin_id uuid,
  act text not null,
  subject_id text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create index audit_log_created on audit_log (created_at desc, id desc);
create trigger audit_log_stays before update or delete on audit_log for each row execute function refuse_change();

create trigger memberships_tell after insert or update or delete on memberships
  for each row execute function tell_change('account_id');

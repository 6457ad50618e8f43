-- What cancelling late or not coming costs. A change is a new row, and a visit keeps the one it was booked under.
create table cancellation_policies (
  id uuid primary key,
  account_id uuid not null references accounts,
  cancel_hours int not null check (cancel_hours between 0 and 168),
  late_cancel_percent int not null check (late_cancel_percent between 0 and 100),
  no_show_percent int not null check (no_show_percent between 0 and 100),
  created_at timestamptz not null
);
create index cancellation_policies_latest on cancellation_policies (account_id, created_at desc, id desc);
create trigger cancellation_policies_cap before insert on cancellation_policies
  for each row execute function keep_cap('account_id', '500', 'changes of the cancellation policy');

alter table visits add column policy_id uuid references cancellation_policies;
create index visits_of_policy on visits (policy_id) where policy_id is not null;
create function freeze_policy() returns trigger language plpgsql as $$
begin
  new.policy_id := coalesce(new.policy_id,
    (select id from cancellation_policies where account_id = new.provider_id order by created_at desc, id desc limit 1));
  return new;
end $$;
create trigger visits_policy before insert on visits for each row execute function freeze_policy();

-- What is owed for a visit that did not take place. Cents.
create table fees (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null unique references visits,
  kind text not null check (kind in ('late_cancel', 'no_show')),
  amount int not null check (amount > 0),
  created_at timestamptz not null,
  waived_at timestamptz,
  waive_reason text,
  constraint fees_waived check ((waived_at is null) = (waive_reason is null))
);
create index fees_of_account on fees (account_id, created_at desc, id desc);
create index fees_of_owner on fees (owner_id) where owner_id is not null;
create index fees_of_client on fees (client_id) where client_id is not null;

alter table bill_payments alter column bill_id drop not null,
  add column fee_id uuid references fees,
  add constraint bill_payments_subject check (num_nonnulls(bill_id, fee_id) = 1);
create index bill_payments_of_fee on bill_payments (fee_id) where fee_id is not null;

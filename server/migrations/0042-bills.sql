-- Check-out: the bill of a visit, and what was paid. Money is recorded, not moved.
create table billing_settings (
  account_id uuid primary key references accounts on delete cascade,
  tax_percent numeric(6, 3) not null check (tax_percent between 0 and 15),
  payment_links text[] not null,
  zelle text not null,
  changed_at timestamptz not null
);

-- Receipt numbers of a provider have no gaps: the row is locked until the bill is written.
create table receipt_numbers (
  account_id uuid primary key references accounts on delete cascade,
  last int not null
);

-- Money in cents. `owner_id`: the pet owner's account, who may read the bill.
create table bills (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null references visits,
  receipt_no int not null,
  lines jsonb not null,
  subtotal int not null check (subtotal >= 0),
  discount int not null check (discount between 0 and subtotal),
  tax_percent numeric(6, 3) not null check (tax_percent between 0 and 15),
  tax int not null check (tax >= 0),
  total int not null check (total = subtotal - discount + tax),
  agreed_how text check (agreed_how in ('door', 'phone', 'account')),
  agreed_name text,
  day date not null,
  closed_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  constraint bills_agreed check ((agreed_how is null) = (agreed_name is null)),
  constraint bills_voided check ((voided_at is null) = (void_reason is null)),
  unique (account_id, receipt_no)
);
create unique index bills_of_visit on bills (visit_id) where voided_at is null;
create index bills_of_any_visit on bills (visit_id);
create index bills_of_account on bills (account_id, closed_at desc, id desc);
create index bills_of_owner on bills (owner_id, closed_at desc, id desc) where owner_id is not null;
create index bills_of_client on bills (client_id) where client_id is not null;
create index bills_of_day on bills (account_id, day);

-- `amount` and `tip` are negative in a row that reverses another; `tax` is the part of the amount that is sales tax.
create table bill_payments (
  id uuid primary key,
  account_id uuid not null references accounts,
  client_id uuid references clients on delete set null,
  bill_id uuid not null references bills,
  method text not null check (method in ('cash', 'card_reader', 'check', 'venmo', 'zelle', 'cash_app', 'other')),
  amount int not null,
  tip int not null,
  tip_for text,
  tax int not null,
  day date not null,
  taken_at timestamptz not null,
  note text not null,
  reverses_id uuid unique references bill_payments,
  reason text,
  constraint bill_payments_reversed check ((reverses_id is null) = (reason is null)),
  constraint bill_payments_sign check (case when reverses_id is null then amount >= 0 and tip >= 0 and amount + tip > 0
    else amount <= 0 and tip <= 0 end)
);
create index bill_payments_of_bill on bill_payments (bill_id);
create index bill_payments_of_day on bill_payments (account_id, day);
create index bill_payments_of_client on bill_payments (client_id) where client_id is not null;

-- What was done by the time of this migration was paid on its day, as the accounts have said so far.
insert into bills (id, account_id, owner_id, client_id, visit_id, receipt_no, lines, subtotal, discount, tax_percent, tax, total,
  day, closed_at)
select gen_random_uuid(), provider_id, owner_id, client_id, id,
  row_number() over (partition by provider_id order by starts_at, id),
  json_build_array(json_build_object('kind', 'service', 'name', 'Grooming', 'petId', null, 'amount', price, 'taxable', false)),
  price, 0, 0, 0, price, (starts_at at time zone time_zone)::date, coalesce(completed_at, ends_at)
from (select *, list_price - discount as price from visits where status = 'completed' and list_price is not null) done;
insert into bill_payments (id, account_id, client_id, bill_id, method, amount, tip, tax, day, taken_at, note)
select gen_random_uuid(), account_id, client_id, id, 'other', total, 0, 0, day, closed_at, 'before check-out'
from bills where total > 0;
insert into receipt_numbers (account_id, last) select account_id, max(receipt_no) from bills group by account_id;

-- Bills and payments are written once. A client may be merged or removed, and a bill may be voided once.
create function keep_money_row() returns trigger language plpgsql as $$
declare
  may_change text[] := array['client_id'];
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) ->> 'voided_at' is null then
      may_change := may_change || array['voided_at', 'void_reason'];
    end if;
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are only added', tg_table_name;
end $$;
create trigger bills_append_only before update or delete on bills for each row execute function keep_money_row();
create trigger bills_no_truncate before truncate on bills execute function refuse_change();
create trigger bill_payments_append_only before update or delete on bill_payments for each row execute function keep_money_row();
create trigger bill_payments_no_truncate before truncate on bill_payments execute function refuse_change();

-- A payment in advance belongs to a visit until its bill takes it.
alter table bill_payments add column visit_id uuid references visits,
  drop constraint bill_payments_subject,
  add constraint bill_payments_subject check (num_nonnulls(bill_id, fee_id, visit_id) = 1);
create index bill_payments_in_advance on bill_payments (visit_id) where visit_id is not null;

-- Certificates that a client added with a link.
alter table vaccinations add column client_link_id uuid references client_links on delete set null;
create index vaccinations_of_link on vaccinations (client_link_id) where client_link_id is not null;

-- Cents of a bill that its client says they never agreed to, since it was written.
create function disputed_of(bill bills) returns int language sql stable as $$
  select coalesce(sum(new_total - old_total), 0)::int from price_changes
  where visit_id = bill.visit_id and state = 'approved' and disputed_at > bill.closed_at
$$;

-- Cents that are owed on a bill: what was not paid, less what is disputed.
create function owed_of(bill bills) returns int language sql stable as $$
  select case when bill.voided_at is null then greatest(0, bill.total - disputed_of(bill)
    - coalesce((select sum(amount) from bill_payments where bill_id = bill.id), 0))::int else 0 end
$$;

-- Cents of all bills and fees that a client owes.
create function owes_of(client uuid) returns int language sql stable as $$
  select (coalesce((select sum(owed_of(b)) from bills b where b.client_id = client and b.voided_at is null), 0)
    + coalesce((select sum(f.amount) from fees f where f.client_id = client and f.waived_at is null
      and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0), 0))::int
$$;

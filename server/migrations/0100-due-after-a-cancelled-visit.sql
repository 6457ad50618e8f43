-- Cents that the client of a visit owes for it: of its bill and its fee.
create function owes_for(visit uuid) returns int language sql stable as $$
  select (coalesce((select sum(owed_of(b)) from bills b where b.visit_id = visit and b.client_id is not null and b.voided_at is null), 0)
    + coalesce((select sum(f.amount) from fees f where f.visit_id = visit and f.client_id is not null and f.waived_at is null
      and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0), 0))::int
$$;

-- The day of the last visit of a client if it was cancelled and no groom is known since; null otherwise.
create function cancelled_on(client uuid, last_groomed_at timestamptz, zone text) returns date language sql stable as $$
  select (last.starts_at at time zone zone)::date from (
    select v.starts_at, v.status from visits v
    where v.client_id = client and v.status in ('booked', 'checked_in', 'completed', 'stopped', 'cancelled', 'no_show', 'contested', 'not_closed')
    order by v.starts_at desc, v.id desc limit 1
  ) last
  where last.status = 'cancelled' and (last_groomed_at is null or last.starts_at > last_groomed_at)
$$;

-- A client without an interval to count from is due from the day of the visit that was cancelled.
create or replace function refresh_clients(changed uuid[]) returns void language sql as $$
  update clients c set pet_names = n.pet_names, last_groomed_at = n.last_groomed_at, due_on = n.due_on
  from (
    select known.id, known.pet_names, known.last_groomed_at,
      case when known.has_pets then coalesce(known.due_on, cancelled_on(known.id, known.last_groomed_at, known.zone)) end as due_on
    from (
      select each.id, z.zone,
        coalesce(string_agg(p.name, ' ' order by p.name collate "C"), '') as pet_names,
        max(p.last_groomed_at) as last_groomed_at,
        coalesce(bool_or(cp.archived_at is null and p.archived_at is null and p.died_on is null), false) as has_pets,
        min(client_due_on(p.last_groomed_at, weeks_between(cp, p), z.zone))
          filter (where cp.archived_at is null and p.archived_at is null and p.died_on is null) as due_on
      from clients each
        cross join lateral (select zone_of(each.account_id) as zone offset 0) z
        left join client_pets cp on cp.client_id = each.id left join pets p on p.id = cp.pet_id
      where each.id = any(changed) group by each.id, z.zone
    ) known
  ) n
  where c.id = n.id
    and (c.pet_names, c.last_groomed_at, c.due_on) is distinct from (n.pet_names, n.last_groomed_at, n.due_on)
$$;

create function refresh_clients_of_visit() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select distinct id from unnest(array[old.client_id, new.client_id]) id where id is not null));
  return null;
end $$;
create trigger visits_refresh_clients after update of status, client_id on visits for each row
  when ((old.status, old.client_id) is distinct from (new.status, new.client_id))
  execute function refresh_clients_of_visit();

select refresh_clients(array(select distinct client_id from visits where status = 'cancelled' and client_id is not null));

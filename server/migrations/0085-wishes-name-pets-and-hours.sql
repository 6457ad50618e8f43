-- What a client who waits can say besides: for which pets, on which days of the week (1 is Monday) and between which hours. Empty means any.
alter table waiting_clients
  add column pet_ids uuid[] not null default '{}' check (cardinality(pet_ids) <= 40),
  add column weekdays int[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) <= 7),
  add column from_time text,
  add column to_time text,
  add check (num_nulls(from_time, to_time) in (0, 2)),
  add check (from_time < to_time);

-- Whether a wish is still one: its visit is where it was, or the client has none ahead; its last day is not over; the client is to be
-- booked, and one of its pets lives.
create function wish_is_live(wish waiting_clients, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from clients c left join visits v on v.id = wish.visit_id
    where c.id = wish.client_id and c.archived_at is null and c.do_not_book_at is null
      and (wish.until + 1)::timestamp at time zone zone_of(wish.account_id) > at
      and case when wish.visit_id is null
        then not exists (select from visits a where a.client_id = wish.client_id and a.status = 'booked' and a.starts_at > at)
        else v.status = 'booked' and v.starts_at = wish.than and v.starts_at > at end
      and case when wish.visit_id is not null
        then not exists (select from visit_pets vp where vp.visit_id = wish.visit_id)
          or exists (select from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = wish.visit_id and p.died_on is null)
        when wish.pet_ids <> '{}'
        then exists (select from pets p where p.id = any(wish.pet_ids) and p.died_on is null and p.archived_at is null)
        else not exists (select from client_pets cp where cp.client_id = wish.client_id)
          or exists (select from client_pets cp join pets p on p.id = cp.pet_id where cp.client_id = wish.client_id and p.died_on is null)
        end)
$$;

-- Two wishes that become one fit whenever either did.
create or replace function merge_waiting_client() returns trigger language plpgsql as $$
declare
  other waiting_clients;
begin
  delete from waiting_clients where client_id = new.client_id and visit_id is null returning * into other;
  if found then
    new.minutes = greatest(new.minutes, other.minutes);
    new.until = greatest(new.until, other.until);
    new.created_at = least(new.created_at, other.created_at);
    new.pet_ids = case when '{}' in (new.pet_ids, other.pet_ids) then '{}'
      else array(select unnest(new.pet_ids) union select unnest(other.pet_ids)) end;
    new.weekdays = case when '{}' in (new.weekdays, other.weekdays) then '{}'
      else array(select unnest(new.weekdays) union select unnest(other.weekdays) order by 1) end;
    if new.from_time is null or other.from_time is null then
      new.from_time = null;
      new.to_time = null;
    else
      new.from_time = least(new.from_time, other.from_time);
      new.to_time = greatest(new.to_time, other.to_time);
    end if;
  end if;
  return new;
end $$;

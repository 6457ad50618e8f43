-- A client who was merged into another gives away everything that names it, whichever table that is in.
create function move_to_merged_client() returns trigger language plpgsql as $$
declare
  named record;
begin
  for named in
    select k.conrelid::regclass as whose, a.attname as column_name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'f' and k.confrelid = 'clients'::regclass and k.conrelid not in ('clients'::regclass, 'client_pets'::regclass)
  loop
    execute format('update %s set %I = $1 where %2$I = $2', named.whose, named.column_name) using new.merged_into, new.id;
  end loop;
  return null;
end $$;
create trigger clients_merge after update of merged_into on clients for each row
  when (old.merged_into is null and new.merged_into is not null) execute function move_to_merged_client();

-- When the provider has removed all that says who the client was; work and money stay.
alter table clients add column erased_at timestamptz;
create function erase_visits_of_client() returns trigger language plpgsql as $$
begin
  update bookings set title = 'Visit' where source_kind = 'visit' and source_id in (select id from visits where client_id = new.id);
  update visits set title = 'Visit', address = case when address is not null then 'Address removed' end, lat = null, lon = null,
    directions = null, note = null
  where client_id = new.id;
  return null;
end $$;
create trigger clients_erase_visits after update of erased_at on clients for each row
  when (old.erased_at is null and new.erased_at is not null) execute function erase_visits_of_client();

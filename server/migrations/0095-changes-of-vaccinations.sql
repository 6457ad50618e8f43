-- A vaccination is announced as a change of its pet.
create function note_pet() returns trigger language plpgsql as $$
begin
  perform note_change('pets', variadic array(
    select unnest(array[owner_id, managed_by]) from pets where id = coalesce(new.pet_id, old.pet_id)));
  return null;
end $$;

-- The visits that a provider booked with a client, without those that the client booked on the marketplace.
create function own_visits_of(client uuid) returns setof uuid language sql stable as $$
  select id from visits where client_id = client and source <> 'marketplace'
$$;

-- A visit from the marketplace is the pet owner's record as well, and stays as it is.
create or replace function erase_visits_of_client() returns trigger language plpgsql as $$
begin
  update bookings set title = 'Visit' where source_kind = 'visit' and source_id in (select own_visits_of(new.id));
  update visits set title = 'Visit', address = case when address is not null then 'Address removed' end, lat = null, lon = null,
    directions = null, note = null
  where id in (select own_visits_of(new.id));
  update page_bookings set proven_phone = null where client_id = new.id and proven_phone is not null;
  return null;
end $$;

create or replace function move_client_pet(of_client uuid, from_pet uuid, into_pet uuid) returns void language sql as $$
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select own_visits_of(of_client));
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select own_visits_of(of_client));
  update incidents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id = of_client else visit_id in (select own_visits_of(of_client)) end;
  update consents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id = of_client else visit_id in (select own_visits_of(of_client)) end;
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit' and source_id in (select own_visits_of(of_client));
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id = of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  delete from client_pets where client_id = of_client and pet_id = into_pet
    and exists (select from client_pets where client_id = of_client and pet_id = from_pet);
  update client_pets set pet_id = into_pet where client_id = of_client and pet_id = from_pet;
$$;

create or replace function move_rest_of_pet(of_client uuid, from_pet uuid, into_pet uuid, since timestamptz) returns void language sql as $$
  update requested_pets set pet_id = into_pet where pet_id = from_pet;
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id not in (select own_visits_of(of_client));
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id not in (select own_visits_of(of_client));
  update incidents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id is distinct from of_client else visit_id not in (select own_visits_of(of_client)) end;
  update consents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id is distinct from of_client else visit_id not in (select own_visits_of(of_client)) end;
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit' and source_id not in (select own_visits_of(of_client));
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id <> of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  update client_pets set pet_id = into_pet where client_id <> of_client and pet_id = from_pet;
  update vaccinations set pet_id = into_pet where pet_id = from_pet and created_at > since;
  update pet_bite_history set pet_id = into_pet where pet_id = from_pet and replaced_at > since;
  update pet_record_links set pet_id = into_pet where pet_id = from_pet;
  delete from due_reminders where pet_id = from_pet;
$$;

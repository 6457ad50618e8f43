-- A code of a booking page goes by mail or by text, and who proved a phone is answered by text.
alter table booking_codes alter column email drop not null,
  add column phone text,
  add constraint booking_codes_contact check (num_nonnulls(email, phone) = 1);
create index booking_codes_of_phone on booking_codes (phone, created_at) where phone is not null;

alter table page_bookings add column proven_phone text;

create or replace function erase_visits_of_client() returns trigger language plpgsql as $$
begin
  update bookings set title = 'Visit' where source_kind = 'visit' and source_id in (select id from visits where client_id = new.id);
  update visits set title = 'Visit', address = case when address is not null then 'Address removed' end, lat = null, lon = null,
    directions = null, note = null
  where client_id = new.id;
  update page_bookings set proven_phone = null where client_id = new.id and proven_phone is not null;
  return null;
end $$;

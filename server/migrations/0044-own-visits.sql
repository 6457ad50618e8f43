-- One report card per animal. Earlier cards, which were about all animals of a visit, become one for each.
alter table report_cards drop constraint report_cards_pkey, add column pet_id uuid references pets;
update report_cards c set pet_id = (select vp.pet_id from visit_pets vp where vp.visit_id = c.visit_id order by vp.place limit 1);
alter table report_cards alter column pet_id set not null, add primary key (visit_id, pet_id);
insert into report_cards (visit_id, pet_id, services, findings, behavior, photos, before_after, next_visit_weeks, written_at, edited_at)
select c.visit_id, vp.pet_id, c.services, c.findings, c.behavior, c.photos, c.before_after, c.next_visit_weeks, c.written_at, c.edited_at
from report_cards c join visit_pets vp on vp.visit_id = c.visit_id and vp.pet_id <> c.pet_id;
create index report_cards_of_pet on report_cards (pet_id);

-- A booking that only gets shorter was checked when it was made; squeezed-in ones may stand beside it since.
create or replace function keep_room() returns trigger language plpgsql as $$
begin
  perform lock_bookings(new.subject_id);
  if tg_op = 'UPDATE' and new.subject_id = old.subject_id and new.during <@ old.during then
    return new;
  end if;
  if not new.squeezed
    and exists (select from bookings_in_the_way(new.subject_id, new.during, new.dogs_at_once, new.source_id, new.units)) then
    raise exclusion_violation using constraint = 'bookings_never_overlap',
      message = 'There is no room for this booking';
  end if;
  return new;
end $$;

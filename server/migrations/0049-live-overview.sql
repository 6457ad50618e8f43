-- Admins who look at the overview see appeals and bites as they come.
create trigger reliability_appeals_note_admins after insert or delete or update on reliability_appeals
  for each statement execute function note_admins();
create trigger pets_note_bites after update of filed_bites on pets
  for each row when (old.filed_bites is distinct from new.filed_bites) execute function note_admins();

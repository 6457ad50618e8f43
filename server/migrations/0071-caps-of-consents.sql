-- A consent is signed at a visit, which bounds how many there are.
drop trigger consents_cap on consents;
create trigger consents_cap before insert on consents
  for each row execute function keep_cap('visit_id', '60', 'consents');

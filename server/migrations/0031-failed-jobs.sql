-- Admins see failed jobs at once.
create index jobs_failed on jobs (id) where last_error is not null;
create trigger jobs_failed_note after update of last_error on jobs
  for each row when (old.last_error is distinct from new.last_error) execute function note_admins();
create trigger jobs_done_note after delete on jobs
  for each row when (old.last_error is not null) execute function note_admins();
create index pets_with_filed_bites on pets (id) where filed_bites <> '[]';

-- Whether the next visit that a row of a sheet names was booked, and what speaks against it.
alter table client_import_rows
  add column next_state text check (next_state in ('booked', 'there', 'check')),
  add column next_reason text,
  add column next_visit_id uuid references visits on delete set null;
create index client_import_rows_of_visit on client_import_rows (next_visit_id) where next_visit_id is not null;

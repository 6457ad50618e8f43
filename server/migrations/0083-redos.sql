-- A free redo points to the visit that it mends.
alter table visits add column redo_of uuid references visits;
create index visits_redo_of on visits (redo_of) where redo_of is not null;

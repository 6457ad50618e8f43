-- A cancellation can be undone for a while.
alter table shifts add column cancelled_at timestamptz;
alter table visits add column cancelled_at timestamptz;

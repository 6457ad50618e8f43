-- A no-show at a visit is contested and settled like one at a shift; a visit that nobody closes ends by itself.
alter table visits
  add column no_show_at timestamptz,
  add column no_show_contested_at timestamptz,
  add column no_show_settled_at timestamptz;
create index visits_unclosed on visits (ends_at, id) where status = 'booked' and source = 'marketplace';
-- What was missed before has been settled.
update visits set no_show_at = ends_at, no_show_settled_at = ends_at where status = 'no_show';

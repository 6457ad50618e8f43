-- The last provider who looked at the proof. A record is never edited: another proof or date is a new record, which is unchecked.
alter table vaccinations
  add column checked_by text,
  add column checked_at timestamptz,
  add constraint vaccinations_checked check (num_nulls(checked_by, checked_at) in (0, 2) and (checked_at is null or proof_url is not null));

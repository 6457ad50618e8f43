-- A block works in both directions: neither of the two people sees or reaches the other.
create table blocks (
  blocker_id uuid not null references accounts,
  blocked_id uuid not null references accounts check (blocked_id <> blocker_id),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);
create trigger blocks_note after insert or delete on blocks
  for each row execute function note_row('blocker_id', 'blocked_id');

-- The accounts that the viewer does not see and that do not see the viewer.
create function hidden_from(viewer uuid) returns uuid[] language sql stable
  return array(
    select blocked_id from blocks where blocker_id = viewer union all select blocker_id from blocks where blocked_id = viewer
    union all select id from accounts where suspended_at is not null and id is distinct from viewer);

-- A report has a copy of what it is about, because the original may be changed or removed. All open reports of the same record
-- are decided together.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references accounts,
  kind text not null check (kind in ('person', 'message', 'review', 'photo', 'listing')),
  -- The id of the reported record; for a photo its key.
  subject_id text not null,
  -- The author or owner of what was reported.
  reported_id uuid not null references accounts,
  category text not null,
  text text not null,
  -- {text, photoUrls}
  evidence jsonb not null,
  created_at timestamptz not null,
  status text not null check (status in ('filed', 'dismissed', 'warned', 'removed', 'suspended')),
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision_reason text,
  constraint reports_decided_whole check (
    (status = 'filed') = (decided_at is null) and num_nulls(decided_at, decided_by, decision_reason) in (0, 3))
);
create index reports_of_account on reports (reported_id, created_at);
-- After a decision the same person may report the same record again.
create unique index reports_once on reports (reporter_id, kind, subject_id) where status = 'filed';
create index reports_open on reports (created_at, id) where status = 'filed';
create index reports_of_subject on reports (kind, subject_id);
create index reports_photos on reports using gin ((evidence -> 'photoUrls'));
create trigger reports_note after insert or update on reports for each statement execute function note_admins();

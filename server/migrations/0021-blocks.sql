-- People who have blocked others. A block works in both directions: neither sees nor reaches the other.
create table blocks (
  blocker_id uuid not null references accounts,
  blocked_id uuid not null references accounts check (blocked_id <> blocker_id),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);
create trigger blocks_note after insert or delete on blocks
  for each row execute function note_row('blocker_id', 'blocked_id');

-- The accounts that the viewer does not see, and that do not see the viewer.
create function hidden_from(viewer uuid) returns uuid[] language sql stable
  return array(
    select blocked_id from blocks where blocker_id = viewer union all select blocker_id from blocks where blocked_id = viewer);

-- A new start that one side proposed. The visit keeps its time until the other side accepts; a proposal is over once the
-- visit is no longer booked, or its start or the proposed one has passed.
alter table visits
  add column proposed_starts_at timestamptz,
  add column proposed_by text check (proposed_by in ('provider', 'pet_owner')),
  add column proposed_at timestamptz,
  add constraint visits_proposal_whole check (num_nulls(proposed_starts_at, proposed_by, proposed_at) in (0, 3));

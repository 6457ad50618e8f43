-- The terms that were agreed, independent of later changes to the request.
create table visits (
  id uuid primary key,
  request_id uuid not null references grooming_requests,
  offer_id uuid not null unique references offers,
  owner_id uuid not null references accounts,
  provider_id uuid not null references accounts,
  provider_as text not null check (provider_as in ('groomer', 'business')),
  status text not null default 'booked' check (status in ('booked', 'checked_in', 'completed', 'cancelled', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  title text not null,
  services text[] not null,
  at_home boolean not null,
  address text not null,
  -- Cents.
  list_price int not null check (list_price > 0),
  discount int not null check (discount between 0 and list_price),
  -- A new start that one side proposed; the visit keeps its time until the other side accepts. A proposal is over once the visit
  -- is no longer booked, or its start or the proposed one has passed.
  proposed_starts_at timestamptz,
  proposed_by text check (proposed_by in ('provider', 'pet_owner')),
  proposed_at timestamptz,
  -- Why the provider groomed although a vaccination was missing.
  override_reason text,
  cancel_reason text,
  cancelled_by text check (cancelled_by in ('provider', 'pet_owner')),
  missed_by text check (missed_by in ('provider', 'pet_owner')),
  completed_at timestamptz,
  -- A cancellation can be undone for a while.
  cancelled_at timestamptz,
  constraint visits_proposal_whole check (num_nulls(proposed_starts_at, proposed_by, proposed_at) in (0, 3)),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((status = 'no_show') = (missed_by is not null)),
  check ((status = 'completed') = (completed_at is not null))
);
create unique index visits_one_per_request on visits (request_id) where status in ('booked', 'checked_in', 'completed');
create index visits_of_request on visits (request_id);
create index visits_of_owner on visits (owner_id, starts_at desc, id desc);
create index visits_of_provider on visits (provider_id, starts_at desc, id desc);
create trigger visits_note after insert or update or delete on visits
  for each row execute function note_row('owner_id', 'provider_id');

-- Photos are [{id, url}], pairs [{before, after}].
create function report_card_photos(photos jsonb, before_after jsonb) returns text[] language sql immutable
  return array(select jsonb_path_query(jsonb_build_array(photos, before_after), '$.**.url') #>> '{}');

create table report_cards (
  visit_id uuid primary key references visits,
  services text[] not null check (cardinality(services) > 0),
  findings text not null,
  behavior text not null,
  photos jsonb not null default '[]',
  before_after jsonb not null default '[]',
  next_visit_weeks int check (next_visit_weeks between 1 and 52),
  written_at timestamptz not null,
  edited_at timestamptz
);
-- Every call for a photo asks where it is shown.
create index report_cards_photos on report_cards using gin (report_card_photos(photos, before_after));

create function note_report_card() returns trigger language plpgsql as $$
begin
  perform note_change('report_cards', variadic array(
    select unnest(array[owner_id, provider_id]) from visits where id = new.visit_id));
  return null;
end $$;
create trigger report_cards_note after insert or update on report_cards
  for each row execute function note_report_card();

create table visit_history (
  -- The order in which it happened: a writer locks the request's row, but its `at` may be earlier than the lock.
  seq bigint generated always as identity primary key,
  visit_id uuid not null references visits,
  at timestamptz not null,
  what text not null,
  account_id uuid references accounts,
  note text
);
create index visit_history_of_visit on visit_history (visit_id, seq);

-- The groom after which an owner was last reminded that the next one is due.
create table due_reminders (
  pet_id uuid primary key references pets on delete cascade,
  groomed_at timestamptz not null
);

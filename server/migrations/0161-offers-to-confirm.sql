-- When the owner last changed what offers answer: services, pets, place, where or date.
alter table grooming_requests add column terms_changed_at timestamptz;

-- What changed since the sender of an open offer last agreed; such an offer cannot be accepted.
alter table offers add column changed_terms text[] not null default '{}'
  check (changed_terms <@ array['services', 'pets', 'place', 'where', 'date']);

-- `replaced`: its sender sent a new one after the request had changed.
alter table offers drop constraint offers_ended_because_check;
alter table offers add constraint offers_ended_because_check check (ended_because in ('another_chosen', 'replaced'));

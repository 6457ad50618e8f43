create extension if not exists btree_gist;

-- The one place where it is guaranteed that nobody works two things at once. A subject is whoever is busy: an account, or a pet.
create table bookings (
  source_kind text not null check (source_kind in ('shift', 'visit')),
  source_id uuid not null,
  subject_id uuid not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  title text not null,
  time_zone text not null,
  primary key (source_kind, source_id, subject_id),
  constraint bookings_never_overlap exclude using gist (subject_id with =, during with &&)
);

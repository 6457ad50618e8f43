-- Guarantees that nobody works two things at once. A subject is what is busy: an account, or a pet.
create extension if not exists btree_gist;
create table bookings (
  source_kind text not null check (source_kind in ('shift', 'visit')),
  source_id uuid not null,
  subject_id uuid not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  title text not null,
  time_zone text not null,
  -- How many visits the subject takes at once, as of the booking. Null: nothing else at that time (a shift, or a pet).
  dogs_at_once int check (dogs_at_once >= 1),
  primary key (source_kind, source_id, subject_id)
);
create index bookings_of_subject on bookings using gist (subject_id, during);

-- The bookings that leave no room for another one; none where it fits. At most `at_once` overlap at any instant, and a
-- booking that goes alone overlaps nothing. The most at once is reached where one of them starts.
create function bookings_in_the_way(subject uuid, wanted tstzrange, at_once int, besides uuid default null)
  returns setof bookings language sql stable as $$
  select b.* from bookings b
  where b.subject_id = subject and b.during && wanted and b.source_id is distinct from besides
    and (at_once is null or b.dogs_at_once is null or at_once <= (
      select max((
        select count(*) from bookings c
        where c.subject_id = subject and c.source_id is distinct from besides
          and c.during @> greatest(lower(start.during), lower(wanted))))
      from bookings start
      where start.subject_id = subject and start.during && wanted and start.source_id is distinct from besides))
$$;

-- Bookings of one subject are made one after the other. The number is advisoryLocks.bookingsOfSubject.
create function lock_bookings(subject uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(subject::text, 7720605))
$$;

create function keep_room() returns trigger language plpgsql as $$
begin
  perform lock_bookings(new.subject_id);
  if exists (select from bookings_in_the_way(new.subject_id, new.during, new.dogs_at_once, new.source_id)) then
    raise exclusion_violation using constraint = 'bookings_never_overlap',
      message = 'There is no room for this booking';
  end if;
  return new;
end $$;
create trigger bookings_keep_room before insert or update on bookings for each row execute function keep_room();

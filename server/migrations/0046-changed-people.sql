-- Saved searches of people tell of who newly fits: now, but not as they were before they changed.
create table people_changes (
  id bigint primary key generated always as identity,
  role text not null,
  person_id uuid not null,
  -- The row as it was; null for somebody who was not listed.
  before jsonb,
  -- When saved searches were told; until then after all times.
  noticed_at timestamptz not null default 'infinity',
  foreign key (role, person_id) references searched_people on delete cascade
);
create index people_changes_noticed on people_changes (noticed_at);
create index people_changes_of_person on people_changes (role, person_id, id);

create function note_people_change() returns trigger language plpgsql as $$
begin
  insert into people_changes (role, person_id, before)
  values (new.role, new.id, case when tg_op = 'UPDATE' then to_jsonb(old) end);
  return null;
end $$;
create trigger searched_people_note_listed after insert on searched_people
  for each row execute function note_people_change();
create trigger searched_people_note_change after update on searched_people
  for each row when (old.* is distinct from new.*) execute function note_people_change();

-- Whether a name has a word like each of these words, as names_like() finds them.
create function is_name_like(name text, written text[]) returns boolean language sql immutable parallel safe
  return not exists (select from unnest(written) w where word_similarity(w, name) < 0.45);

-- The people who changed in a span of time, as they were before it. Those who were not listed then have no row.
create function people_before(after timestamptz, until timestamptz) returns setof searched_people language sql stable as $$
  select p.* from (
    select distinct on (c.role, c.person_id) c.before from people_changes c
    where c.noticed_at > after and c.noticed_at <= until order by c.role, c.person_id, c.id
  ) first_change cross join lateral jsonb_populate_record(null::searched_people, first_change.before) p
  where first_change.before is not null
$$;

alter table saved_searches drop constraint saved_searches_kind_check,
  add check (kind in ('shifts', 'requests', 'groomers', 'businesses'));

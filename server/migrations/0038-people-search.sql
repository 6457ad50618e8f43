-- What a groomer does, and the species that groomers and businesses take. A business names its services in its own words.
alter table groomer_profiles
  add column services text[] not null default '{full_groom}',
  add column species text[] not null default '{dog}';
alter table business_profiles add column species text[] not null default '{dog}';
update groomer_profiles set species = '{dog,cat}' where plain_text(specializations) ~* '\mcats?\M';
update business_profiles set species = '{dog,cat}' where plain_text(services) ~* '\mcats?\M';

create extension if not exists pg_trgm;

-- 'Hand stripping' is found as '#hand stripping', which is no other facet.
create function to_tags(words text[]) returns text[] language sql immutable parallel safe strict
  return case when words = '{}' then '{}'::text[]
    else string_to_array('#' || replace(lower(array_to_string(words, E'\n')), E'\n', E'\n#'), E'\n') end;

create table people_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  primary key (lat, lon)
);
create index people_spots_spot on people_spots using gist (spot);

-- The listed groomers and businesses as the search reads them: one row without joins. Triggers keep it.
create table searched_people (
  id uuid not null references accounts on delete cascade,
  role text not null check (role in ('groomer', 'business')),
  name text not null,
  -- A profile without a place is at the South Pole: last by distance, and in no circle.
  lat float8 not null default -90,
  lon float8 not null default 0,
  time_zone text not null default 'UTC',
  travel_miles int not null,
  at_once int not null,
  -- Where the work is done: salon, mobile.
  works text[] not null,
  species text[] not null,
  tags text[] not null,
  services text not null,
  about text not null,
  honors_premium boolean not null,
  experience int not null,
  review_count int not null,
  rating_total int not null,
  joined_at timestamptz not null,
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  rating float8 generated always as (round(rating_total::numeric / nullif(review_count, 0), 1)::float8) stored,
  -- Best first: by the shown rating, then by the number of reviews; without reviews last.
  rating_rank int not null generated always as (case when review_count = 0 then 1000000000
    else (50 - round(rating_total::numeric * 10 / review_count))::int * 10000000 + 9999999 - least(review_count, 9999999) end) stored,
  facets text[] not null generated always as (works || species || tags
    || case when honors_premium then '{premium}'::text[] else '{}'::text[] end) stored,
  service_words tsvector not null generated always as (to_tsvector('english', services)) stored,
  words tsvector not null generated always as (to_tsvector('english', name || ' ' || about)) stored,
  primary key (role, id)
) with (fillfactor = 90);
create index searched_people_best_rated on searched_people (role, rating_rank, id) include (lat, lon, rating, experience);
create index searched_people_best_rated_in_cell on searched_people (role, cell, rating_rank, id) include (lat, lon, rating, experience);
create index searched_people_best_rated_at_spot on searched_people (role, lat, lon, rating_rank, id) include (rating, experience);
create index searched_people_newest on searched_people (role, joined_at, id) include (lat, lon, rating, experience);
create index searched_people_newest_in_cell on searched_people (role, cell, joined_at, id) include (lat, lon, rating, experience);
create index searched_people_most_experienced on searched_people (role, experience, id) include (lat, lon, rating);
create index searched_people_most_experienced_in_cell on searched_people (role, cell, experience, id) include (lat, lon, rating);
create index searched_people_by_terms on searched_people using gin (facets, service_words, words);
create index searched_people_by_name on searched_people using gin (name gin_trgm_ops);

create function keep_people_spot() returns trigger language plpgsql as $$
begin
  insert into people_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create trigger searched_people_keep_spot after insert or update of lat, lon on searched_people
  for each row execute function keep_people_spot();

-- Another account's row takes only what its table has, so that two changes at the same time keep both.
create function keep_searched_groomer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'groomer' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, review_count, rating_total, joined_at)
  select a.id, 'groomer', a.first_name || ' ' || a.last_name, coalesce(new.lat, -90), coalesce(new.lon, 0),
    coalesce(new.time_zone, 'UTC'), new.preferred_radius, new.dogs_at_once,
    case new.service_type when 'both' then '{salon,mobile}'::text[] else array[new.service_type] end,
    new.species, to_tags(new.specializations),
    replace(plain_text(new.services), '_', ' ') || ' ' || plain_text(new.specializations),
    concat_ws(' ', new.title, new.city, plain_text(new.specializations)),
    coalesce(p.honors_premium, false), coalesce(new.years_experience, -1), coalesce(r.count, 0), coalesce(r.total, 0), new.created_at
  from accounts a
  left join ratings r on r.account_id = a.id and r.as_role = 'groomer'
  left join provider_rules p on p.account_id = a.id
  where a.id = new.account_id
  on conflict (role, id) do update set lat = excluded.lat, lon = excluded.lon, time_zone = excluded.time_zone,
    travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works, species = excluded.species,
    tags = excluded.tags, services = excluded.services, about = excluded.about,
    experience = excluded.experience;
  return null;
end $$;
create trigger groomer_profiles_keep_searched after insert or update or delete on groomer_profiles
  for each row execute function keep_searched_groomer();

create function keep_searched_business() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'business' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, review_count, rating_total, joined_at)
  select new.account_id, 'business', new.business_name, new.lat, new.lon, new.time_zone, new.service_radius, new.tables,
    array[new.business_type], new.species, '{}', plain_text(new.services),
    concat_ws(' ', new.city, new.description, plain_text(new.services)),
    coalesce(p.honors_premium, false), -1, coalesce(r.count, 0), coalesce(r.total, 0), new.created_at
  from (values (new.account_id)) b (account_id)
  left join ratings r on r.account_id = b.account_id and r.as_role = 'business'
  left join provider_rules p on p.account_id = b.account_id
  on conflict (role, id) do update set name = excluded.name, lat = excluded.lat, lon = excluded.lon,
    time_zone = excluded.time_zone, travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works,
    species = excluded.species, services = excluded.services, about = excluded.about;
  return null;
end $$;
create trigger business_profiles_keep_searched after insert or update or delete on business_profiles
  for each row execute function keep_searched_business();

create function keep_searched_name() returns trigger language plpgsql as $$
begin
  update searched_people set name = new.first_name || ' ' || new.last_name where role = 'groomer' and id = new.id;
  return null;
end $$;
create trigger accounts_keep_searched_name after update of first_name, last_name on accounts
  for each row execute function keep_searched_name();

create function keep_searched_rating() returns trigger language plpgsql as $$
begin
  update searched_people set review_count = new.count, rating_total = new.total
    where role = new.as_role and id = new.account_id;
  return null;
end $$;
create trigger ratings_keep_searched after insert or update on ratings
  for each row execute function keep_searched_rating();

create function keep_searched_premium() returns trigger language plpgsql as $$
begin
  update searched_people set honors_premium = new.honors_premium
    where id = new.account_id and honors_premium <> new.honors_premium;
  return null;
end $$;
create trigger provider_rules_keep_searched after insert or update on provider_rules
  for each row execute function keep_searched_premium();

update groomer_profiles set listed = listed where listed;
update business_profiles set listed = listed where listed;

-- Whether an hour between two times is free of bookings that leave no room. A free hour begins at `from_time` or where a booking ends.
create function has_free_hour(subject uuid, from_time timestamptz, to_time timestamptz, at_once int)
returns boolean language sql stable as $$
  select exists (
    select from (
      select from_time as start
      union all
      select upper(b.during) from bookings b where b.subject_id = subject and b.during && tstzrange(from_time, to_time)
    ) s
    where s.start + interval '1 hour' <= to_time
      and not exists (select from bookings_in_the_way(subject, tstzrange(s.start, s.start + interval '1 hour'), at_once)))
$$;

-- The people whose names have a word like each of these words, most similar first. The setting is what `%>` asks for.
create function names_like(searched_role text, written text[]) returns setof uuid language sql stable
set pg_trgm.word_similarity_threshold = 0.45 as $$
  select n.id from searched_people n
  where n.role = searched_role and n.name %> (select w from unnest(written) w order by length(w) desc limit 1)
    and not exists (select from unnest(written) w where word_similarity(w, n.name) < 0.45)
  order by word_similarity(array_to_string(written, ' '), n.name) desc, n.id limit 200
$$;

create extension if not exists pg_trgm;

-- 'Hand stripping' is found as '#hand stripping', which equals no other facet.
create function to_tags(words text[]) returns text[] language sql immutable parallel safe strict
  return case when words = '{}' then '{}'::text[]
    else string_to_array('#' || replace(lower(array_to_string(words, E'\n')), E'\n', E'\n#'), E'\n') end;

-- The listed groomers and businesses, each in one row, so that a search joins no tables. Triggers keep the rows current.
create table searched_people (
  id uuid not null references accounts on delete cascade,
  role text not null check (role in ('groomer', 'business')),
  name text not null,
  -- A profile without a place is at the South Pole, so that it comes last by distance and is in no circle.
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
  words tsvector not null generated always as (to_tsvector('english', name || ' ' || about)) stored,
  full_groom_cents int,
  -- The codes of the services in the price book.
  priced text not null default '',
  -- The last day on which one of the checked certifications is valid.
  checked_until date,
  -- Lowest first; unknown prices last.
  price_rank int not null generated always as (coalesce(full_groom_cents, 2147483647)) stored,
  service_words tsvector not null
    generated always as (to_tsvector('english', services || ' ' || replace(priced, '_', ' '))) stored,
  name_words tsvector not null
    generated always as (to_tsvector('simple', regexp_replace(name, '[^[:alnum:]]+', ' ', 'g'))) stored,
  primary key (role, id)
) with (fillfactor = 90);
create index searched_people_best_rated on searched_people (role, rating_rank, id) include (lat, lon, rating, experience);
create index searched_people_best_rated_in_cell on searched_people (role, cell, rating_rank, id) include (lat, lon, rating, experience);
create index searched_people_best_rated_at_spot on searched_people (role, lat, lon, rating_rank, id) include (rating, experience);
create index searched_people_newest on searched_people (role, joined_at, id) include (lat, lon, rating, experience);
create index searched_people_newest_in_cell on searched_people (role, cell, joined_at, id) include (lat, lon, rating, experience);
create index searched_people_most_experienced on searched_people (role, experience, id) include (lat, lon, rating);
create index searched_people_most_experienced_in_cell on searched_people (role, cell, experience, id) include (lat, lon, rating);
create index searched_people_cheapest on searched_people (role, price_rank, id) include (lat, lon, rating, experience);
create index searched_people_cheapest_in_cell on searched_people (role, cell, price_rank, id) include (lat, lon, rating, experience);
create index searched_people_by_terms on searched_people using gin (facets, service_words, words, name_words);

-- Every point where a person was ever listed, so that the nearest are found quickly.
create table people_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  primary key (lat, lon)
);
create index people_spots_spot on people_spots using gist (spot);

create function keep_people_spot() returns trigger language plpgsql as $$
begin
  insert into people_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create trigger searched_people_keep_spot after insert or update of lat, lon on searched_people
  for each row execute function keep_people_spot();

-- An existing row takes only what the changed table has, so that changes of two tables at the same time are both kept.
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

create function search_prices(account uuid, side text) returns table (full_groom_cents int, priced text) language sql stable as $$
  select min(b.from_cents) filter (where b.service = 'full_groom'), coalesce(string_agg(distinct b.service, ' '), '')
  from price_book b where b.account_id = account and b.side = search_prices.side
$$;

create function checked_certifications_until(account uuid, role text) returns date language sql stable
  return (select max(coalesce(c.expires_on, 'infinity')) from certifications c
    where c.account_id = account and c.as_role = role and c.status = 'checked');

create function keep_searched_prices() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  update searched_people p set full_groom_cents = s.full_groom_cents, priced = s.priced
  from search_prices(changed.account_id, changed.side) s
  where p.role = changed.side and p.id = changed.account_id;
  return null;
end $$;
create trigger price_book_keep_searched after insert or update or delete on price_book
  for each row execute function keep_searched_prices();

create function keep_searched_checks() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  update searched_people set checked_until = checked_certifications_until(changed.account_id, changed.as_role)
  where role = changed.as_role and id = changed.account_id;
  return null;
end $$;
create trigger certifications_keep_searched after insert or update or delete on certifications
  for each row execute function keep_searched_checks();

-- The row of a person who is listed again has their prices and checks at once.
create function set_searched_prices_and_checks() returns trigger language plpgsql as $$
begin
  select s.full_groom_cents, s.priced into new.full_groom_cents, new.priced from search_prices(new.id, new.role) s;
  new.checked_until := checked_certifications_until(new.id, new.role);
  return new;
end $$;
create trigger searched_people_set_prices_and_checks before insert on searched_people
  for each row execute function set_searched_prices_and_checks();

-- A misspelled name is first compared with the different words of all names, and then found as a word. Its cost grows with the
-- number of words, and not with the number of people who have them.
create table name_words (
  word text primary key
);
create index name_words_like on name_words using gin (word gin_trgm_ops);

create function keep_name_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from name_words w where w.word = any (tsvector_to_array(old.name_words))
      and not exists (select from searched_people p where p.name_words @@ ('''' || w.word || '''')::tsquery);
  end if;
  if tg_op <> 'DELETE' then
    insert into name_words select unnest(tsvector_to_array(new.name_words)) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger searched_people_keep_name_words after insert or delete or update of name on searched_people
  for each row execute function keep_name_words();

-- The query that finds the names with a word like each of these words; a word that is spelled right finds only its closest kin.
-- The setting is the threshold of `%>`.
create function names_like(written text[]) returns tsquery language sql stable
set pg_trgm.word_similarity_threshold = 0.45 as $$
  select case when count(like_words) = count(*) then string_agg(like_words, ' & ')::tsquery end from (
    select (
      select '(' || string_agg('''' || v.word || '''', ' | ') || ')' from (
        select n.word, word_similarity(w, n.word) as likeness,
          max(word_similarity(w, n.word)) over () as best
        from name_words n where n.word %> w
      ) v where v.likeness >= v.best - 0.15
    ) as like_words
    from unnest(written) w
  ) each_word
$$;

-- Saved searches report the people who fit them now and did not fit them before they changed.
create table people_changes (
  id bigint primary key generated always as identity,
  role text not null,
  person_id uuid not null,
  -- The row before the change; null for a person who was not listed.
  before jsonb,
  -- When saved searches were matched with the change; infinity until then.
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

-- The people who changed in a span of time, as they were before it. People who were not listed then have no row.
create function people_before(after timestamptz, until timestamptz) returns setof searched_people language sql stable as $$
  select p.* from (
    select distinct on (c.role, c.person_id) c.before from people_changes c
    where c.noticed_at > after and c.noticed_at <= until order by c.role, c.person_id, c.id
  ) first_change cross join lateral jsonb_populate_record(null::searched_people, first_change.before) p
  where first_change.before is not null
$$;

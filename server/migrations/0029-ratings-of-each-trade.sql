-- Reviews after shifts are by salons and groomers, those after visits by pet parents. Each trade has its own sums.
drop trigger ratings_keep_searched on ratings;
drop trigger ratings_keep_business_card on ratings;
delete from ratings;
alter table ratings add column engagement_type text not null check (engagement_type in ('shift', 'visit')),
  drop constraint ratings_pkey, add primary key (account_id, as_role, engagement_type);

-- Lowest first: by the shown rating, then by the number of reviews; without reviews last.
create function rating_rank(reviews int, stars int) returns int language sql immutable parallel safe
  return case when reviews = 0 then 1000000000
    else (50 - round(stars::numeric * 10 / reviews))::int * 10000000 + 9999999 - least(reviews, 9999999) end;

-- Nobody changed: only the figures are counted apart.
alter table searched_people disable trigger searched_people_note_change;
alter table searched_people drop column rating, drop column rating_rank, drop column review_count, drop column rating_total;
alter table searched_people
  add column shift_reviews int not null default 0,
  add column shift_stars int not null default 0,
  add column visit_reviews int not null default 0,
  add column visit_stars int not null default 0;
alter table searched_people
  add column shift_rating float8 generated always as (round(shift_stars::numeric / nullif(shift_reviews, 0), 1)::float8) stored,
  add column visit_rating float8 generated always as (round(visit_stars::numeric / nullif(visit_reviews, 0), 1)::float8) stored,
  add column shift_rank int not null generated always as (rating_rank(shift_reviews, shift_stars)) stored,
  add column visit_rank int not null generated always as (rating_rank(visit_reviews, visit_stars)) stored;
create index searched_people_best_after_shifts on searched_people (role, shift_rank, id) include (lat, lon, shift_rating, experience);
create index searched_people_best_after_shifts_in_cell on searched_people (role, cell, shift_rank, id) include (lat, lon, shift_rating, experience);
create index searched_people_best_after_shifts_at_spot on searched_people (role, lat, lon, shift_rank, id) include (shift_rating, experience);
create index searched_people_best_after_visits on searched_people (role, visit_rank, id) include (lat, lon, visit_rating, experience);
create index searched_people_best_after_visits_in_cell on searched_people (role, cell, visit_rank, id) include (lat, lon, visit_rating, experience);
create index searched_people_best_after_visits_at_spot on searched_people (role, lat, lon, visit_rank, id) include (visit_rating, experience);
create index searched_people_newest on searched_people (role, joined_at, id) include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_newest_in_cell on searched_people (role, cell, joined_at, id) include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_most_experienced on searched_people (role, experience, id) include (lat, lon, shift_rating, visit_rating);
create index searched_people_most_experienced_in_cell on searched_people (role, cell, experience, id) include (lat, lon, shift_rating, visit_rating);
create index searched_people_cheapest on searched_people (role, price_rank, id) include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_cheapest_in_cell on searched_people (role, cell, price_rank, id) include (lat, lon, shift_rating, visit_rating, experience);

create or replace function keep_searched_groomer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'groomer' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, joined_at)
  select a.id, 'groomer', a.first_name || ' ' || a.last_name, coalesce(new.lat, -90), coalesce(new.lon, 0),
    coalesce(new.time_zone, 'UTC'), new.preferred_radius, new.dogs_at_once,
    case new.service_type when 'both' then '{salon,mobile}'::text[] else array[new.service_type] end,
    new.species, to_tags(new.specializations),
    replace(plain_text(new.services), '_', ' ') || ' ' || plain_text(new.specializations),
    concat_ws(' ', new.title, new.city, plain_text(new.specializations)),
    coalesce(p.honors_premium, false), coalesce(new.years_experience, -1), new.created_at
  from accounts a
  left join provider_rules p on p.account_id = a.id
  where a.id = new.account_id
  on conflict (role, id) do update set lat = excluded.lat, lon = excluded.lon, time_zone = excluded.time_zone,
    travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works, species = excluded.species,
    tags = excluded.tags, services = excluded.services, about = excluded.about,
    experience = excluded.experience;
  return null;
end $$;

create or replace function keep_searched_business() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'business' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, joined_at)
  select new.account_id, 'business', new.business_name, new.lat, new.lon, new.time_zone, new.service_radius, new.tables,
    array[new.business_type], new.species, '{}', plain_text(new.services),
    concat_ws(' ', new.city, new.description, plain_text(new.services)),
    coalesce(p.honors_premium, false), -1, new.created_at
  from (values (new.account_id)) b (account_id)
  left join provider_rules p on p.account_id = b.account_id
  on conflict (role, id) do update set name = excluded.name, lat = excluded.lat, lon = excluded.lon,
    time_zone = excluded.time_zone, travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works,
    species = excluded.species, services = excluded.services, about = excluded.about;
  return null;
end $$;

-- The row of a person who is listed again has their ratings, too.
create function set_searched_ratings() returns trigger language plpgsql as $$
begin
  select coalesce(sum(count) filter (where engagement_type = 'shift'), 0), coalesce(sum(total) filter (where engagement_type = 'shift'), 0),
    coalesce(sum(count) filter (where engagement_type = 'visit'), 0), coalesce(sum(total) filter (where engagement_type = 'visit'), 0)
  into new.shift_reviews, new.shift_stars, new.visit_reviews, new.visit_stars
  from ratings where account_id = new.id and as_role = new.role;
  return new;
end $$;
create trigger searched_people_set_ratings before insert on searched_people
  for each row execute function set_searched_ratings();

create or replace function keep_searched_rating() returns trigger language plpgsql as $$
begin
  if new.engagement_type = 'shift' then
    update searched_people set shift_reviews = new.count, shift_stars = new.total where role = new.as_role and id = new.account_id;
  else
    update searched_people set visit_reviews = new.count, visit_stars = new.total where role = new.as_role and id = new.account_id;
  end if;
  return null;
end $$;
create trigger ratings_keep_searched after insert or update on ratings
  for each row execute function keep_searched_rating();

-- Groomers read the cards of shifts, so these show what groomers wrote.
create or replace function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", new.logo_url as "logoUrl", round(r.total::numeric / nullif(r.count, 0), 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business' and r.engagement_type = 'shift') card;
  return new;
end $$;
create trigger ratings_keep_business_card after insert or update on ratings
  for each row when (new.as_role = 'business' and new.engagement_type = 'shift') execute function keep_rated_business_card();

insert into ratings (account_id, as_role, engagement_type, count, total)
select subject_id, subject_role, engagement_type, count(*), sum(rating) from reviews where revealed_at is not null
group by subject_id, subject_role, engagement_type;
update business_profiles set card = null;
alter table searched_people enable trigger searched_people_note_change;

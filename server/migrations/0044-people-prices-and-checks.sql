-- People are also found by what they ask for a full groom, by the services in their price book, and by certifications that
-- an admin has checked.
alter table searched_people
  add column full_groom_cents int,
  -- The codes of the services in the price book.
  add column priced text not null default '',
  -- The last day on which one of the checked certifications is valid.
  add column checked_until date,
  -- Lowest first; unknown prices last.
  add column price_rank int not null generated always as (coalesce(full_groom_cents, 2147483647)) stored,
  drop column service_words;
alter table searched_people add column service_words tsvector not null
  generated always as (to_tsvector('english', services || ' ' || replace(priced, '_', ' '))) stored;

create index searched_people_by_terms on searched_people using gin (facets, service_words, words);
create index searched_people_cheapest on searched_people (role, price_rank, id) include (lat, lon, rating, experience);
create index searched_people_cheapest_in_cell on searched_people (role, cell, price_rank, id) include (lat, lon, rating, experience);

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

-- Someone who is listed again brings the prices and checks along.
create function set_searched_prices_and_checks() returns trigger language plpgsql as $$
begin
  select s.full_groom_cents, s.priced into new.full_groom_cents, new.priced from search_prices(new.id, new.role) s;
  new.checked_until := checked_certifications_until(new.id, new.role);
  return new;
end $$;
create trigger searched_people_set_prices_and_checks before insert on searched_people
  for each row execute function set_searched_prices_and_checks();

update searched_people p set checked_until = checked_certifications_until(p.id, p.role),
  full_groom_cents = s.full_groom_cents, priced = s.priced
from searched_people o cross join lateral search_prices(o.id, o.role) s where o.id = p.id and o.role = p.role;

-- The lowest price of a full groom is one for an animal that the provider takes: a salon for cats may keep prices for dogs.
create function grooms_column(taken text[], size text) returns boolean language sql immutable
  return taken = '{}' or case size when 'cat' then 'cat' else 'dog' end = any(taken);
create function search_prices(account uuid, side text, taken text[]) returns table(full_groom_cents int, priced text) language sql stable as $$
  select min(b.from_cents) filter (where b.service = 'full_groom'),
    coalesce(string_agg(distinct folded(regexp_replace(b.service, '^other:', '')), ' '), '')
  from price_book b where b.account_id = account and b.side = search_prices.side
    and grooms_column(taken, b.size)
$$;
create or replace function keep_searched_prices() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  update searched_people p set (full_groom_cents, priced) =
    (select s.full_groom_cents, s.priced from search_prices(p.id, p.role, p.species) s)
  where p.role = changed.side and p.id = changed.account_id;
  return null;
end $$;
create or replace function set_searched_prices_and_checks() returns trigger language plpgsql as $$
begin
  select s.full_groom_cents, s.priced into new.full_groom_cents, new.priced from search_prices(new.id, new.role, new.species) s;
  new.checked_until := checked_certifications_until(new.id, new.role);
  return new;
end $$;
create trigger searched_people_set_prices_of_species before update of species on searched_people
  for each row when (old.species is distinct from new.species) execute function set_searched_prices_and_checks();
drop function search_prices(uuid, text);
update searched_people p set (full_groom_cents, priced) =
  (select s.full_groom_cents, s.priced from search_prices(p.id, p.role, p.species) s);

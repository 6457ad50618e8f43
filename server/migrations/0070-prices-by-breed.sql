-- Prices for breeds and groups of breeds, and what is added on the day; read and written as a whole, as the safety card is.
alter table provider_facts
  add column breed_prices jsonb not null default '[]',
  add column extras jsonb;

-- Why an animal was priced so when the visit was booked; null where the price was written by hand.
alter table visit_pets
  add column because text check (because in ('usual', 'breed', 'group', 'size', 'none')),
  add column because_of text;

-- A service of a provider's own name is found by its name.
create or replace function search_prices(account uuid, side text) returns table(full_groom_cents int, priced text) language sql stable as $$
  select min(b.from_cents) filter (where b.service = 'full_groom'),
    coalesce(string_agg(distinct folded(regexp_replace(b.service, '^other:', '')), ' '), '')
  from price_book b where b.account_id = account and b.side = search_prices.side
$$;

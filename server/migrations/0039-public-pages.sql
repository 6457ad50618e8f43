-- The page of a groomer or a business that everybody may read. It shows once the profile is complete and listed.
create table public_pages (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  hidden boolean not null default false,
  primary key (account_id, as_role)
);
create unique index public_pages_slug on public_pages (as_role, slug);
create trigger public_pages_note after insert or update or delete on public_pages
  for each row execute function note_row('account_id');

-- Addresses that a page once had: they lead to its present one and are never given to another page.
create table former_slugs (
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null,
  account_id uuid not null references accounts on delete cascade,
  primary key (as_role, slug)
);
create index former_slugs_account on former_slugs (account_id);

-- Profiles that were there before: their name and the end of their id, which no other page has.
insert into public_pages (account_id, as_role, slug)
select account_id, as_role, trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g') || '-' || right(account_id::text, 12))
from (
  select g.account_id, 'groomer' as as_role, concat_ws(' ', a.first_name, a.last_name) as name
  from groomer_profiles g join accounts a on a.id = g.account_id where a.closed_at is null
  union all
  select b.account_id, 'business', b.business_name from business_profiles b join accounts a on a.id = b.account_id where a.closed_at is null
) profiles;

-- Lists of a town.
create index groomer_profiles_town on groomer_profiles (state, city) where listed;
create index business_profiles_town on business_profiles (state, city) where listed;

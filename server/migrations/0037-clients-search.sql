-- Clients are found by their names, their pets' names and digits of a phone, in lists by name, due date or last visit.
create extension if not exists btree_gin;

alter table clients
  -- Of the pets, kept current by refresh_clients(), so that lists read one table.
  add column pet_names text not null default '',
  add column last_groomed_at timestamptz,
  add column due_on date,
  add column sort_name text collate "C" not null
    generated always as (folded(first_name || coalesce(' ' || last_name, ''))) stored,
  add column names text not null
    generated always as (folded(first_name || coalesce(' ' || last_name, '') || ' ' || pet_names)) stored,
  add column words tsvector not null generated always as (to_tsvector('simple', regexp_replace(folded(
    first_name || coalesce(' ' || last_name, '') || ' ' || pet_names || coalesce(' ' || phone_digits, '') || coalesce(' ' || phone2_digits, '')),
    '[^[:alnum:]]+', ' ', 'g'))) stored;
create index clients_by_words on clients using gin (account_id, words);
create index clients_by_names on clients using gin (account_id, names gin_trgm_ops);
create index clients_in_order on clients (account_id, sort_name, id) where archived_at is null;
create index clients_archived on clients (account_id, sort_name, id) where archived_at is not null;
create index clients_by_due on clients (account_id, due_on, id) where archived_at is null and due_on is not null;
create index clients_by_last on clients (account_id, last_groomed_at desc, id desc) where archived_at is null and last_groomed_at is not null;

-- The day on which a groom every so many weeks is due again; null before the first.
create function client_due_on(last_groomed_at timestamptz, every_weeks int, zone text) returns date
  language sql stable parallel safe
  return (last_groomed_at at time zone zone)::date + 7 * every_weeks;

-- Brings the columns of the pets up to date.
create function refresh_clients(changed uuid[]) returns void language sql as $$
  update clients c set pet_names = n.pet_names, last_groomed_at = n.last_groomed_at, due_on = n.due_on
  from (
    select each.id,
      coalesce(string_agg(p.name, ' ' order by p.name collate "C"), '') as pet_names,
      max(p.last_groomed_at) as last_groomed_at,
      min(client_due_on(p.last_groomed_at, cp.every_weeks, z.zone))
        filter (where cp.archived_at is null and p.archived_at is null and p.died_on is null) as due_on
    from clients each
      cross join lateral (select zone_of(each.account_id) as zone offset 0) z
      left join client_pets cp on cp.client_id = each.id left join pets p on p.id = cp.pet_id
    where each.id = any(changed) group by each.id
  ) n
  where c.id = n.id
    and (c.pet_names, c.last_groomed_at, c.due_on) is distinct from (n.pet_names, n.last_groomed_at, n.due_on)
$$;

create function refresh_clients_of_client_pets() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select distinct client_id from changed_rows));
  return null;
end $$;
create trigger client_pets_refresh_added after insert on client_pets referencing new table as changed_rows
  for each statement execute function refresh_clients_of_client_pets();
create trigger client_pets_refresh_changed after update on client_pets referencing new table as changed_rows
  for each statement execute function refresh_clients_of_client_pets();
create trigger client_pets_refresh_removed after delete on client_pets referencing old table as changed_rows
  for each statement execute function refresh_clients_of_client_pets();

create function refresh_clients_of_pet() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select client_id from client_pets where pet_id = new.id));
  return null;
end $$;
create trigger pets_refresh_clients after update of name, last_groomed_at, died_on, archived_at on pets for each row
  when ((old.name, old.last_groomed_at, old.died_on, old.archived_at) is distinct from (new.name, new.last_groomed_at, new.died_on, new.archived_at))
  execute function refresh_clients_of_pet();

-- As keep_cap(), counted once a statement, since an import inserts many rows at once.
create function keep_cap_of_statement() returns trigger language plpgsql as $$
declare
  whose constant text := tg_argv[0];
  most constant int := tg_argv[1];
  counting constant text := format('select count(*) from (select from %I where %I = $1 limit $2 + 1) kept', tg_table_name, whose);
  owner uuid;
  kept int;
begin
  for owner in execute format('select distinct %I from added_rows', whose) loop
    execute counting using owner, most into kept;
    if kept > most - 1000 then
      perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner, 7720611));
      execute counting using owner, most into kept;
    end if;
    if kept > most then
      raise exception using errcode = 'WW001', message = format('There is room for at most %s %s.', to_char(most, 'FM999,999'), tg_argv[2]);
    end if;
  end loop;
  return null;
end $$;
drop trigger clients_cap on clients;
create trigger clients_cap after insert on clients referencing new table as added_rows
  for each statement execute function keep_cap_of_statement('account_id', '30000', 'clients, archived ones included');

-- The clients with names like a misspelled one, the likeliest first. The setting is the threshold of `%>`.
create function clients_like(account uuid, typed text, most int) returns setof uuid language sql stable
set pg_trgm.word_similarity_threshold = 0.45 as $$
  select id from clients where account_id = account and names %> folded(typed)
  order by word_similarity(folded(typed), names) desc, sort_name, id limit most
$$;

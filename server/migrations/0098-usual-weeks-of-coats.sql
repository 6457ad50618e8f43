-- The usual weeks between grooms by coat, as in reference/grooming-intervals.ts; null where no regular groom is advised.
create function usual_weeks(species text, coat text) returns int language sql immutable parallel safe as $$
  select weeks from (values
    ('dog', 'smooth', 8), ('dog', 'short_double', 7), ('dog', 'double', 6), ('dog', 'wire', 6), ('dog', 'curly', 5),
    ('dog', 'silky', 4), ('dog', 'long', 5), ('dog', 'rex', 8), ('dog', 'corded', 8), ('dog', 'hairless', 4),
    ('cat', 'long', 7), ('cat', 'silky', 7), ('cat', 'double', 7), ('cat', 'curly', 7), ('cat', 'hairless', 4)
  ) known (species, coat, weeks)
  where known.species = usual_weeks.species and known.coat = coalesce(usual_weeks.coat, 'smooth')
$$;

-- The weeks between the visits of a client's pet: as noted, else as usual for its coat.
create function weeks_between(noted client_pets, pet pets) returns int language sql stable parallel safe as $$
  select coalesce(noted.every_weeks, usual_weeks(pet.species, pet.coat))
$$;

create or replace function refresh_clients(changed uuid[]) returns void language sql as $$
  update clients c set pet_names = n.pet_names, last_groomed_at = n.last_groomed_at, due_on = n.due_on
  from (
    select each.id,
      coalesce(string_agg(p.name, ' ' order by p.name collate "C"), '') as pet_names,
      max(p.last_groomed_at) as last_groomed_at,
      min(client_due_on(p.last_groomed_at, weeks_between(cp, p), z.zone))
        filter (where cp.archived_at is null and p.archived_at is null and p.died_on is null) as due_on
    from clients each
      cross join lateral (select zone_of(each.account_id) as zone offset 0) z
      left join client_pets cp on cp.client_id = each.id left join pets p on p.id = cp.pet_id
    where each.id = any(changed) group by each.id
  ) n
  where c.id = n.id
    and (c.pet_names, c.last_groomed_at, c.due_on) is distinct from (n.pet_names, n.last_groomed_at, n.due_on)
$$;

drop trigger pets_refresh_clients on pets;
create trigger pets_refresh_clients after update of name, species, coat, last_groomed_at, died_on, archived_at on pets for each row
  when ((old.name, old.species, old.coat, old.last_groomed_at, old.died_on, old.archived_at)
    is distinct from (new.name, new.species, new.coat, new.last_groomed_at, new.died_on, new.archived_at))
  execute function refresh_clients_of_pet();

select refresh_clients(array(select id from clients));

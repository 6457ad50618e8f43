-- What providers saw: [{id, on, what, by, filedAt, answer}]. Entries are added and answered, never edited or removed.
alter table pets add column filed_bites jsonb not null default '[]';

create function keep_filed_bites() returns trigger language plpgsql as $$
begin
  if exists (
    select from jsonb_array_elements(old.filed_bites) with ordinality as filed (bite, place)
    where filed.bite - 'answer' is distinct from (new.filed_bites -> (filed.place::int - 1)) - 'answer'
      or (filed.bite -> 'answer' <> 'null' and filed.bite -> 'answer' is distinct from new.filed_bites -> (filed.place::int - 1) -> 'answer')
  ) then
    raise check_violation using constraint = 'pets_filed_bites_stay', message = 'A filed bite is neither changed nor removed';
  end if;
  return new;
end $$;
create trigger pets_keep_filed_bites before update of filed_bites on pets for each row execute function keep_filed_bites();

-- What an owner's own entries read before each correction.
create table pet_bite_history (
  seq bigint generated always as identity primary key,
  pet_id uuid not null references pets on delete cascade,
  bites jsonb not null,
  replaced_at timestamptz not null default now()
);
create function keep_bite_history() returns trigger language plpgsql as $$
begin
  insert into pet_bite_history (pet_id, bites) values (old.id, old.bites);
  return null;
end $$;
create trigger pets_keep_bite_history after update of bites on pets
  for each row when (old.bites is distinct from new.bites and old.bites <> '[]') execute function keep_bite_history();

alter table report_cards add column edited_at timestamptz;

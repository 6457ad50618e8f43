-- Links with which a client takes over the pets that a provider keeps for them.
create table pet_transfers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  token_hash bytea not null unique,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  owner_id uuid references accounts on delete cascade,
  taken_over_at timestamptz,
  undone_at timestamptz,
  check (num_nulls(owner_id, taken_over_at) in (0, 2)),
  check (undone_at is null or taken_over_at is not null)
);
create index pet_transfers_of_client on pet_transfers (client_id, created_at);
create index pet_transfers_of_account on pet_transfers (account_id, created_at);
create index pet_transfers_of_owner on pet_transfers (owner_id) where owner_id is not null;
create trigger pet_transfers_cap before insert on pet_transfers
  for each row execute function keep_cap('account_id', '5000', 'links to take over pets', 'year', 'created_at');

-- What became of each pet. `before`: the client's pet, where it became one with a pet that the owner had already.
create table pet_transfer_pets (
  transfer_id uuid not null references pet_transfers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  owner_id uuid not null references accounts on delete cascade,
  client_pet_id uuid not null,
  pet_id uuid not null references pets on delete cascade,
  before jsonb,
  vaccination_ids uuid[] not null default '{}',
  taken_over_at timestamptz not null,
  primary key (transfer_id, client_pet_id)
);
create index pet_transfer_pets_of_pet on pet_transfer_pets (pet_id);
create index pet_transfer_pets_of_account on pet_transfer_pets (account_id);
create index pet_transfer_pets_of_owner on pet_transfer_pets (owner_id);

-- Moves what a provider's book says of a client's pet to another pet.
create function move_client_pet(of_client uuid, from_pet uuid, into_pet uuid) returns void language sql as $$
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select id from visits where client_id = of_client);
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select id from visits where client_id = of_client);
  update incidents set pet_id = into_pet where pet_id = from_pet
    and (client_id = of_client or visit_id in (select id from visits where client_id = of_client));
  update consents set pet_id = into_pet where pet_id = from_pet
    and (client_id = of_client or visit_id in (select id from visits where client_id = of_client));
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit' and source_id in (select id from visits where client_id = of_client);
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id = of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  delete from client_pets where client_id = of_client and pet_id = into_pet
    and exists (select from client_pets where client_id = of_client and pet_id = from_pet);
  update client_pets set pet_id = into_pet where client_id = of_client and pet_id = from_pet;
$$;

-- Moves what an owner and other providers say of a pet to another pet, beside what a client's book says. `since`: vaccinations that
-- were recorded later move.
create function move_rest_of_pet(of_client uuid, from_pet uuid, into_pet uuid, since timestamptz) returns void language sql as $$
  update requested_pets set pet_id = into_pet where pet_id = from_pet;
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select id from visits where client_id is distinct from of_client);
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select id from visits where client_id is distinct from of_client);
  update incidents set pet_id = into_pet where pet_id = from_pet and client_id is distinct from of_client
    and (visit_id is null or visit_id not in (select id from visits where client_id = of_client));
  update consents set pet_id = into_pet where pet_id = from_pet and client_id is distinct from of_client
    and (visit_id is null or visit_id not in (select id from visits where client_id = of_client));
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit'
    and source_id in (select id from visits where client_id is distinct from of_client);
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id <> of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  update client_pets set pet_id = into_pet where client_id <> of_client and pet_id = from_pet;
  update vaccinations set pet_id = into_pet where pet_id = from_pet and created_at > since;
  update pet_bite_history set pet_id = into_pet where pet_id = from_pet and replaced_at > since;
  update pet_record_links set pet_id = into_pet where pet_id = from_pet;
  delete from due_reminders where pet_id = from_pet;
$$;

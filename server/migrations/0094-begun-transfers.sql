-- Which account has begun to take over the pets of a link, so that confirming its address on any device leads back there.
create table begun_transfers (
  owner_id uuid not null references accounts on delete cascade,
  transfer_id uuid not null references pet_transfers on delete cascade,
  begun_at timestamptz not null,
  primary key (owner_id, transfer_id)
);
create index begun_transfers_of_transfer on begun_transfers (transfer_id);
create trigger begun_transfers_cap before insert on begun_transfers
  for each row execute function keep_cap('owner_id', '200', 'pets to take over');

-- A client can be removed from the book: what was done for it stays, without a name.
alter table visits drop constraint visits_client_id_fkey, drop constraint visits_of_client,
  add constraint visits_client_id_fkey foreign key (client_id) references clients on delete set null;

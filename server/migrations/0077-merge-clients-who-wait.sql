-- Merging two clients who both wait for an opening leaves one wish: the longer work, until the later day, since the first.
create function merge_waiting_client() returns trigger language plpgsql as $$
declare
  other waiting_clients;
begin
  delete from waiting_clients where client_id = new.client_id and visit_id is null returning * into other;
  if found then
    new.minutes = greatest(new.minutes, other.minutes);
    new.until = greatest(new.until, other.until);
    new.created_at = least(new.created_at, other.created_at);
  end if;
  return new;
end $$;
create trigger waiting_clients_merge before update of client_id on waiting_clients for each row
  when (new.visit_id is null and old.client_id <> new.client_id) execute function merge_waiting_client();

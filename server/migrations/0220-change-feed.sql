-- The changes of the last hour: one row for each transaction and table. A process reads the rows of transactions that were
-- not visible at its last look, so that one which commits late is not skipped.
create table changed (
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  -- The accounts that the rows concern; null for very many.
  accounts uuid[],
  changed_at timestamptz not null default now(),
  primary key (xid, table_name)
);

create function note_change(changed_table text, variadic concerned uuid[]) returns void language sql as $$
  insert into changed as noted (table_name, accounts) values (changed_table, array_remove(concerned, null))
  on conflict (xid, table_name) do update
    set accounts = case when cardinality(noted.accounts) < 500 then noted.accounts || excluded.accounts end
    where not noted.accounts @> excluded.accounts
$$;

-- Arguments: the columns with the accounts that a row concerns.
create or replace function tell_change() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, variadic array(select (changed_row ->> name)::uuid from unnest(tg_argv) name));
  return null;
end $$;

-- A shift concerns its business and everyone who applied.
create function tell_shift() returns trigger language plpgsql as $$
declare
  shift shifts%rowtype;
begin
  if tg_op = 'DELETE' then shift := old; else shift := new; end if;
  perform note_change('shifts', variadic array(
    select shift.business_id union all select groomer_id from shift_applications where shift_id = shift.id));
  return null;
end $$;

-- For tables with a shift_id and a groomer_id.
create function tell_both_sides_of_shift() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, (changed_row ->> 'groomer_id')::uuid,
    (select business_id from shifts where id = (changed_row ->> 'shift_id')::uuid));
  return null;
end $$;

-- A request concerns its owner and everyone who sent an offer.
create function tell_request() returns trigger language plpgsql as $$
declare
  request grooming_requests%rowtype;
begin
  if tg_op = 'DELETE' then request := old; else request := new; end if;
  perform note_change('grooming_requests', variadic array(
    select request.owner_id union all select provider_id from offers where request_id = request.id));
  return null;
end $$;

create function tell_offer() returns trigger language plpgsql as $$
declare
  offer offers%rowtype;
begin
  if tg_op = 'DELETE' then offer := old; else offer := new; end if;
  perform note_change('offers', offer.provider_id,
    (select owner_id from grooming_requests where id = offer.request_id));
  return null;
end $$;

create function tell_report_card() returns trigger language plpgsql as $$
begin
  perform note_change('report_cards', variadic array(
    select unnest(array[owner_id, provider_id]) from visits where id = new.visit_id));
  return null;
end $$;

-- Concurrent messages are inserted together, so their accounts are written once for all of them.
create function tell_messages() returns trigger language plpgsql as $$
begin
  perform note_change('messages', variadic array(select from_id from added union select to_id from added));
  return null;
end $$;

create or replace trigger shifts_tell after insert or update or delete on shifts
  for each row execute function tell_shift();
create or replace trigger shift_applications_tell after insert or update or delete on shift_applications
  for each row execute function tell_both_sides_of_shift();
create or replace trigger shift_pay_tell after insert or update or delete on shift_pay
  for each row execute function tell_both_sides_of_shift();
create or replace trigger shift_claims_tell after insert or update or delete on shift_claims
  for each row execute function tell_both_sides_of_shift();
create or replace trigger grooming_requests_tell after insert or update or delete on grooming_requests
  for each row execute function tell_request();
create or replace trigger offers_tell after insert or update or delete on offers
  for each row execute function tell_offer();
drop trigger visits_tell_owner on visits;
drop trigger visits_tell_provider on visits;
create trigger visits_tell after insert or update or delete on visits
  for each row execute function tell_change('owner_id', 'provider_id');
create trigger report_cards_tell after insert or update on report_cards
  for each row execute function tell_report_card();
create or replace trigger reviews_tell after insert or update or delete on reviews
  for each row execute function tell_change('author_id', 'subject_id');
create trigger invoices_tell after insert on invoices
  for each row execute function tell_change('account_id');
create trigger daily_tips_tell after insert or update on daily_tips
  for each row execute function tell_change('account_id');
drop trigger messages_tell on messages;
create trigger messages_tell after insert on messages
  referencing new table as added for each statement execute function tell_messages();
create or replace trigger conversation_members_tell after update of seen_seq on conversation_members
  for each row execute function tell_change('account_id', 'other_id');
drop function tell_both();

-- Queues a job. With a key of its own at most one job of that name and key waits; queueing again moves it.
create or replace function queue_job(id uuid, name text, key text, payload jsonb, run_at timestamptz) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  insert into jobs (id, name, key, payload, run_at)
  values (queue_job.id, queue_job.name, queue_job.key, queue_job.payload, queue_job.run_at)
  on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0;
  perform note_change('jobs', variadic '{}');
end $$;

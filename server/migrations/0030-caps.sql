-- What an account can fill has a cap, which holds whichever statement inserts. The platform turns WW001 into a 409.
-- Arguments: the column of whose rows are counted, the cap, what they are, and a unit of time with its column where the cap
-- is that of a year or day. The lock keeps two at once from taking the last place.
create function keep_cap() returns trigger language plpgsql as $$
declare
  whose constant text := tg_argv[0];
  most constant int := tg_argv[1];
  counting text := format('select count(*) from (select from %I where %I = ($1).%I', tg_table_name, whose, whose);
  kept int;
begin
  if tg_nargs > 3 then
    counting := counting || format(' and %1$I >= date_trunc(%2$L, ($1).%1$I::timestamptz) and %1$I < date_trunc(%2$L, ($1).%1$I::timestamptz) + %3$L::interval',
      tg_argv[4], tg_argv[3], '1 ' || tg_argv[3]);
  end if;
  counting := counting || ' limit $2) kept';
  execute counting using new, most into kept;
  if kept > most - 100 then
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || (to_jsonb(new) ->> whose), 7720611));
    execute counting using new, most into kept;
  end if;
  if kept >= most then
    raise exception using errcode = 'WW001', message = format('There is room for at most %s %s%s.',
      to_char(most, 'FM999,999'), tg_argv[2], case when tg_nargs > 3 then ' in one ' || tg_argv[3] else '' end);
  end if;
  return new;
end $$;

-- Keeps the newest rows of one account, and deletes the others. Arguments: the account's column, how many, and when.
create function keep_newest() returns trigger language plpgsql as $$
begin
  execute format('delete from %1$I where ctid in (select ctid from %1$I where %2$I = ($1).%2$I order by %3$I desc offset $2)',
    tg_table_name, tg_argv[0], tg_argv[2]) using new, tg_argv[1]::int;
  return null;
end $$;

create trigger expenses_cap before insert on expenses for each row execute function keep_cap('account_id', '5000', 'expenses', 'year', 'day');
create trigger expenses_cap_ever before insert on expenses for each row execute function keep_cap('account_id', '30000', 'expenses');
create trigger mileage_trips_cap before insert on mileage_trips for each row execute function keep_cap('account_id', '5000', 'trips', 'year', 'day');
create trigger mileage_trips_cap_ever before insert on mileage_trips for each row execute function keep_cap('account_id', '30000', 'trips');
create trigger tips_received_cap before insert on tips_received for each row execute function keep_cap('account_id', '5000', 'tips', 'year', 'day');
create trigger tips_received_cap_ever before insert on tips_received for each row execute function keep_cap('account_id', '30000', 'tips');
create trigger time_off_cap before insert on time_off for each row execute function keep_cap('account_id', '1000', 'entries of time off');
create trigger pets_cap before insert on pets for each row execute function keep_cap('owner_id', '200', 'pets, archived ones included');
create trigger vaccinations_cap before insert on vaccinations for each row execute function keep_cap('pet_id', '60', 'vaccinations of a pet');
create index pet_bite_history_of_pet on pet_bite_history (pet_id);
create trigger pet_bite_history_cap before insert on pet_bite_history for each row execute function keep_cap('pet_id', '200', 'changes of bites of a pet');
create index messages_of_author on messages (from_id, created_at);
create trigger messages_cap before insert on messages for each row execute function keep_cap('from_id', '3000', 'messages', 'day', 'created_at');
create trigger shifts_cap before insert on shifts for each row execute function keep_cap('business_id', '3000', 'shifts', 'year', 'starts_at');
create trigger shift_applications_cap before insert on shift_applications for each row execute function keep_cap('groomer_id', '5000', 'applications', 'year', 'created_at');
create trigger grooming_requests_cap before insert on grooming_requests for each row execute function keep_cap('owner_id', '1000', 'grooming requests', 'year', 'posted_at');
create trigger offers_cap before insert on offers for each row execute function keep_cap('provider_id', '5000', 'offers', 'year', 'created_at');
create index reports_of_reporter on reports (reporter_id, created_at);
create trigger reports_cap before insert on reports for each row execute function keep_cap('reporter_id', '500', 'reports', 'year', 'created_at');
create trigger blocks_cap before insert on blocks for each row execute function keep_cap('blocker_id', '2000', 'blocked people');
create trigger checkouts_cap before insert on checkouts for each row execute function keep_cap('account_id', '1000', 'checkouts', 'year', 'created_at');
create trigger former_slugs_cap before insert on former_slugs for each row execute function keep_cap('account_id', '500', 'former addresses of a page');

create trigger sessions_newest after insert on sessions for each row execute function keep_newest('account_id', '200', 'last_seen_at');
create trigger known_browsers_newest after insert on known_browsers for each row execute function keep_newest('account_id', '200', 'seen_at');
create trigger security_changes_newest after insert on security_changes for each row execute function keep_newest('account_id', '1000', 'changed_at');

-- What an admin decided about a report. All open reports of the same thing are decided together.
alter table reports
  add column status text not null default 'filed' check (status in ('filed', 'dismissed', 'warned', 'removed', 'suspended')),
  add column decided_at timestamptz,
  add column decided_by uuid references accounts,
  add column decision_reason text,
  add constraint reports_decided_whole check (
    (status = 'filed') = (decided_at is null) and num_nulls(decided_at, decided_by, decision_reason) in (0, 3));
alter table reports alter column status drop default;
-- After a decision the same person may report the same thing again.
alter table reports drop constraint reports_once;
create unique index reports_once on reports (reporter_id, kind, subject_id) where status = 'filed';
create index reports_open on reports (created_at, id) where status = 'filed';
create index reports_of_subject on reports (kind, subject_id);
create index reports_photos on reports using gin ((evidence -> 'photoUrls'));

-- Changes that only admins see reach the open pages of all admins, and no one else's.
create function note_admins() returns trigger language plpgsql as $$
begin
  perform note_change(tg_table_name, variadic array(select id from accounts where is_admin));
  return null;
end $$;
create index accounts_admins on accounts (id) where is_admin;
create trigger reports_note after insert or update on reports for each statement execute function note_admins();

-- A removed review counts in no rating and is shown nowhere.
alter table reviews add column removed_at timestamptz,
  add constraint reviews_removed_is_hidden check (removed_at is null or revealed_at is null);
create or replace function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", round(r.total::numeric / nullif(r.count, 0), 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business') card;
  return new;
end $$;

create trigger messages_removed_note after update of content, photo_urls on messages
  for each row execute function note_row('from_id', 'to_id');

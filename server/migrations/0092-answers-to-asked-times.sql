-- A provider says no to the times that a client asked for, with a word to them; the visit keeps its own.
alter table time_offers drop constraint time_offers_state_check,
  add constraint time_offers_state_check check (state in ('open', 'taken', 'gone', 'declined')),
  add column answer text;

-- The other times that the client of a visit asks for, or was told no to last.
create function asked_move(visit visits) returns jsonb language sql stable as $$
  select jsonb_build_object('isDeclined', bool_and(o.state = 'declined'), 'note', max(o.note), 'answer', max(o.answer),
    'times', jsonb_agg(jsonb_build_object('id', o.id, 'startsAt', o.starts_at, 'endsAt', o.ends_at) order by o.starts_at, o.id))
  from time_offers o where o.visit_id = visit.id and o.by = 'client' and o.state in ('open', 'declined') having count(*) > 0
$$;

-- How a client hears what their provider does: in their account, or by mail who is written to and has an address that takes mails.
-- Null: the provider tells them.
create function told_by(client clients) returns text language sql immutable as $$
  select case when client.linked_account_id is not null then 'account'
    when client.contact_by in ('text', 'email') and client.email is not null
      and client.no_mail_at is null and client.archived_at is null then 'email' end
$$;

-- The other side can object to an excuse; from then on the fact counts.
alter table reliability_facts add column weather_note text, add column objected_at timestamptz;
create index reliability_facts_excused on reliability_facts (other_id, counted_from) where excused is not null;
-- The other side of what is excused sees it at once.
drop trigger reliability_facts_note on reliability_facts;
create trigger reliability_facts_note after insert or update or delete on reliability_facts
  for each row execute function note_row('account_id', 'other_id');

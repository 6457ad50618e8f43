-- A misspelled name is first compared with the different words of all names, and then found as a word. So its cost grows with
-- how many words there are, and not with how many people have them.
create table name_words (
  word text primary key
);
create index name_words_like on name_words using gin (word gin_trgm_ops);

drop index searched_people_by_name, searched_people_by_terms;
drop function names_like(text, text[]);
drop function is_name_like(text, text[]);
alter table searched_people add column name_words tsvector not null
  generated always as (to_tsvector('simple', regexp_replace(name, '[^[:alnum:]]+', ' ', 'g'))) stored;
create index searched_people_by_terms on searched_people using gin (facets, service_words, words, name_words);

-- The row of somebody who changed before this column was there has no words.
update people_changes set before = before || jsonb_build_object('name_words',
  to_tsvector('simple', regexp_replace(before->>'name', '[^[:alnum:]]+', ' ', 'g')));

create function keep_name_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from name_words w where w.word = any (tsvector_to_array(old.name_words))
      and not exists (select from searched_people p where p.name_words @@ ('''' || w.word || '''')::tsquery);
  end if;
  if tg_op <> 'DELETE' then
    insert into name_words select unnest(tsvector_to_array(new.name_words)) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger searched_people_keep_name_words after insert or delete or update of name on searched_people
  for each row execute function keep_name_words();
insert into name_words select distinct unnest(tsvector_to_array(name_words)) from searched_people;

-- What finds the names that have a word like each of these words. A word that is spelled right finds only its closest kin.
-- The setting is what `%>` asks for.
create function names_like(written text[]) returns tsquery language sql stable
set pg_trgm.word_similarity_threshold = 0.45 as $$
  select case when count(like_words) = count(*) then string_agg(like_words, ' & ')::tsquery end from (
    select (
      select '(' || string_agg('''' || v.word || '''', ' | ') || ')' from (
        select n.word, word_similarity(w, n.word) as likeness,
          max(word_similarity(w, n.word)) over () as best
        from name_words n where n.word %> w
      ) v where v.likeness >= v.best - 0.15
    ) as like_words
    from unnest(written) w
  ) each_word
$$;

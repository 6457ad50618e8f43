-- Words as searches compare them: lower case, without accents and marks that are not seen. 'José Ibáñez' is 'jose ibanez',
-- however it was typed. Plain ASCII, which most texts are, takes the short way.
create function folded(typed text) returns text language sql immutable parallel safe
  return case when octet_length(typed) = length(typed) then lower(typed) else
    replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g')),
      'øłđðħı’‘ʼʻ‐‑‒–—−', 'olddhi''''''''------'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;

-- Whether a text contains what is searched for. Nothing searched for is in every text, and only signs are in none.
create function is_found(searched text, typed text) returns boolean language sql immutable parallel safe
  return searched = '' or (folded(searched) ~ '[[:alnum:]]' and position(folded(searched) in folded(typed)) > 0);

alter table searched_people drop column words, drop column name_words;
alter table searched_people
  add column words tsvector not null generated always as (to_tsvector('english', folded(name || ' ' || about))) stored,
  add column name_words tsvector not null
    generated always as (to_tsvector('simple', regexp_replace(folded(name), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index searched_people_by_terms on searched_people using gin (facets, service_words, words, name_words);
delete from name_words;
insert into name_words select distinct unnest(tsvector_to_array(name_words)) from searched_people;

alter table shifts drop column words;
alter table shifts add column words tsvector not null generated always as (to_tsvector('english', folded(
  title || ' ' || coalesce(description, '') || ' ' || plain_text(requirements) || ' ' || coalesce(bonus_info, '') || ' ' || city
))) stored;
create index shifts_by_words on shifts using gin (words) where status = 'posted' and listed;

alter table grooming_requests drop column words;
alter table grooming_requests add column words tsvector not null generated always as (to_tsvector('english', folded(
  title || ' ' || coalesce(description, '') || ' ' || pet_words || ' ' || city))) stored;
create index grooming_requests_by_facets_and_words on grooming_requests using gin (facets, words) where status = 'posted' and listed;

drop index business_profiles_by_words;
create index business_profiles_by_words on business_profiles using gin (to_tsvector('english', folded(business_name)));

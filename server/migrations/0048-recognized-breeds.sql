-- What the owner's words for a breed are read as, by which rules, and whether the owner keeps the words alone.
alter table pets add recognized_breed text, add breed_as_written boolean not null default false, add breed_rules text;

-- A dose counts no longer than its kind, species and place in the series allow, whatever its label says.
update vaccinations v set expires_on = capped.until
from (
  select dose.id, (dose.given_on + make_interval(months => case
    when dose.kind = 'rabies' and p.species in ('ferret', 'horse') then 12
    when dose.dose = 'first' then 12
    when dose.kind in ('rabies', 'dhpp', 'fvrcp') then 36
    when dose.kind = 'felv' then 24
    else 12 end))::date as until
  from vaccinations dose join pets p on p.id = dose.pet_id
  where dose.evidence = 'vaccination' and dose.given_on is not null
) capped
where v.id = capped.id and v.expires_on > capped.until;

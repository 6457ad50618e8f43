-- What a certificate says beside the dates: its number, the tag's, and who gave the shot.
alter table vaccinations
  add column certificate_number text check (length(certificate_number) between 1 and 40),
  add column tag_number text check (length(tag_number) between 1 and 40),
  add column clinic text check (length(clinic) between 1 and 120);

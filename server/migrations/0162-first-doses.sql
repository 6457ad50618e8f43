-- Whether a dose was the first or a booster; null where it is not known.
alter table vaccinations add column dose text check (dose in ('first', 'booster'));

-- What a record shows: a dose, a titer test, or a veterinarian's medical waiver. The papers of the latter two say from when until when.
alter table vaccinations
  add column evidence text not null default 'vaccination' check (evidence in ('vaccination', 'titer', 'waiver')),
  add constraint vaccinations_papers_dated check (evidence = 'vaccination' or num_nulls(given_on, expires_on) = 0);

alter table provider_rules
  add column accepts_titers boolean not null default false,
  add column accepts_waivers boolean not null default false;

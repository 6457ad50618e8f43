-- Which consents a provider asks every client for, besides those that an animal's state asks for.
alter table provider_rules add consents text[] not null default '{}'
  check (consents <@ array['vet_release', 'photos']);

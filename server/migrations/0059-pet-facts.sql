-- What a veterinarian, a sitter or a groomer asks about a pet.
alter table pets
  add column sex text check (sex in ('male', 'female')),
  add column neutered text check (neutered in ('yes', 'no', 'in_heat')),
  add column color text,
  add column microchip text,
  add column clinic text,
  add column clinic_phone text,
  add column medicines text,
  add column emergency_contact text,
  add constraint pets_in_heat check (neutered is distinct from 'in_heat' or sex is distinct from 'male');

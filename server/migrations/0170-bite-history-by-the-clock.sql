-- The instant at which an owner's bites were replaced comes from the program's clock, as all others do.
drop trigger pets_keep_bite_history on pets;
drop function keep_bite_history();
alter table pet_bite_history alter replaced_at drop default;

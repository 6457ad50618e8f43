-- The modules declare these triggers, each by the name of its table.
drop trigger jobs_failed_note on jobs;
drop trigger jobs_done_note on jobs;
drop trigger reliability_appeals_note_admins on reliability_appeals;
drop trigger certifications_note_admins on certifications;
drop trigger shift_pay_note_admins on shift_pay;
drop trigger visit_pets_note_coat on visit_pets;
drop trigger conversation_members_mute_note on conversation_members;
drop trigger messages_removed_note on messages;

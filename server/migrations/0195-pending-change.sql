alter table memberships rename column wish to pending_change;

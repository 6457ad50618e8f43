-- Whether urgent shifts come in quiet hours too. Quiet hours hold them back until their reader lets them through.
alter table notification_settings add column urgent_in_quiet_hours boolean not null default false;

-- Set by “This was not me”. A change that was undone is not mailed anymore: its address may be somebody else's.
alter table security_changes add column undone_at timestamptz;

-- A former address stays its owner's while they can still take it back.
create index security_changes_former_address on security_changes (address) where kind = 'email';

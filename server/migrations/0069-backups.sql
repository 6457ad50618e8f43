-- When backups of this database were finished, so that their age can be watched.
create table backups (
  finished_at timestamptz primary key,
  bytes bigint not null
);

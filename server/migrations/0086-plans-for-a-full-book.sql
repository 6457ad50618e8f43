-- PostgreSQL plans as if each account had ten thousand clients: planned for the usual few, the search of a full
-- book read all of it.
alter table clients alter column account_id set (n_distinct = -0.0001);

-- Sheets of clients that a provider brings in: what was read, what becomes of each row, and what an undo takes back.
create table client_imports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null,
  state text not null check (state in ('read', 'mapped', 'running', 'done', 'undoing', 'undone')),
  remarks text[] not null,
  headings text[],
  columns jsonb not null,
  mapping jsonb not null,
  created_at timestamptz not null,
  started_at timestamptz,
  undo_until timestamptz
);
create index client_imports_of_account on client_imports (account_id, created_at);
create index client_imports_by_end on client_imports ((coalesce(undo_until, created_at)));
create trigger client_imports_cap before insert on client_imports
  for each row execute function keep_cap('account_id', '20', 'imports. The oldest goes 30 days after it was made');

create table client_import_rows (
  import_id uuid not null references client_imports on delete cascade,
  no int not null,
  cells text[] not null,
  -- What is read of the cells, once the columns are settled.
  draft jsonb,
  keys jsonb,
  verdict text check (verdict in ('new', 'merge', 'check', 'refused')),
  reasons text[] not null default '{}',
  -- The first row of the same client.
  same_as int,
  decision text check (decision in ('bring', 'apart', 'skip')),
  outcome text check (outcome in ('made', 'joined', 'left_out', 'undone', 'kept')),
  client_id uuid references clients on delete set null,
  pet_ids uuid[] not null default '{}',
  -- What joining added to a client who was in the book before.
  joined jsonb,
  primary key (import_id, no)
);
create index client_import_rows_of_client on client_import_rows (client_id) where client_id is not null;

-- Whether a row of another table names this one. Tables that hold it or follow from it are left out.
create function is_used(tab text, wanted uuid, besides text[]) returns boolean language plpgsql stable as $$
declare
  reference record;
  found_one boolean;
begin
  for reference in
    select c.conrelid::regclass as named_in, a.attname as named_by
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = tab::regclass and cardinality(c.conkey) = 1
      and c.conrelid::regclass::text <> all (besides)
  loop
    execute format('select exists (select from %s where %I = $1)', reference.named_in, reference.named_by)
      into found_one using wanted;
    if found_one then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- The proof of a vaccination may be a PDF. It is kept as it came, and has no size in pixels.
alter table media
  add column type text not null default 'photo' check (type in ('photo', 'pdf')),
  alter column width drop not null,
  alter column height drop not null,
  add check ((type = 'photo') = (width is not null and height is not null));

-- Whether a client agreed to texts that Wagwell sends by itself, and how.
alter table clients add column texts_ok_at timestamptz,
  add column texts_ok_how text check (texts_ok_how in ('booking_page', 'link', 'provider')),
  add constraint clients_texts_ok check (num_nulls(texts_ok_at, texts_ok_how) in (0, 2));

alter table client_messages drop constraint client_messages_channel_check,
  add constraint client_messages_channel_check check (channel in ('phone_app', 'email', 'text')),
  drop constraint client_messages_state_check,
  add constraint client_messages_state_check check (state in ('opened', 'queued', 'sent', 'failed', 'stopped'));

-- The schema on one page, as the migrations make it: written from the database by `node tests/schema/write-schema.ts`.
-- A test fails while it is stale; nothing runs it. Each section names the module that alone writes its tables, and the
-- migrations have the reasons.
--
-- memberships: memberships, checkouts, invoices, invoice_numbers, ledger_entries, refund_requests, payment_customers
-- promos: promo_codes, promo_uses
-- blocks: blocks
-- reports: reports
-- reliability: reliability_facts, reliability_appeals
-- books: expenses, mileage_trips, tips_received
-- bills: billing_settings, receipt_numbers, bills, bill_payments
-- price-changes: price_changes
-- incidents: incidents
-- consents: consents
-- check-in: check_in_photos
-- cancellation-policies: cancellation_policies, fees
-- calendar: bookings, working_hours, time_off, calendar_feeds
-- outside-calendars: outside_calendars, outside_busy
-- vaccinations: vaccinations, provider_rules
-- pet-records: pet_record_links
-- card-links: card_links
-- pet-transfers: pet_transfers, begun_transfers, pet_transfer_pets
-- pets: pets, pet_bite_history
-- shift-agreements: shift_agreements
-- shift-dues: shift_dues
-- shifts: shifts, shift_applications, shift_pay, shift_claims, shift_history, shift_spots
-- favorites: favorites
-- front-desk: front_desk_codes
-- shift-invitations: shift_invitations
-- term-changes: term_changes
-- shift-days: shift_days, shift_extras
-- grooming-requests: grooming_requests, requested_pets, offers, request_spots
-- saved-searches: saved_searches
-- portfolio: portfolio_consents, portfolio_items
-- visits: visits, visit_pets, report_cards, visit_history, due_reminders
-- waiting-clients: waiting_clients
-- staff: staff, staff_hours, staff_time_off, house_limits
-- visit-series: visit_series, series_visits, series_gaps
-- client-imports: client_imports, client_import_rows
-- booking-page: booking_pages, booking_codes, page_bookings
-- client-links: client_links, time_offers
-- client-messages: message_templates, client_messages
-- texts: stopped_contacts
-- clients: clients, client_pets
-- messages: conversation_members, messages, quick_replies
-- reviews: reviews, ratings
-- care-tips: daily_tip_settings, daily_tips, owner_tips, hidden_tips
-- notifications: notifications, notification_choices, notification_settings, push_subscriptions, link_keys
-- certifications: certifications
-- profiles: groomer_profiles, business_profiles, pet_owner_profiles, provider_facts, service_areas, price_book, public_pages, former_slugs, searched_people, people_changes, name_words, people_spots
-- identity: accounts, sessions, known_browsers, security_changes, not_me_links, legal_agreements, two_factors, recovery_codes, pending_sign_ins, passkeys, passkey_challenges, account_links
-- media: media
-- personal-data: data_exports
-- platform: audit_log, backups, changed, demo_town, events, idempotent_requests, jobs, mails, migrations, payment_messages, rate_limits
-- local/test-processor: test_processor_books

-- ======== memberships ========

create table checkouts (
  id uuid primary key,
  account_id uuid not null references accounts,
  plan text not null,
  promo_code text,
  promo_description text,
  discount int not null default 0 check (discount >= 0),
  status text not null check (status in ('open', 'processing', 'paid')),
  attempt int not null default 1,
  order_ref text,
  membership_id uuid references memberships on delete set null,
  processing_since timestamptz,
  agreed_to_renewal_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index checkouts_account on checkouts (account_id, created_at desc);
create trigger checkouts_cap before insert on checkouts
  for each row
  execute function keep_cap('account_id', 1000, 'checkouts', 'year', 'created_at');

create table invoice_numbers (
  only_row boolean default true primary key check (only_row),
  last bigint not null
);

create table invoices (
  id uuid primary key,
  number bigint not null unique,
  account_id uuid not null,
  membership_id uuid not null,
  plan text not null,
  processor text not null,
  processor_ref text not null unique,
  description text not null,
  amount int not null check (amount >= 0),
  period_from timestamptz,
  period_until timestamptz,
  issued_at timestamptz not null
);
create index invoices_account on invoices (account_id, number desc);
create trigger invoices_append_only before delete or update on invoices for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices for each statement execute function refuse_change();
create trigger invoices_note after insert on invoices for each row execute function note_row('account_id');

create table ledger_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  invoice_id uuid not null references invoices,
  kind text not null check (kind in ('charge', 'fee', 'discount', 'credit', 'refund')),
  amount int not null,
  balance bigint not null,
  description text not null,
  processor_ref text not null unique,
  created_at timestamptz not null,
  constraint ledger_entries_check check ( case when kind in ('charge', 'fee') then amount > 0 else amount < 0 end)
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_invoice on ledger_entries (invoice_id);
create trigger ledger_entries_append_only before delete or update on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function refuse_change();

create table memberships (
  id uuid primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('access', 'premium')),
  plan text not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'cancelling', 'expired')),
  started_at timestamptz not null,
  paid_until timestamptz not null,
  minimum_until timestamptz not null,
  access_until timestamptz not null,
  ends_at timestamptz,
  anchor timestamptz,
  subscription_ref text unique,
  renews boolean not null default false,
  renewal_amount int,
  reminded_of timestamptz,
  agreed_to_renewal_at timestamptz,
  owed_ref text,
  owed_amount int,
  owed_since timestamptz,
  retries int not null default 0,
  card_brand text,
  card_last4 text,
  pending_change jsonb,
  sync_seq int not null default 0,
  applied_sync_seq int not null default 0,
  created_at timestamptz not null
);
create index memberships_account on memberships (account_id, kind, access_until desc);
create unique index memberships_one_live on memberships (account_id, kind) where status <> 'expired';
create trigger memberships_begun_update_listed after insert on memberships
  for each row
  when (new.kind = 'access' and new.status <> 'incomplete')
  execute function update_listed();
create trigger memberships_changed_update_listed after update of status on memberships
  for each row
  when (new.kind = 'access' and old.status <> new.status)
  execute function update_listed();
create trigger memberships_note after insert or delete or update on memberships
  for each row
  execute function note_row('account_id');

create table payment_customers (
  customer_ref text primary key,
  account_id uuid not null,
  processor text not null,
  constraint payment_customers_account_id_processor_key unique (account_id, processor)
);

create table refund_requests (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  admin_id uuid not null,
  amount int not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null
);
create index refund_requests_invoice on refund_requests (invoice_id);

-- ======== promos ========

create table promo_codes (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  note text,
  percent_off int check (percent_off >= 1 and percent_off <= 100),
  amount_off int check (amount_off > 0),
  plans text[] not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  uses_per_account int check (uses_per_account > 0),
  active boolean not null,
  created_at timestamptz not null,
  constraint promo_codes_check check ((percent_off is null) <> (amount_off is null)),
  constraint promo_codes_check1 check (starts_at < ends_at)
);

create table promo_uses (
  id uuid primary key,
  promo_id uuid not null references promo_codes,
  account_id uuid not null,
  checkout_id uuid not null unique,
  plan text not null,
  amount_off int not null check (amount_off > 0),
  used_at timestamptz
);
create index promo_uses_account on promo_uses (account_id, promo_id);
create index promo_uses_promo on promo_uses (promo_id, used_at desc, id desc);

-- ======== blocks ========

create table blocks (
  blocker_id uuid not null references accounts,
  blocked_id uuid not null references accounts,
  created_at timestamptz not null,
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_check check (blocked_id <> blocker_id)
);
create index blocks_of_blocked on blocks (blocked_id);
create trigger blocks_cap before insert on blocks for each row execute function keep_cap('blocker_id', 2000, 'blocked people');
create trigger blocks_note after insert or delete or update on blocks
  for each row
  execute function note_row('blocker_id', 'blocked_id');

-- ======== reports ========

create table reports (
  id uuid primary key,
  reporter_id uuid not null references accounts,
  kind text not null check (kind in ('person', 'message', 'review', 'photo', 'listing')),
  subject_id text not null,
  reported_id uuid not null references accounts,
  category text not null,
  text text not null,
  evidence jsonb not null,
  created_at timestamptz not null,
  status text not null check (status in ('filed', 'dismissed', 'warned', 'removed', 'suspended')),
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision_reason text,
  constraint reports_decided_whole check ((status = 'filed') = (decided_at is null) and (num_nulls(decided_at, decided_by, decision_reason) in (0, 3)))
);
create index reports_of_account on reports (reported_id, created_at);
create index reports_of_reporter on reports (reporter_id, created_at);
create index reports_of_subject on reports (kind, subject_id);
create unique index reports_once on reports (reporter_id, kind, subject_id) where status = 'filed';
create index reports_open on reports (created_at, id) where status = 'filed';
create index reports_photos on reports using gin ((evidence -> 'photoUrls'));
create trigger reports_cap before insert on reports
  for each row
  execute function keep_cap('reporter_id', 500, 'reports', 'year', 'created_at');
create trigger reports_note after insert or update on reports for each row execute function note_admins();

-- ======== reliability ========

create table reliability_appeals (
  id uuid primary key,
  fact_id uuid not null unique references reliability_facts on delete cascade,
  account_id uuid not null references accounts,
  text text not null check (text <> ''),
  status text not null default 'filed' check (status in ('filed', 'overturned', 'upheld', 'settled')),
  filed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision text,
  contested boolean not null default false,
  constraint reliability_appeals_check check ((status = 'filed') = (decided_at is null))
);
create index reliability_appeals_by_status on reliability_appeals (status, filed_at);
create trigger reliability_appeals_note after insert or delete or update on reliability_appeals
  for each row
  execute function note_row('account_id');
create trigger reliability_appeals_note1 after insert or delete or update on reliability_appeals
  for each row
  execute function note_admins();

create table reliability_facts (
  id uuid primary key,
  account_id uuid not null references accounts,
  other_id uuid references accounts,
  kind text not null check (kind in ('kept', 'withdrawn_late', 'cancelled_late', 'no_show', 'paid_in_time', 'paid_late', 'answered_in_time', 'answered_late')),
  subject_kind text not null check (subject_kind in ('shift', 'request', 'visit')),
  subject_id uuid not null,
  title text not null,
  counted_from timestamptz not null,
  excused text check (excused = 'weather'),
  undone_at timestamptz,
  overturned_at timestamptz,
  other_words text,
  weather_note text,
  objected_at timestamptz
);
create unique index reliability_facts_answered_once on reliability_facts (account_id, subject_id)
  where kind in ('answered_in_time', 'answered_late');
create index reliability_facts_by_age on reliability_facts (counted_from);
create index reliability_facts_counting on reliability_facts (account_id, counted_from)
  include (kind)
  where excused is null and undone_at is null and overturned_at is null;
create index reliability_facts_excused on reliability_facts (other_id, counted_from) where excused is not null;
create unique index reliability_facts_kept_once on reliability_facts (account_id, subject_id) where kind = 'kept';
create index reliability_facts_of_account on reliability_facts (account_id, id);
create unique index reliability_facts_paid_once on reliability_facts (account_id, subject_id)
  where kind in ('paid_in_time', 'paid_late');
create trigger reliability_facts_note after insert or delete or update on reliability_facts
  for each row
  execute function note_row('account_id', 'other_id');

-- ======== books ========

create table expenses (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  category text not null check (category in ('supplies', 'tools', 'van', 'fuel', 'insurance', 'education', 'fees', 'other')),
  amount int not null check (amount > 0),
  note text not null default '',
  receipt_url text,
  created_at timestamptz not null
);
create index expenses_of_account on expenses (account_id, day);
create index expenses_receipt on expenses (receipt_url) where receipt_url is not null;
create trigger expenses_cap before insert on expenses
  for each row
  execute function keep_cap('account_id', 5000, 'expenses', 'year', 'day');
create trigger expenses_cap_ever before insert on expenses for each row execute function keep_cap('account_id', 30000, 'expenses');
create trigger expenses_note after insert or delete or update on expenses for each row execute function note_row('account_id');

create table mileage_trips (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  distance int not null check (distance > 0),
  purpose text not null,
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  constraint mileage_trips_check check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index mileage_trips_of_account on mileage_trips (account_id, day);
create trigger mileage_trips_cap before insert on mileage_trips
  for each row
  execute function keep_cap('account_id', 5000, 'trips', 'year', 'day');
create trigger mileage_trips_cap_ever before insert on mileage_trips
  for each row
  execute function keep_cap('account_id', 30000, 'trips');
create trigger mileage_trips_note after insert or delete or update on mileage_trips
  for each row
  execute function note_row('account_id');

create table tips_received (
  id uuid primary key,
  account_id uuid not null references accounts,
  day date not null,
  amount int not null check (amount > 0),
  note text not null default '',
  shift_id uuid references shifts,
  visit_id uuid references visits,
  created_at timestamptz not null,
  constraint tips_received_check check (num_nonnulls(shift_id, visit_id) <= 1)
);
create index tips_received_of_account on tips_received (account_id, day);
create trigger tips_received_cap before insert on tips_received
  for each row
  execute function keep_cap('account_id', 5000, 'tips', 'year', 'day');
create trigger tips_received_cap_ever before insert on tips_received
  for each row
  execute function keep_cap('account_id', 30000, 'tips');
create trigger tips_received_note after insert or delete or update on tips_received
  for each row
  execute function note_row('account_id');

-- ======== bills ========

create table bill_payments (
  id uuid primary key,
  account_id uuid not null references accounts,
  client_id uuid references clients on delete set null,
  bill_id uuid references bills,
  method text not null check (method in ('cash', 'card_reader', 'check', 'venmo', 'zelle', 'cash_app', 'other')),
  amount int not null,
  tip int not null,
  tip_for text,
  tax int not null,
  day date not null,
  taken_at timestamptz not null,
  note text not null,
  reverses_id uuid unique references bill_payments,
  reason text,
  fee_id uuid references fees,
  visit_id uuid references visits,
  desk_staff_id uuid references staff on delete set null,
  constraint bill_payments_reversed check ((reverses_id is null) = (reason is null)),
  constraint bill_payments_sign check ( case when reverses_id is null then amount >= 0 and tip >= 0 and (amount + tip) > 0 else amount <= 0 and tip <= 0 end),
  constraint bill_payments_subject check (num_nonnulls(bill_id, fee_id, visit_id) = 1)
);
create index bill_payments_in_advance on bill_payments (visit_id) where visit_id is not null;
create index bill_payments_of_bill on bill_payments (bill_id);
create index bill_payments_of_client on bill_payments (client_id) where client_id is not null;
create index bill_payments_of_day on bill_payments (account_id, day);
create index bill_payments_of_desk_staff on bill_payments (desk_staff_id) where desk_staff_id is not null;
create index bill_payments_of_fee on bill_payments (fee_id) where fee_id is not null;
create trigger bill_payments_append_only before delete or update on bill_payments for each row execute function keep_money_row();
create trigger bill_payments_no_truncate before truncate on bill_payments for each statement execute function refuse_change();
create trigger bill_payments_note after insert or delete or update on bill_payments
  for each row
  execute function note_row('account_id');

create table billing_settings (
  account_id uuid primary key references accounts on delete cascade,
  tax_percent numeric(6,3) not null check (tax_percent >= 0 and tax_percent <= 15),
  payment_links text[] not null,
  zelle text not null,
  changed_at timestamptz not null
);
create trigger billing_settings_note after insert or delete or update on billing_settings
  for each row
  execute function note_row('account_id');

create table bills (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null references visits,
  receipt_no int not null,
  lines jsonb not null,
  subtotal int not null check (subtotal >= 0),
  discount int not null,
  tax_percent numeric(6,3) not null check (tax_percent >= 0 and tax_percent <= 15),
  tax int not null check (tax >= 0),
  total int not null,
  agreed_how text check (agreed_how in ('door', 'phone', 'account', 'link')),
  agreed_name text,
  day date not null,
  closed_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  pay_percent int check (pay_percent >= 0 and pay_percent <= 100),
  constraint bills_account_id_receipt_no_key unique (account_id, receipt_no),
  constraint bills_agreed check ((agreed_how is null) = (agreed_name is null)),
  constraint bills_check check (discount >= 0 and discount <= subtotal),
  constraint bills_check1 check (total = (subtotal - discount + tax)),
  constraint bills_voided check ((voided_at is null) = (void_reason is null))
);
create index bills_of_account on bills (account_id, closed_at desc, id desc);
create index bills_of_any_visit on bills (visit_id);
create index bills_of_client on bills (client_id) where client_id is not null;
create index bills_of_day on bills (account_id, day);
create index bills_of_owner on bills (owner_id, closed_at desc, id desc) where owner_id is not null;
create unique index bills_of_visit on bills (visit_id) where voided_at is null;
create trigger bills_append_only before delete or update on bills for each row execute function keep_money_row();
create trigger bills_no_truncate before truncate on bills for each statement execute function refuse_change();
create trigger bills_note after insert or delete or update on bills
  for each row
  execute function note_row('account_id', 'owner_id');

create table receipt_numbers (
  account_id uuid primary key references accounts on delete cascade,
  last int not null
);

-- ======== price-changes ========

create table price_changes (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null references visits,
  lines jsonb not null,
  reason text not null,
  photos text[] not null,
  old_total int not null check (old_total >= 0),
  new_total int not null,
  state text not null check (state in ('open', 'approved', 'declined', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_how text check (answered_how in ('link', 'account', 'door', 'phone')),
  answered_name text,
  answered_at timestamptz,
  disputed_at timestamptz,
  constraint price_changes_answered check ((answered_how is null) = (answered_name is null) and (answered_how is null) = (answered_at is null)),
  constraint price_changes_check check (new_total > old_total)
);
create index price_changes_of_account on price_changes (account_id, created_at);
create index price_changes_of_client on price_changes (client_id) where client_id is not null;
create index price_changes_of_owner on price_changes (owner_id) where owner_id is not null;
create index price_changes_of_visit on price_changes (visit_id, created_at desc);
create unique index price_changes_open on price_changes (visit_id) where state = 'open';
create trigger price_changes_cap before insert on price_changes
  for each row
  execute function keep_cap('visit_id', 30, 'price changes');
create trigger price_changes_note after insert or delete or update on price_changes
  for each row
  execute function note_row('account_id', 'owner_id');

-- ======== incidents ========

create table incidents (
  id uuid primary key,
  pet_id uuid not null references pets,
  account_id uuid references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid references visits,
  staff_id uuid references staff on delete set null,
  kind text not null check (kind in ('bite', 'nick', 'burn', 'escape', 'collapse', 'heat', 'other')),
  happened_on date not null,
  what text not null,
  skin_broken boolean,
  vet_seen boolean,
  photos text[] not null default '{}',
  signed_by text not null,
  filed_at timestamptz not null,
  edited_at timestamptz,
  additions jsonb not null default '[]'::jsonb check (jsonb_array_length(additions) <= 10),
  answer text,
  answered_at timestamptz
);
create index incidents_filed on incidents (filed_at);
create index incidents_of_account on incidents (account_id, filed_at);
create index incidents_of_client on incidents (client_id) where client_id is not null;
create index incidents_of_owner on incidents (owner_id) where owner_id is not null;
create index incidents_of_pet on incidents (pet_id, filed_at);
create index incidents_of_staff on incidents (staff_id) where staff_id is not null;
create index incidents_of_visit on incidents (visit_id) where visit_id is not null;
create trigger incidents_cap before insert on incidents for each row execute function keep_cap('visit_id', 20, 'incidents');
create trigger incidents_keep before delete or update on incidents for each row execute function keep_incident();
create trigger incidents_note after insert or delete or update on incidents
  for each row
  execute function note_row('account_id', 'owner_id');
create trigger incidents_note1 after insert on incidents for each row execute function note_admins();

-- ======== consents ========

create table consents (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid references visits,
  pet_id uuid not null references pets,
  kind text not null check (kind in ('shave_down', 'senior_or_ill', 'vet_release', 'photos')),
  text_version int not null,
  limit_amount int check (limit_amount > 0),
  signed_name text not null,
  signed_at timestamptz not null,
  how text not null check (how in ('device', 'account', 'link')),
  photos text[] not null default '{}',
  expires_on date not null,
  withdrawn_at timestamptz,
  constraint consents_limit check ((limit_amount is not null) = (kind = 'vet_release'))
);
create index consents_of_account on consents (account_id, signed_at);
create index consents_of_client on consents (client_id) where client_id is not null;
create index consents_of_owner on consents (owner_id) where owner_id is not null;
create index consents_of_pet on consents (pet_id, account_id);
create index consents_of_visit on consents (visit_id) where visit_id is not null;
create trigger consents_cap before insert on consents for each row execute function keep_cap('visit_id', 60, 'consents');
create trigger consents_note after insert or delete or update on consents
  for each row
  execute function note_row('account_id', 'owner_id');

-- ======== check-in ========

create table check_in_photos (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  visit_id uuid not null references visits,
  pet_id uuid not null references pets,
  url text not null,
  taken_at timestamptz not null
);
create index check_in_photos_of_account on check_in_photos (account_id, taken_at);
create index check_in_photos_of_owner on check_in_photos (owner_id) where owner_id is not null;
create index check_in_photos_of_pet on check_in_photos (pet_id);
create index check_in_photos_of_url on check_in_photos (url);
create index check_in_photos_of_visit on check_in_photos (visit_id, taken_at);
create trigger check_in_photos_append_only before update on check_in_photos for each row execute function refuse_change();
create trigger check_in_photos_cap before insert on check_in_photos
  for each row
  execute function keep_cap('visit_id', 36, 'photos of a check-in');
create trigger check_in_photos_note after insert or delete or update on check_in_photos
  for each row
  execute function note_row('account_id', 'owner_id');

-- ======== cancellation-policies ========

create table cancellation_policies (
  id uuid primary key,
  account_id uuid not null references accounts,
  cancel_hours int not null check (cancel_hours >= 0 and cancel_hours <= 168),
  late_cancel_percent int not null check (late_cancel_percent >= 0 and late_cancel_percent <= 100),
  no_show_percent int not null check (no_show_percent >= 0 and no_show_percent <= 100),
  created_at timestamptz not null
);
create index cancellation_policies_latest on cancellation_policies (account_id, created_at desc, id desc);
create trigger cancellation_policies_cap before insert on cancellation_policies
  for each row
  execute function keep_cap('account_id', 500, 'changes of the cancellation policy');
create trigger cancellation_policies_note after insert or delete or update on cancellation_policies
  for each row
  execute function note_row('account_id');

create table fees (
  id uuid primary key,
  account_id uuid not null references accounts,
  owner_id uuid references accounts,
  client_id uuid references clients on delete set null,
  visit_id uuid not null unique references visits,
  kind text not null check (kind in ('late_cancel', 'no_show')),
  amount int not null check (amount > 0),
  created_at timestamptz not null,
  waived_at timestamptz,
  waive_reason text,
  constraint fees_waived check ((waived_at is null) = (waive_reason is null))
);
create index fees_of_account on fees (account_id, created_at desc, id desc);
create index fees_of_client on fees (client_id) where client_id is not null;
create index fees_of_owner on fees (owner_id) where owner_id is not null;
create trigger fees_note after insert or delete or update on fees for each row execute function note_row('account_id', 'owner_id');

-- ======== calendar ========

create table bookings (
  source_kind text not null check (source_kind in ('shift', 'visit')),
  source_id uuid not null,
  subject_id uuid not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  title text not null,
  time_zone text not null,
  dogs_at_once int check (dogs_at_once >= 1),
  units int not null default 1 check (units >= 1 and units <= 100),
  squeezed boolean not null default false,
  constraint bookings_pkey primary key (source_kind, source_id, subject_id)
);
create index bookings_of_subject on bookings using gist (subject_id, during);
create trigger bookings_keep_room before insert or update on bookings for each row execute function keep_room();

create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
create trigger calendar_feeds_note after insert or delete or update on calendar_feeds
  for each row
  execute function note_row('account_id');

create table time_off (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null,
  time_zone text not null,
  note text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changes int not null default 0,
  constraint time_off_check check (ends_at > starts_at)
);
create index time_off_of_account on time_off (account_id, ends_at);
create trigger time_off_cap before insert on time_off
  for each row
  execute function keep_cap('account_id', 1000, 'entries of time off');
create trigger time_off_note after insert or delete or update on time_off for each row execute function note_row('account_id');

create table working_hours (
  account_id uuid not null references accounts on delete cascade,
  weekday int not null check (weekday >= 1 and weekday <= 7),
  from_time text not null,
  to_time text not null,
  constraint working_hours_pkey primary key (account_id, weekday, from_time),
  constraint working_hours_check check (to_time <> from_time or from_time = '00:00')
);
create trigger working_hours_note after insert or delete or update on working_hours
  for each row
  execute function note_row('account_id');

-- ======== outside-calendars ========

create table outside_busy (
  account_id uuid not null foreign key (account_id) references outside_calendars(account_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint outside_busy_pkey primary key (account_id, starts_at),
  constraint outside_busy_forward check (ends_at > starts_at)
);

create table outside_calendars (
  account_id uuid primary key references accounts on delete cascade,
  sealed_address bytea not null,
  host text not null,
  added_at timestamptz not null,
  last_read_at timestamptz,
  failure text,
  failing_since timestamptz,
  stopped_at timestamptz,
  busy_times int not null default 0,
  cut boolean not null default false,
  constraint outside_calendars_failing check ((failure is null) = (failing_since is null)),
  constraint outside_calendars_stopped check (stopped_at is null or failing_since is not null)
);
create trigger outside_calendars_note after insert or delete or update on outside_calendars
  for each row
  execute function note_row('account_id');

-- ======== vaccinations ========

create table provider_rules (
  account_id uuid primary key references accounts on delete cascade,
  vaccinations jsonb not null default '[]'::jsonb,
  accepts_titers boolean not null default false,
  accepts_waivers boolean not null default false,
  honors_premium boolean not null default false,
  updated_at timestamptz not null,
  travel_buffer int not null default 0 check (travel_buffer >= 0 and travel_buffer <= 120),
  consents text[] not null default '{}' check (consents <@ array['vet_release', 'photos'])
);
create trigger provider_rules_keep_searched after insert or update on provider_rules
  for each row
  execute function keep_searched_premium();

create table vaccinations (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  kind text not null,
  evidence text not null default 'vaccination' check (evidence in ('vaccination', 'titer', 'waiver')),
  given_on date,
  expires_on date,
  dose text check (dose in ('first', 'booster')),
  proof_url text,
  created_at timestamptz not null,
  checked_by text,
  checked_at timestamptz,
  expiry_announced_at timestamptz,
  client_link_id uuid references client_links on delete set null,
  certificate_number text check (length(certificate_number) >= 1 and length(certificate_number) <= 40),
  tag_number text check (length(tag_number) >= 1 and length(tag_number) <= 40),
  clinic text check (length(clinic) >= 1 and length(clinic) <= 120),
  constraint vaccinations_check check (given_on is not null or expires_on is not null),
  constraint vaccinations_check1 check (expires_on > given_on),
  constraint vaccinations_checked check ((num_nulls(checked_by, checked_at) in (0, 2)) and (checked_at is null or proof_url is not null)),
  constraint vaccinations_papers_dated check (evidence = 'vaccination' or num_nulls(given_on, expires_on) = 0)
);
create index vaccinations_of_link on vaccinations (client_link_id) where client_link_id is not null;
create index vaccinations_of_pet on vaccinations (pet_id, kind, expires_on);
create index vaccinations_proof on vaccinations (proof_url) where proof_url is not null;
create index vaccinations_to_announce on vaccinations (expires_on) where expiry_announced_at is null;
create trigger vaccinations_cap before insert on vaccinations
  for each row
  execute function keep_cap('pet_id', 60, 'vaccinations of a pet');
create trigger vaccinations_note after insert or delete or update of kind, evidence, given_on, expires_on, proof_url, checked_at on vaccinations
  for each row
  execute function note_pet();

-- ======== pet-records ========

create table pet_record_links (
  id uuid primary key,
  pet_id uuid not null references pets on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened int not null default 0,
  last_opened_at timestamptz
);
create index pet_record_links_by_end on pet_record_links (expires_at);
create index pet_record_links_of_account on pet_record_links (account_id);
create index pet_record_links_of_pet on pet_record_links (pet_id, created_at);
create trigger pet_record_links_cap before insert on pet_record_links
  for each row
  execute function keep_cap('pet_id', 30, 'links to the record of a pet');
create trigger pet_record_links_note after insert or delete or update on pet_record_links
  for each row
  execute function note_row('account_id');

-- ======== card-links ========

create table card_links (
  id uuid primary key,
  visit_id uuid not null references visits on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index card_links_by_end on card_links (expires_at);
create index card_links_of_account on card_links (account_id);
create index card_links_of_visit on card_links (visit_id, created_at);
create trigger card_links_cap before insert on card_links
  for each row
  execute function keep_cap('visit_id', 30, 'links to the report card of a visit');
create trigger card_links_note after insert or delete or update on card_links for each row execute function note_row('account_id');

-- ======== pet-transfers ========

create table begun_transfers (
  owner_id uuid not null references accounts on delete cascade,
  transfer_id uuid not null references pet_transfers on delete cascade,
  begun_at timestamptz not null,
  constraint begun_transfers_pkey primary key (owner_id, transfer_id)
);
create index begun_transfers_of_transfer on begun_transfers (transfer_id);
create trigger begun_transfers_cap before insert on begun_transfers
  for each row
  execute function keep_cap('owner_id', 200, 'pets to take over');
create trigger begun_transfers_note after insert or delete or update on begun_transfers
  for each row
  execute function note_row('owner_id');

create table pet_transfer_pets (
  transfer_id uuid not null references pet_transfers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  owner_id uuid not null references accounts on delete cascade,
  client_pet_id uuid not null,
  pet_id uuid not null references pets on delete cascade,
  before jsonb,
  vaccination_ids uuid[] not null default '{}',
  taken_over_at timestamptz not null,
  constraint pet_transfer_pets_pkey primary key (transfer_id, client_pet_id)
);
create index pet_transfer_pets_of_account on pet_transfer_pets (account_id);
create index pet_transfer_pets_of_owner on pet_transfer_pets (owner_id);
create index pet_transfer_pets_of_pet on pet_transfer_pets (pet_id);

create table pet_transfers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  token_hash bytea not null unique,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  owner_id uuid references accounts on delete cascade,
  taken_over_at timestamptz,
  undone_at timestamptz,
  constraint pet_transfers_check check (num_nulls(owner_id, taken_over_at) in (0, 2)),
  constraint pet_transfers_check1 check (undone_at is null or taken_over_at is not null)
);
create index pet_transfers_of_account on pet_transfers (account_id, created_at);
create index pet_transfers_of_client on pet_transfers (client_id, created_at);
create index pet_transfers_of_owner on pet_transfers (owner_id) where owner_id is not null;
create trigger pet_transfers_cap before insert on pet_transfers
  for each row
  execute function keep_cap('account_id', 5000, 'links to take over pets', 'year', 'created_at');
create trigger pet_transfers_note after insert or delete or update on pet_transfers
  for each row
  execute function note_row('account_id', 'owner_id');

-- ======== pets ========

create table pet_bite_history (
  seq bigint generated always as identity primary key,
  pet_id uuid not null references pets on delete cascade,
  bites jsonb not null,
  replaced_at timestamptz not null
);
create index pet_bite_history_of_pet on pet_bite_history (pet_id);
create trigger pet_bite_history_cap before insert on pet_bite_history
  for each row
  execute function keep_cap('pet_id', 200, 'changes of bites of a pet');

create table pets (
  id uuid primary key,
  owner_id uuid references accounts on delete cascade,
  name text not null,
  species text not null default 'dog',
  breed text,
  coat text,
  age int check (age >= 0 and age <= 60),
  age_told_on date,
  birth_date date,
  weight float8 check (weight > 0),
  size text not null default 'medium' check (size in ('small', 'medium', 'large', 'extra_large')),
  grooming_notes text,
  special_conditions text[] not null default '{}',
  temperament text[] not null default '{}',
  bites jsonb not null default '[]'::jsonb,
  filed_bites jsonb not null default '[]'::jsonb,
  photo_url text,
  last_groomed_at timestamptz,
  advised_weeks int check (advised_weeks >= 1 and advised_weeks <= 52),
  archived_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changes int not null default 0,
  managed_by uuid references accounts on delete cascade,
  died_on date,
  recognized_breed text,
  breed_as_written boolean not null default false,
  breed_rules text,
  sex text check (sex in ('male', 'female')),
  neutered text check (neutered in ('yes', 'no', 'in_heat')),
  color text,
  microchip text,
  clinic text,
  clinic_phone text,
  medicines text,
  emergency_contact text,
  groom_every_weeks int check (groom_every_weeks >= 1 and groom_every_weeks <= 52),
  constraint pets_check check ((age is null) = (age_told_on is null)),
  constraint pets_in_heat check (neutered is distinct from 'in_heat' or sex is distinct from 'male'),
  constraint pets_one_keeper check (num_nonnulls(owner_id, managed_by) = 1)
);
create index pets_of_manager on pets (managed_by) where managed_by is not null;
create index pets_of_owner on pets (owner_id, created_at);
create index pets_photo on pets (photo_url) where photo_url is not null;
create trigger pets_cap before insert on pets
  for each row
  execute function keep_cap('owner_id', 200, 'pets, archived ones included');
create trigger pets_note after insert or delete or update on pets for each row execute function note_row('owner_id', 'managed_by');
create trigger pets_refresh_clients after update of name, species, coat, last_groomed_at, died_on, archived_at on pets
  for each row
  when (old.name is distinct from new.name or old.species is distinct from new.species or old.coat is distinct from new.coat or old.last_groomed_at is distinct from new.last_groomed_at or old.died_on is distinct from new.died_on or old.archived_at is distinct from new.archived_at)
  execute function refresh_clients_of_pet();
create trigger pets_update_requests after update of name, breed, size, species on pets
  for each row
  when (old.name is distinct from new.name or old.breed is distinct from new.breed or old.size is distinct from new.size or old.species is distinct from new.species)
  execute function update_requests_of_pet();

-- ======== shift-agreements ========

create table shift_agreements (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  number int not null,
  how text not null check (how in ('applied', 'invited', 'instant', 'changed')),
  terms jsonb not null,
  terms_version int not null,
  unseen text[] not null,
  owner_name text not null,
  owner_signed_at timestamptz not null,
  groomer_name text not null,
  groomer_signed_at timestamptz,
  created_at timestamptz not null,
  constraint shift_agreements_shift_id_number_key unique (shift_id, number)
);
create index shift_agreements_of_business on shift_agreements (business_id, created_at);
create index shift_agreements_of_groomer on shift_agreements (groomer_id, created_at);
create trigger shift_agreements_append_only before delete or update on shift_agreements
  for each row
  execute function keep_agreement();
create trigger shift_agreements_no_truncate before truncate on shift_agreements for each statement
  execute function refuse_change();
create trigger shift_agreements_note after insert or delete or update on shift_agreements
  for each row
  execute function note_row('business_id', 'groomer_id');

-- ======== shift-dues ========

create table shift_dues (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  cancel_terms text not null check (cancel_terms in ('relaxed', 'fair', 'strict')),
  amount int not null check (amount > 0),
  weather boolean not null,
  state text not null check (state in ('owed', 'paid', 'waived')),
  created_at timestamptz not null,
  said_paid_at timestamptz,
  settled_at timestamptz,
  waived_because text check (waived_because in ('weather', 'other')),
  constraint shift_dues_settled check ((state = 'owed') = (settled_at is null)),
  constraint shift_dues_waived check ((state = 'waived') = (waived_because is not null))
);
create index shift_dues_of_business on shift_dues (business_id, id);
create index shift_dues_of_groomer on shift_dues (groomer_id, id);
create index shift_dues_of_shift on shift_dues (shift_id);
create trigger shift_dues_note after insert or delete or update on shift_dues
  for each row
  execute function note_row('business_id', 'groomer_id');

-- ======== shifts ========

create table shift_applications (
  id uuid primary key,
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'released', 'completed', 'no_show', 'closed')),
  message text,
  created_at timestamptz not null,
  seen_at timestamptz,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('overlap', 'excluded')),
  terms_version int,
  constraint shift_applications_once unique (shift_id, groomer_id)
);
create index shift_applications_of_groomer on shift_applications (groomer_id, created_at desc, id desc);
create unique index shift_applications_one_groomer on shift_applications (shift_id)
  where status in ('accepted', 'completed', 'no_show');
create trigger shift_applications_cap before insert on shift_applications
  for each row
  execute function keep_cap('groomer_id', 5000, 'applications', 'year', 'created_at');
create trigger shift_applications_note after insert or delete or update on shift_applications
  for each row
  execute function note_both_sides_of_shift();

create table shift_claims (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  minutes_worked int not null check (minutes_worked > 0),
  revenue int not null check (revenue >= 0),
  revenue_estimated boolean not null,
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  claimed_at timestamptz not null,
  answer_by timestamptz not null
);
create trigger shift_claims_note after insert or delete or update on shift_claims
  for each row
  execute function note_both_sides_of_shift();

create table shift_history (
  seq bigint generated always as identity primary key,
  shift_id uuid not null references shifts,
  at timestamptz not null,
  what text not null,
  account_id uuid references accounts,
  groomer_id uuid references accounts,
  note text
);
create index shift_history_of_shift on shift_history (shift_id, seq);
create trigger shift_history_note after insert on shift_history
  for each row
  when (new.what in ('on_my_way', 'running_late', 'arrived', 'left_early', 'leaving_allowed', 'leaving_not_allowed', 'extras_claimed', 'extras_agreed', 'extras_declined'))
  execute function note_both_sides_of_shift();

create table shift_pay (
  shift_id uuid primary key references shifts,
  groomer_id uuid not null references accounts,
  dogs_groomed int not null check (dogs_groomed >= 0),
  revenue int not null check (revenue >= 0),
  bonus int not null check (bonus >= 0),
  pay int not null check (pay >= 0),
  state text not null check (state in ('waiting', 'confirmed', 'disputed')),
  recorded_at timestamptz not null,
  confirm_by timestamptz not null,
  settled_at timestamptz,
  dispute_reason text,
  disputed_at timestamptz,
  answer_by timestamptz,
  with_admin_at timestamptz,
  decision text,
  decided_by uuid references accounts,
  minutes_worked int check (minutes_worked >= 1 and minutes_worked <= 1440)
);
create index shift_pay_of_groomer on shift_pay (groomer_id, recorded_at desc);
create index shift_pay_with_admin on shift_pay (shift_id) where state = 'disputed' and with_admin_at is not null;
create trigger shift_pay_note after insert or delete or update on shift_pay
  for each row
  execute function note_both_sides_of_shift();
create trigger shift_pay_note1 after update of with_admin_at, state on shift_pay
  for each row
  when (old.with_admin_at is not null or new.with_admin_at is not null)
  execute function note_admins();

create table shift_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  constraint shift_spots_pkey primary key (lat, lon)
);
create index shift_spots_spot on shift_spots using gist (spot);

create table shifts (
  id uuid primary key,
  business_id uuid not null references accounts,
  status text not null default 'posted' check (status in ('posted', 'filled', 'in_progress', 'completed', 'cancelled', 'expired', 'no_show', 'contested')),
  title text not null,
  description text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day date not null,
  start_time text not null,
  end_time text not null,
  time_zone text not null,
  dog_count int not null check (dog_count >= 1 and dog_count <= 60),
  pay_percentage int not null,
  estimated_pay_min int check (estimated_pay_min >= 0),
  estimated_pay_max int,
  requirements text[] not null default '{}',
  bonus_info text,
  bonus_amount int check (bonus_amount >= 0),
  business_type text not null check (business_type in ('salon', 'mobile')),
  address text not null,
  city text not null,
  state text not null,
  lat float8 not null check (lat >= -90 and lat <= 90),
  lon float8 not null check (lon >= -180 and lon <= 180),
  terms_version int not null default 1,
  application_count int not null default 0 check (application_count >= 0),
  cancel_reason text,
  posted_at timestamptz not null,
  filled_at timestamptz,
  completed_at timestamptz,
  owner_ended_at timestamptz,
  groomer_ended_at timestamptz,
  no_show_at timestamptz,
  no_show_contested_at timestamptz,
  listed boolean not null default false,
  card text not null,
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  cancelled_at timestamptz,
  pay_model text not null default 'agreed_later' check (pay_model in ('w2', 1099, 'booth_rent', 'agreed_later')),
  words tsvector not null generated always as (to_tsvector('english', folded((((((((title || ' ') || coalesce(description, '')) || ' ') || plain_text(requirements)) || ' ') || coalesce(bonus_info, '')) || ' ') || city))) stored,
  no_show_settled_at timestamptz,
  seen_first_by text check (seen_first_by in ('invited', 'favorites')),
  opens_at timestamptz,
  instant_book text check (instant_book in ('known', 'checked')),
  paid_when text not null default 'agreed_later' check (paid_when in ('same_day', 'weekly', 'every_two_weeks', 'monthly', 'agreed_later')),
  bathing text not null default 'agreed_later' check (bathing in ('groomer', 'bather', 'agreed_later')),
  cancel_terms text not null default 'relaxed' check (cancel_terms in ('relaxed', 'fair', 'strict')),
  instant_book_at timestamptz,
  book_min int,
  book_max int,
  booth_rent int check (booth_rent >= 0),
  hourly_rate int check (hourly_rate >= 100),
  pay_rank int not null generated always as (pay_rank_of(title, dog_count, ends_at - starts_at, pay_percentage, coalesce(estimated_pay_max, estimated_pay_min), book_max, booth_rent, hourly_rate)) stored,
  constraint shifts_check check (ends_at > starts_at),
  constraint shifts_check1 check (estimated_pay_max >= estimated_pay_min),
  constraint shifts_pay_percentage_check check (pay_percentage <= 100 and (pay_percentage >= 1 or pay_percentage = 0 and hourly_rate is not null)),
  constraint shifts_seen_first check ((seen_first_by is null) = (opens_at is null))
) with (fillfactor=90);
create index shifts_best_paid on shifts (pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create index shifts_best_paid_in_cell on shifts (cell, pay_rank, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create index shifts_by_terms on shifts (business_type, dog_count, pay_percentage) where status = 'posted' and listed;
create index shifts_by_words on shifts using gin (words) where status = 'posted' and listed;
create index shifts_newest on shifts (posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create index shifts_newest_in_cell on shifts (cell, posted_at, id)
  include (starts_at, day, lat, lon, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create index shifts_of_business on shifts (business_id, starts_at desc, id desc);
create index shifts_soonest on shifts (starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count, posted_at, pay_rank)
  where status = 'posted' and listed;
create index shifts_soonest_at_spot on shifts (lat, lon, starts_at, id)
  include (day, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create index shifts_soonest_in_cell on shifts (cell, starts_at, id)
  include (day, lat, lon, business_type, pay_percentage, dog_count)
  where status = 'posted' and listed;
create trigger shifts_cap before insert on shifts
  for each row
  execute function keep_cap('business_id', 3000, 'shifts', 'year', 'starts_at');
create trigger shifts_keep_book_price before insert or update of title on shifts for each row execute function keep_book_price();
create trigger shifts_keep_card before insert or update on shifts for each row execute function keep_shift_card();
create trigger shifts_keep_spot after insert or update of lat, lon on shifts for each row execute function keep_shift_spot();
create trigger shifts_note after insert or delete or update on shifts for each row execute function note_shift();
create trigger shifts_set_listed before insert on shifts for each row execute function set_listed('business_id');

-- ======== favorites ========

create table favorites (
  account_id uuid not null references accounts on delete cascade,
  person_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  created_at timestamptz not null,
  constraint favorites_pkey primary key (account_id, as_role, person_id),
  constraint favorites_check check (account_id <> person_id)
);
create index favorites_of_person on favorites (person_id);
create trigger favorites_cap before insert on favorites for each row execute function keep_cap('account_id', 200, 'favorites');
create trigger favorites_note after insert or delete or update on favorites for each row execute function note_row('account_id');

-- ======== front-desk ========

create table front_desk_codes (
  account_id uuid primary key references accounts on delete cascade,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

-- ======== shift-invitations ========

create table shift_invitations (
  id uuid primary key,
  shift_id uuid not null references shifts on delete cascade,
  business_id uuid not null references accounts on delete cascade,
  groomer_id uuid not null references accounts on delete cascade,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'gone')),
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint shift_invitations_shift_id_groomer_id_key unique (shift_id, groomer_id)
);
create index shift_invitations_of_business on shift_invitations (business_id, created_at);
create index shift_invitations_of_groomer on shift_invitations (groomer_id, created_at);
create trigger shift_invitations_cap before insert on shift_invitations
  for each row
  execute function keep_cap('business_id', 5000, 'invitations', 'year', 'created_at');
create trigger shift_invitations_note after insert or delete or update on shift_invitations
  for each row
  execute function note_row('business_id', 'groomer_id');

-- ======== term-changes ========

create table term_changes (
  id uuid primary key,
  shift_id uuid not null references shifts,
  business_id uuid not null references accounts,
  groomer_id uuid not null references accounts,
  terms_version int not null,
  change jsonb not null,
  parts jsonb not null,
  note text,
  state text not null check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'gone')),
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  constraint term_changes_check check (answer_by > created_at)
);
create index term_changes_of_business on term_changes (business_id, created_at);
create index term_changes_of_groomer on term_changes (groomer_id, created_at);
create index term_changes_of_shift on term_changes (shift_id, created_at desc);
create unique index term_changes_open on term_changes (shift_id) where state = 'open';
create trigger term_changes_cap before insert on term_changes
  for each row
  execute function keep_cap('shift_id', 30, 'changes of terms');
create trigger term_changes_note after insert or delete or update on term_changes
  for each row
  execute function note_row('business_id', 'groomer_id');

-- ======== shift-days ========

create table shift_days (
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  business_id uuid not null references accounts,
  created_at timestamptz not null,
  code text not null check (code ~ '^\d{4}$'),
  on_my_way_at timestamptz,
  late_minutes int check (late_minutes >= 5 and late_minutes <= 240),
  groomer_arrived_at timestamptz,
  owner_arrived_at timestamptz,
  arrived_at timestamptz,
  by_code boolean not null default false,
  left_at timestamptz,
  left_note text,
  left_allowed boolean,
  constraint shift_days_pkey primary key (shift_id, groomer_id)
);
create index shift_days_of_business on shift_days (business_id);
create index shift_days_of_groomer on shift_days (groomer_id);
create trigger shift_days_note after insert or delete or update on shift_days
  for each row
  execute function note_row('business_id', 'groomer_id');

create table shift_extras (
  id uuid primary key,
  shift_id uuid not null references shifts,
  groomer_id uuid not null references accounts,
  business_id uuid not null references accounts,
  dogs int not null check (dogs >= 0 and dogs <= 20),
  minutes int not null,
  note text,
  state text not null check (state in ('claimed', 'agreed', 'silent', 'declined')),
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  constraint shift_extras_check check (minutes >= 0 and minutes <= 480 and (dogs + minutes) > 0)
);
create index shift_extras_of_business on shift_extras (business_id);
create index shift_extras_of_groomer on shift_extras (groomer_id);
create index shift_extras_of_shift on shift_extras (shift_id, created_at);
create trigger shift_extras_cap before insert on shift_extras
  for each row
  execute function keep_cap('shift_id', 30, 'claims of extra dogs or time');
create trigger shift_extras_note after insert or delete or update on shift_extras
  for each row
  execute function note_row('business_id', 'groomer_id');

-- ======== grooming-requests ========

create table grooming_requests (
  id uuid primary key,
  owner_id uuid not null references accounts,
  status text not null default 'posted' check (status in ('posted', 'in_progress', 'completed', 'cancelled', 'expired')),
  title text not null,
  description text,
  services text[] not null check (cardinality(services) > 0),
  estimated_budget int check (estimated_budget >= 0),
  urgency text not null default 'normal' check (urgency in ('low', 'normal', 'high', 'urgent')),
  preferred_date date,
  day_window text not null default 'any' check (day_window in ('morning', 'midday', 'afternoon', 'evening', 'any')),
  setting text not null default 'either' check (setting in ('home', 'travel', 'either')),
  travel_miles int check (travel_miles >= 1 and travel_miles <= 200),
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null check (lat >= -90 and lat <= 90),
  lon float8 not null check (lon >= -180 and lon <= 180),
  time_zone text not null,
  premium_percent int not null default 0 check (premium_percent >= 0 and premium_percent <= 100),
  open_offers int not null default 0 check (open_offers >= 0 and open_offers <= 8),
  rebook_of uuid,
  asked_id uuid references accounts,
  terms_changed_at timestamptz,
  cancel_reason text,
  posted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  listed boolean not null default false,
  pet_sizes text[] not null,
  pet_species text[] not null,
  pet_words text not null,
  facets text[] not null generated always as (((services || pet_sizes) || pet_species) || urgency) stored,
  priority boolean not null generated always as (premium_percent > 0) stored,
  soonest date not null generated always as (coalesce(preferred_date, '9999-12-31'::date)) stored,
  best_budget int not null generated always as (coalesce(estimated_budget, -1)) stored,
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  words tsvector not null generated always as (to_tsvector('english', folded((((((title || ' ') || coalesce(description, '')) || ' ') || pet_words) || ' ') || city))) stored,
  passed_at timestamptz
);
create index grooming_requests_asking on grooming_requests (asked_id, posted_at) where status = 'posted' and asked_id is not null;
create index grooming_requests_at_spot on grooming_requests (lat, lon, priority, soonest, id)
  include (preferred_date, best_budget, facets)
  where status = 'posted' and listed;
create index grooming_requests_best_budget on grooming_requests (priority, best_budget, id)
  include (lat, lon, preferred_date, facets)
  where status = 'posted' and listed;
create index grooming_requests_best_budget_in_cell on grooming_requests (cell, priority, best_budget, id)
  include (lat, lon, preferred_date, facets)
  where status = 'posted' and listed;
create index grooming_requests_by_facets_and_words on grooming_requests using gin (facets, words)
  where status = 'posted' and listed;
create index grooming_requests_newest on grooming_requests (priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets)
  where status = 'posted' and listed;
create index grooming_requests_newest_in_cell on grooming_requests (cell, priority, posted_at, id)
  include (lat, lon, preferred_date, best_budget, facets)
  where status = 'posted' and listed;
create index grooming_requests_of_owner on grooming_requests (owner_id, posted_at desc, id desc);
create unique index grooming_requests_one_rebooking on grooming_requests (rebook_of)
  where status in ('posted', 'in_progress', 'completed');
create index grooming_requests_soonest on grooming_requests (priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets)
  where status = 'posted' and listed;
create index grooming_requests_soonest_in_cell on grooming_requests (cell, priority, soonest, id)
  include (lat, lon, preferred_date, best_budget, facets)
  where status = 'posted' and listed;
create trigger grooming_requests_cap before insert on grooming_requests
  for each row
  execute function keep_cap('owner_id', 1000, 'grooming requests', 'year', 'posted_at');
create trigger grooming_requests_keep_spot after insert or update of lat, lon on grooming_requests
  for each row
  execute function keep_request_spot();
create trigger grooming_requests_note after insert or delete or update on grooming_requests
  for each row
  execute function note_request();
create trigger grooming_requests_set_listed before insert on grooming_requests
  for each row
  execute function set_listed('owner_id');

create table offers (
  id uuid primary key,
  request_id uuid not null references grooming_requests,
  provider_id uuid not null references accounts,
  provider_as text not null check (provider_as in ('groomer', 'business')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  message text,
  list_price int not null check (list_price > 0),
  honors_premium boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  read_at timestamptz,
  changed_terms text[] not null default '{}' check (changed_terms <@ array['services', 'pets', 'place', 'where', 'date']),
  ended_at timestamptz,
  ended_because text check (ended_because in ('another_chosen', 'replaced')),
  constraint offers_check check (ends_at > starts_at)
);
create index offers_of_provider on offers (provider_id, created_at desc, id desc);
create index offers_of_request on offers (request_id, provider_id, created_at desc);
create unique index offers_one_accepted on offers (request_id) where status = 'accepted';
create unique index offers_one_open on offers (request_id, provider_id) where status = 'pending';
create trigger offers_cap before insert on offers
  for each row
  execute function keep_cap('provider_id', 5000, 'offers', 'year', 'created_at');
create trigger offers_counted after insert on offers
  for each row
  when (new.status = 'pending')
  execute function count_open_offers();
create trigger offers_note after insert or delete or update on offers for each row execute function note_offer();
create trigger offers_recounted after update of status on offers
  for each row
  when ((old.status = 'pending') is distinct from (new.status = 'pending'))
  execute function count_open_offers();

create table request_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  constraint request_spots_pkey primary key (lat, lon)
);
create index request_spots_spot on request_spots using gist (spot);

create table requested_pets (
  request_id uuid not null references grooming_requests,
  pet_id uuid not null references pets,
  place int not null,
  constraint requested_pets_pkey primary key (request_id, pet_id)
);
create index requested_pets_of_pet on requested_pets (pet_id);

-- ======== saved-searches ========

create table saved_searches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('shifts', 'requests', 'groomers', 'businesses')),
  name text not null,
  query jsonb not null,
  notify text not null check (notify in ('now', 'daily', 'off')),
  summed_until timestamptz not null,
  created_at timestamptz not null
);
create index saved_searches_of_account on saved_searches (account_id, created_at);
create index saved_searches_to_notify on saved_searches (notify, kind, id) where notify <> 'off';
create trigger saved_searches_note after insert or delete or update on saved_searches
  for each row
  execute function note_row('account_id');

-- ======== portfolio ========

create table portfolio_consents (
  visit_id uuid primary key references visits,
  provider_id uuid not null references accounts,
  owner_id uuid not null references accounts,
  status text not null default 'asked' check (status in ('asked', 'given', 'declined', 'withdrawn')),
  photo_urls text[] not null check (photo_urls <> '{}'),
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint portfolio_consents_check check ((status = 'asked') = (answered_at is null))
);
create index portfolio_consents_of_owner on portfolio_consents (owner_id);
create index portfolio_consents_of_provider on portfolio_consents (provider_id);
create trigger portfolio_consents_note after insert or delete or update on portfolio_consents
  for each row
  execute function note_row('owner_id', 'provider_id');

create table portfolio_items (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  image_url text not null,
  before_url text,
  caption text not null default '',
  position int not null,
  visit_id uuid foreign key (visit_id) references portfolio_consents(visit_id),
  created_at timestamptz not null
);
create index portfolio_items_before on portfolio_items (before_url) where before_url is not null;
create index portfolio_items_image on portfolio_items (image_url);
create index portfolio_items_of_account on portfolio_items (account_id, "position", id);
create index portfolio_items_of_visit on portfolio_items (visit_id) where visit_id is not null;
create trigger portfolio_items_note after insert or delete or update on portfolio_items
  for each row
  execute function note_row('account_id');

-- ======== visits ========

create table due_reminders (
  pet_id uuid primary key references pets on delete cascade,
  groomed_at timestamptz not null
);

create table report_cards (
  visit_id uuid not null references visits,
  services text[] not null check (cardinality(services) > 0),
  findings text not null,
  behavior text not null,
  photos jsonb not null default '[]'::jsonb,
  before_after jsonb not null default '[]'::jsonb,
  next_visit_weeks int check (next_visit_weeks >= 1 and next_visit_weeks <= 52),
  written_at timestamptz not null,
  edited_at timestamptz,
  pet_id uuid not null references pets,
  constraint report_cards_pkey primary key (visit_id, pet_id)
);
create index report_cards_of_pet on report_cards (pet_id);
create index report_cards_photos on report_cards using gin (report_card_photos(photos, before_after));
create trigger report_cards_note after insert or update on report_cards for each row execute function note_report_card();

create table visit_history (
  seq bigint generated always as identity primary key,
  visit_id uuid not null references visits,
  at timestamptz not null,
  what text not null,
  account_id uuid references accounts,
  note text,
  staff_id uuid references staff on delete set null,
  act_id uuid,
  desk_staff_id uuid references staff on delete set null
);
create unique index visit_history_of_act on visit_history (account_id, act_id) where act_id is not null;
create index visit_history_of_desk_staff on visit_history (desk_staff_id) where desk_staff_id is not null;
create index visit_history_of_staff on visit_history (staff_id) where staff_id is not null;
create index visit_history_of_visit on visit_history (visit_id, seq);

create table visit_pets (
  visit_id uuid not null references visits on delete cascade,
  pet_id uuid not null references pets,
  place int not null,
  services text[] not null,
  price int check (price >= 0),
  coat_state text check (coat_state in ('maintained', 'overgrown', 'matted', 'pelted')),
  stage text check (stage in ('waiting', 'bath', 'dry', 'table', 'ready')),
  because text check (because in ('usual', 'breed', 'group', 'size', 'none')),
  because_of text,
  constraint visit_pets_pkey primary key (visit_id, pet_id)
);
create index visit_pets_of_pet on visit_pets (pet_id);
create trigger visit_pets_note after update of stage, coat_state on visit_pets for each row execute function note_stage();

create table visits (
  id uuid primary key,
  request_id uuid references grooming_requests,
  offer_id uuid unique references offers,
  owner_id uuid references accounts,
  provider_id uuid not null references accounts,
  provider_as text not null check (provider_as in ('groomer', 'business')),
  status text not null default 'booked' check (status in ('awaiting_answer', 'declined', 'expired', 'withdrawn', 'booked', 'checked_in', 'completed', 'stopped', 'cancelled', 'no_show', 'contested', 'not_closed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  title text not null,
  services text[] not null,
  at_home boolean not null,
  address text,
  list_price int check (list_price >= 0),
  discount int not null,
  proposed_starts_at timestamptz,
  proposed_by text check (proposed_by in ('provider', 'pet_owner')),
  proposed_at timestamptz,
  override_reason text,
  cancel_reason text,
  cancelled_by text check (cancelled_by in ('provider', 'pet_owner')),
  missed_by text check (missed_by in ('provider', 'pet_owner')),
  completed_at timestamptz,
  cancelled_at timestamptz,
  client_id uuid references clients on delete set null,
  source text not null default 'marketplace' check (source in ('marketplace', 'own', 'booking_page', 'walk_in')),
  arrives_at timestamptz,
  ready_at timestamptz,
  lat float8,
  lon float8,
  directions text,
  confirmed_at timestamptz,
  late_minutes int check (late_minutes >= 1 and late_minutes <= 240),
  on_my_way_at timestamptz,
  squeezed_in boolean not null default false,
  note text,
  stop_reason text check (stop_reason in ('behavior', 'health', 'owner', 'matted', 'equipment')),
  no_show_at timestamptz,
  no_show_contested_at timestamptz,
  no_show_settled_at timestamptz,
  policy_id uuid references cancellation_policies,
  answer_by timestamptz,
  staff_id uuid references staff on delete set null,
  table_no int check (table_no >= 1 and table_no <= 60),
  former_starts_at timestamptz,
  former_ends_at timestamptz,
  redo_of uuid references visits,
  constraint visits_check check (ends_at > starts_at),
  constraint visits_check1 check (discount >= 0 and discount <= list_price),
  constraint visits_check2 check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint visits_check3 check ((status in ('no_show', 'contested')) = (missed_by is not null)),
  constraint visits_check4 check ((status = 'completed') = (completed_at is not null)),
  constraint visits_from_request check ((source = 'marketplace') = (request_id is not null and offer_id is not null)),
  constraint visits_proposal_whole check (num_nulls(proposed_starts_at, proposed_by, proposed_at) in (0, 3)),
  constraint visits_stopped check ((status = 'stopped') = (stop_reason is not null)),
  constraint visits_times check (coalesce(arrives_at, starts_at) <= starts_at and ends_at <= coalesce(ready_at, ends_at))
);
create index visits_asked on visits (provider_id, answer_by) where status = 'awaiting_answer';
create index visits_moved on visits (provider_id, former_starts_at) where former_starts_at is not null;
create index visits_of_client on visits (client_id, starts_at desc) where client_id is not null;
create index visits_of_day on visits (provider_id, starts_at);
create index visits_of_owner on visits (owner_id, starts_at desc, id desc);
create index visits_of_policy on visits (policy_id) where policy_id is not null;
create index visits_of_provider on visits (provider_id, starts_at desc, id desc);
create index visits_of_request on visits (request_id);
create index visits_of_staff on visits (staff_id, starts_at) where staff_id is not null;
create unique index visits_one_per_request on visits (request_id) where status in ('booked', 'checked_in', 'completed');
create index visits_redo_of on visits (redo_of) where redo_of is not null;
create index visits_to_remind_of on visits (starts_at) where status = 'booked' and source <> 'marketplace';
create index visits_unclosed on visits (ends_at, id) where status = 'booked' and source = 'marketplace';
create index visits_unfinished on visits (provider_id, ends_at) where status in ('booked', 'checked_in');
create trigger visits_former_time before update of starts_at on visits
  for each row
  when (old.status = 'booked' and old.starts_at is distinct from new.starts_at)
  execute function keep_former_time();
create trigger visits_note after insert or delete or update on visits
  for each row
  execute function note_row('owner_id', 'provider_id');
create trigger visits_policy before insert on visits for each row execute function freeze_policy();
create trigger visits_refresh_clients after update of status, client_id on visits
  for each row
  when (old.status is distinct from new.status or old.client_id is distinct from new.client_id)
  execute function refresh_clients_of_visit();

-- ======== waiting-clients ========

create table waiting_clients (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete cascade,
  minutes int not null check (minutes >= 5 and minutes <= 720),
  until date not null,
  than timestamptz,
  offered_at timestamptz,
  created_at timestamptz not null,
  pet_ids uuid[] not null default '{}' check (cardinality(pet_ids) <= 40),
  weekdays int[] not null default '{}'::int[] check (weekdays <@ '{1,2,3,4,5,6,7}'::int[] and cardinality(weekdays) <= 7),
  from_time text,
  to_time text,
  constraint waiting_clients_check check (num_nulls(visit_id, than) in (0, 2)),
  constraint waiting_clients_check1 check (num_nulls(from_time, to_time) in (0, 2)),
  constraint waiting_clients_check2 check (from_time < to_time)
);
create index waiting_clients_of_account on waiting_clients (account_id, created_at);
create unique index waiting_clients_of_client on waiting_clients (client_id) where visit_id is null;
create unique index waiting_clients_of_visit on waiting_clients (visit_id) where visit_id is not null;
create trigger waiting_clients_cap before insert on waiting_clients
  for each row
  execute function keep_cap('account_id', 300, 'clients who wait');
create trigger waiting_clients_merge before update of client_id on waiting_clients
  for each row
  when (new.visit_id is null and old.client_id <> new.client_id)
  execute function merge_waiting_client();
create trigger waiting_clients_note after insert or delete or update on waiting_clients
  for each row
  execute function note_row('account_id');

-- ======== staff ========

create table house_limits (
  account_id uuid primary key references accounts on delete cascade,
  pets_in_house int not null check (pets_in_house >= 1 and pets_in_house <= 240)
);
create trigger house_limits_note after insert or delete or update on house_limits
  for each row
  execute function note_row('account_id');

create table staff (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  role text not null check (role in ('groomer', 'bather', 'front_desk')),
  color text not null check (color in ('green', 'blue', 'plum', 'coral', 'amber', 'teal', 'pink', 'slate')),
  at_once int not null default 1 check (at_once >= 1 and at_once <= 6),
  pay_percent int check (pay_percent >= 0 and pay_percent <= 100),
  from_day date not null,
  to_day date,
  created_at timestamptz not null,
  shift_id uuid references shifts on delete set null,
  constraint staff_check check (to_day >= from_day)
);
create index staff_of_account on staff (account_id, created_at, id);
create unique index staff_of_shift on staff (shift_id) where shift_id is not null;
create trigger staff_cap before insert on staff
  for each row
  execute function keep_cap('account_id', 5000, 'people, relief groomers and those who left included');
create trigger staff_note after insert or delete or update on staff for each row execute function note_row('account_id');

create table staff_hours (
  staff_id uuid not null references staff on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  weekday int not null check (weekday >= 1 and weekday <= 7),
  from_time text not null,
  to_time text not null,
  constraint staff_hours_pkey primary key (staff_id, weekday, from_time)
);
create index staff_hours_of_account on staff_hours (account_id);
create trigger staff_hours_note after insert or delete or update on staff_hours
  for each row
  execute function note_row('account_id');

create table staff_time_off (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null,
  time_zone text not null,
  note text,
  created_at timestamptz not null,
  constraint staff_time_off_check check (ends_at > starts_at)
);
create index staff_time_off_of_account on staff_time_off (account_id);
create index staff_time_off_of_person on staff_time_off (staff_id, ends_at);
create trigger staff_time_off_cap before insert on staff_time_off
  for each row
  execute function keep_cap('account_id', 2000, 'entries of time off');
create trigger staff_time_off_note after insert or delete or update on staff_time_off
  for each row
  execute function note_row('account_id');

-- ======== visit-series ========

create table series_gaps (
  series_id uuid not null references visit_series on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  day date not null,
  because text not null,
  put_aside_at timestamptz,
  constraint series_gaps_pkey primary key (series_id, day)
);
create index series_gaps_of_account on series_gaps (account_id, day) where put_aside_at is null;
create trigger series_gaps_note after insert or delete or update on series_gaps
  for each row
  execute function note_row('account_id');

create table series_visits (
  series_id uuid not null references visit_series on delete cascade,
  day date not null,
  starts_at timestamptz not null,
  visit_id uuid references visits on delete set null,
  constraint series_visits_pkey primary key (series_id, day)
);
create unique index series_visits_of_visit on series_visits (visit_id) where visit_id is not null;

create table visit_series (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  pets jsonb not null,
  every_weeks int not null check (every_weeks >= 1 and every_weeks <= 52),
  starts_on date not null,
  start_time text not null,
  minutes int not null,
  at_home boolean not null,
  time_zone text not null,
  until date,
  paused_until date,
  ended_at timestamptz,
  created_at timestamptz not null,
  staff_id uuid references staff on delete set null,
  arrives_before int not null default 0,
  ready_after int not null default 0
);
create index visit_series_of_account on visit_series (account_id, id desc);
create index visit_series_of_client on visit_series (client_id);
create index visit_series_of_staff on visit_series (staff_id) where staff_id is not null;
create trigger visit_series_cap before insert on visit_series for each row execute function keep_cap('account_id', 5000, 'series');
create trigger visit_series_note after insert or delete or update on visit_series
  for each row
  execute function note_row('account_id');

-- ======== client-imports ========

create table client_import_rows (
  import_id uuid not null references client_imports on delete cascade,
  no int not null,
  cells text[] not null,
  draft jsonb,
  keys jsonb,
  verdict text check (verdict in ('new', 'merge', 'check', 'refused')),
  reasons text[] not null default '{}',
  same_as int,
  decision text check (decision in ('bring', 'apart', 'skip')),
  outcome text check (outcome in ('made', 'joined', 'left_out', 'undone', 'kept')),
  client_id uuid references clients on delete set null,
  pet_ids uuid[] not null default '{}',
  joined jsonb,
  next_state text check (next_state in ('booked', 'there', 'check')),
  next_reason text,
  next_visit_id uuid references visits on delete set null,
  constraint client_import_rows_pkey primary key (import_id, no)
);
create index client_import_rows_of_client on client_import_rows (client_id) where client_id is not null;
create index client_import_rows_of_visit on client_import_rows (next_visit_id) where next_visit_id is not null;

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
create index client_imports_by_end on client_imports (coalesce(undo_until, created_at));
create index client_imports_of_account on client_imports (account_id, created_at);
create trigger client_imports_cap before insert on client_imports
  for each row
  execute function keep_cap('account_id', 20, 'imports. The oldest goes 30 days after it was made');
create trigger client_imports_note after insert or delete or update on client_imports
  for each row
  execute function note_row('account_id');

-- ======== booking-page ========

create table booking_codes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text,
  code_hash bytea not null,
  sealed_code bytea,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ticket_hash bytea unique,
  ticket_expires_at timestamptz,
  phone text,
  constraint booking_codes_contact check (num_nonnulls(email, phone) = 1)
);
create index booking_codes_of_account on booking_codes (account_id, created_at);
create index booking_codes_of_email on booking_codes (email, created_at);
create index booking_codes_of_phone on booking_codes (phone, created_at) where phone is not null;
create index booking_codes_old on booking_codes (created_at);
create trigger booking_codes_cap before insert on booking_codes
  for each row
  execute function keep_cap('account_id', 2000, 'codes', 'day', 'created_at');

create table booking_pages (
  account_id uuid primary key references accounts on delete cascade,
  mode text not null check (mode in ('off', 'ask', 'instant')),
  lead_hours int not null check (lead_hours >= 0 and lead_hours <= 336),
  days_ahead int not null check (days_ahead >= 1 and days_ahead <= 90),
  new_clients boolean not null,
  gap_minutes int not null check (gap_minutes >= 0 and gap_minutes <= 120),
  shows_phone boolean not null,
  changed_at timestamptz not null
);
create trigger booking_pages_note after insert or delete or update on booking_pages
  for each row
  execute function note_row('account_id');

create table page_bookings (
  visit_id uuid primary key references visits on delete cascade,
  account_id uuid not null references accounts,
  client_id uuid references clients on delete cascade,
  is_new boolean not null,
  holds_time boolean not null,
  policy_seen text not null,
  created_at timestamptz not null,
  proven_phone text
);
create index page_bookings_of_account on page_bookings (account_id, created_at);
create index page_bookings_of_client on page_bookings (client_id);
create trigger page_bookings_cap before insert on page_bookings
  for each row
  execute function keep_cap('account_id', 20000, 'bookings on the page', 'year', 'created_at');

-- ======== client-links ========

create table client_links (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete cascade,
  token_hash bytea not null unique,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index client_links_of_account on client_links (account_id);
create index client_links_of_client on client_links (client_id);
create unique index client_links_of_visit on client_links (visit_id) where revoked_at is null;
create trigger client_links_cap before insert on client_links
  for each row
  execute function keep_cap('account_id', 50000, 'links to clients', 'year', 'created_at');
create trigger client_links_note after insert or delete or update on client_links
  for each row
  execute function note_row('account_id');

create table time_offers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid not null references visits on delete cascade,
  by text not null check (by in ('client', 'provider')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text,
  state text not null default 'open' check (state in ('open', 'taken', 'gone', 'declined')),
  created_at timestamptz not null,
  answer text,
  constraint time_offers_check check (ends_at > starts_at)
);
create index time_offers_of_account on time_offers (account_id) where state = 'open';
create index time_offers_of_client on time_offers (client_id);
create index time_offers_of_visit on time_offers (visit_id, created_at);
create trigger time_offers_cap before insert on time_offers
  for each row
  execute function keep_cap('visit_id', 60, 'times asked for or offered');
create trigger time_offers_note after insert or delete or update on time_offers
  for each row
  execute function note_row('account_id');

-- ======== client-messages ========

create table client_messages (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null references clients on delete cascade,
  visit_id uuid references visits on delete set null,
  kind text not null,
  channel text not null check (channel in ('phone_app', 'email', 'text')),
  body text not null,
  state text not null check (state in ('waiting', 'opened', 'queued', 'sent', 'failed', 'stopped')),
  due_at timestamptz,
  created_at timestamptz not null
);
create index client_messages_of_account on client_messages (account_id, created_at);
create index client_messages_of_client on client_messages (client_id, created_at desc);
create index client_messages_of_visit on client_messages (visit_id) where visit_id is not null;
create unique index client_messages_reminded_once on client_messages (visit_id, due_at) where due_at is not null;
create index client_messages_waiting on client_messages (account_id, created_at) where state = 'waiting';
create trigger client_messages_cap before insert on client_messages
  for each row
  execute function keep_cap('account_id', 3000, 'messages to clients', 'day', 'created_at');
create trigger client_messages_note after insert or delete or update on client_messages
  for each row
  execute function note_row('account_id');

create table message_templates (
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  body text not null,
  changed_at timestamptz not null,
  constraint message_templates_pkey primary key (account_id, kind)
);
create trigger message_templates_note after insert or delete or update on message_templates
  for each row
  execute function note_row('account_id');

-- ======== texts ========

create table stopped_contacts (
  number_hash bytea primary key,
  stopped_at timestamptz not null
);

-- ======== clients ========

create table client_pets (
  client_id uuid not null references clients on delete cascade,
  pet_id uuid not null references pets on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  usual_services text[] not null default '{}',
  usual_price int check (usual_price >= 0),
  usual_minutes int check (usual_minutes >= 5 and usual_minutes <= 720),
  every_weeks int check (every_weeks >= 1 and every_weeks <= 52),
  style text,
  private_notes text,
  handling text not null default 'easy' check (handling in ('easy', 'slow', 'two_people', 'muzzle', 'vet_only')),
  archived_at timestamptz,
  added_at timestamptz not null,
  constraint client_pets_pkey primary key (client_id, pet_id)
);
create index client_pets_of_account on client_pets (account_id);
create index client_pets_of_pet on client_pets (pet_id);
create trigger client_pets_cap before insert on client_pets
  for each row
  execute function keep_cap('client_id', 12, 'pets of a client');
create trigger client_pets_note after insert or delete or update on client_pets
  for each row
  execute function note_row('account_id');
create trigger client_pets_refresh_added after insert on client_pets referencing new table as changed_rows for each statement
  execute function refresh_clients_of_client_pets();
create trigger client_pets_refresh_changed after update on client_pets referencing new table as changed_rows for each statement
  execute function refresh_clients_of_client_pets();
create trigger client_pets_refresh_removed after delete on client_pets referencing old table as changed_rows for each statement
  execute function refresh_clients_of_client_pets();

create table clients (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  linked_account_id uuid references accounts on delete set null,
  first_name text not null,
  last_name text,
  phone text,
  phone_digits text,
  phone2 text,
  phone2_digits text,
  email text,
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  directions text,
  notes text,
  contact_by text not null default 'text' check (contact_by in ('text', 'email', 'call', 'none')),
  no_texts_at timestamptz,
  no_mail_at timestamptz,
  do_not_book_at timestamptz,
  do_not_book_reason text,
  source text not null check (source in ('import', 'hand', 'walk_in', 'booking_page', 'marketplace')),
  merged_into uuid references clients on delete set null,
  archived_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changes int not null default 0,
  pet_names text not null default '',
  last_groomed_at timestamptz,
  due_on date,
  sort_name text not null generated always as (folded(first_name || coalesce(' ' || last_name, ''))) stored,
  names text not null generated always as (folded(((first_name || coalesce(' ' || last_name, '')) || ' ') || pet_names)) stored,
  words tsvector not null generated always as (to_tsvector('simple', regexp_replace(folded(((((first_name || coalesce(' ' || last_name, '')) || ' ') || pet_names) || coalesce(' ' || phone_digits, '')) || coalesce(' ' || phone2_digits, '')), '[^[:alnum:]]+', ' ', 'g'))) stored,
  erased_at timestamptz,
  removal_asked_at timestamptz,
  texts_ok_at timestamptz,
  texts_ok_how text check (texts_ok_how in ('booking_page', 'link', 'provider')),
  constraint clients_do_not_book check (do_not_book_reason is null or do_not_book_at is not null),
  constraint clients_place_whole check (num_nulls(lat, lon) in (0, 2)),
  constraint clients_texts_ok check (num_nulls(texts_ok_at, texts_ok_how) in (0, 2))
);
create index clients_archived on clients (account_id, sort_name, id) where archived_at is not null;
create index clients_by_due on clients (account_id, due_on, id) where archived_at is null and due_on is not null;
create index clients_by_email on clients (account_id, lower(email)) where email is not null;
create index clients_by_last on clients (account_id, last_groomed_at desc, id desc)
  where archived_at is null and last_groomed_at is not null;
create index clients_by_names on clients using gin (account_id, names gin_trgm_ops);
create index clients_by_phone on clients (account_id, reverse(phone_digits) text_pattern_ops);
create index clients_by_phone2 on clients (account_id, reverse(phone2_digits) text_pattern_ops) where phone2_digits is not null;
create index clients_by_words on clients using gin (account_id, words);
create index clients_in_order on clients (account_id, sort_name, id) where archived_at is null;
create index clients_linked on clients (linked_account_id) where linked_account_id is not null;
create unique index clients_linked_once on clients (account_id, linked_account_id) where linked_account_id is not null;
create index clients_merged on clients (merged_into) where merged_into is not null;
create index clients_of_account on clients (account_id, id);
create trigger clients_cap after insert on clients referencing new table as added_rows for each statement
  execute function keep_cap_of_statement('account_id', 30000, 'clients, archived ones included');
create trigger clients_erase_visits after update of erased_at on clients
  for each row
  when (old.erased_at is null and new.erased_at is not null)
  execute function erase_visits_of_client();
create trigger clients_merge after update of merged_into on clients
  for each row
  when (old.merged_into is null and new.merged_into is not null)
  execute function move_to_merged_client();
create trigger clients_note after insert or delete or update on clients for each row execute function note_row('account_id');

-- ======== messages ========

create table conversation_members (
  account_id uuid not null references accounts,
  other_id uuid not null references accounts,
  last_message_id uuid not null,
  last_at timestamptz not null,
  unread int not null default 0 check (unread >= 0),
  seen_seq bigint not null default 0,
  muted boolean not null default false,
  constraint conversation_members_pkey primary key (account_id, other_id),
  constraint conversation_members_check check (other_id <> account_id)
);
create index conversation_members_latest on conversation_members (account_id, last_at, other_id);
create trigger conversation_members_note after update of seen_seq on conversation_members
  for each row
  execute function note_row('account_id', 'other_id');
create trigger conversation_members_note1 after update of muted on conversation_members
  for each row
  execute function note_row('account_id');

create table messages (
  id uuid primary key,
  seq bigint not null generated always as identity,
  from_id uuid not null references accounts,
  to_id uuid not null references accounts,
  kind text not null default 'text' check (kind in ('text', 'booking')),
  content text not null,
  client_id text,
  created_at timestamptz not null,
  low_id uuid not null generated always as (least(from_id, to_id)) stored,
  high_id uuid not null generated always as (greatest(from_id, to_id)) stored,
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 4),
  constraint messages_check check (to_id <> from_id),
  constraint messages_content_check check (content <> '' or photo_urls <> '{}')
);
create index messages_of_author on messages (from_id, created_at);
create index messages_of_pair on messages (low_id, high_id, seq);
create unique index messages_once on messages (from_id, client_id) where client_id is not null;
create index messages_photos on messages using gin (photo_urls) where photo_urls <> '{}';
create index messages_with_photos on messages (id) where photo_urls <> '{}';
create trigger messages_cap before insert on messages
  for each row
  execute function keep_cap('from_id', 3000, 'messages', 'day', 'created_at');
create trigger messages_note after insert on messages referencing new table as added for each statement
  execute function note_messages();
create trigger messages_note1 after update of content, photo_urls on messages
  for each row
  execute function note_row('from_id', 'to_id');

create table quick_replies (
  id uuid primary key,
  account_id uuid not null references accounts,
  content text not null check (content <> ''),
  created_at timestamptz not null
);
create index quick_replies_of_account on quick_replies (account_id, created_at, id);

-- ======== reviews ========

create table ratings (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business', 'pet_owner')),
  count int not null,
  total int not null,
  engagement_type text not null check (engagement_type in ('shift', 'visit')),
  constraint ratings_pkey primary key (account_id, as_role, engagement_type)
);
create trigger ratings_keep_business_card after insert or update on ratings
  for each row
  when (new.as_role = 'business' and new.engagement_type = 'shift')
  execute function keep_rated_business_card();
create trigger ratings_keep_searched after insert or update on ratings for each row execute function keep_searched_rating();
create trigger ratings_note after insert or delete or update on ratings for each row execute function note_row('account_id');

create table reviews (
  id uuid primary key,
  engagement_type text not null check (engagement_type in ('shift', 'visit')),
  engagement_id uuid not null,
  author_id uuid not null references accounts,
  subject_id uuid not null references accounts,
  subject_role text not null check (subject_role in ('groomer', 'business', 'pet_owner')),
  rating int not null check (rating >= 1 and rating <= 5),
  tags text[] not null default '{}',
  text text not null default '',
  created_at timestamptz not null,
  revealed_at timestamptz,
  reply_text text,
  reply_at timestamptz,
  removed_at timestamptz,
  constraint reviews_once unique (engagement_type, engagement_id, author_id),
  constraint reviews_check check (author_id <> subject_id),
  constraint reviews_removed_is_hidden check (removed_at is null or revealed_at is null)
);
create index reviews_of_subject on reviews (subject_id, subject_role, created_at desc) where revealed_at is not null;
create trigger reviews_note after insert or delete or update on reviews
  for each row
  execute function note_row('author_id', 'subject_id');

-- ======== care-tips ========

create table daily_tip_settings (
  account_id uuid primary key references accounts on delete cascade,
  enabled boolean not null default true,
  email boolean not null default false,
  push boolean not null default false,
  next_at timestamptz not null
);
create index daily_tip_settings_due on daily_tip_settings (next_at) where enabled;
create trigger daily_tip_settings_note after insert or delete or update of enabled, email, push on daily_tip_settings
  for each row
  execute function note_row('account_id');

create table daily_tips (
  account_id uuid primary key references accounts on delete cascade,
  day date not null,
  tip_id text not null,
  pets text[] not null,
  because text not null
);
create trigger daily_tips_note after insert or update on daily_tips for each row execute function note_row('account_id');

create table hidden_tips (
  tip_id text primary key,
  reason text not null,
  hidden_at timestamptz not null
);

create table owner_tips (
  account_id uuid not null references accounts on delete cascade,
  tip_id text not null,
  rating smallint check (rating >= 1 and rating <= 5),
  feedback text,
  rated_at timestamptz,
  saved_at timestamptz,
  daily_on date,
  seen_at timestamptz,
  constraint owner_tips_pkey primary key (account_id, tip_id),
  constraint owner_tips_check check ((rating is null) = (rated_at is null)),
  constraint owner_tips_check1 check (feedback is null or rating is not null)
);
create index owner_tips_feedback on owner_tips (tip_id, rated_at desc, account_id desc) where feedback is not null;
create index owner_tips_rated on owner_tips (tip_id, rating) where rating is not null;

-- ======== notifications ========

create table link_keys (
  only_one boolean default true primary key check (only_one),
  key bytea not null
);

create table notification_choices (
  account_id uuid not null references accounts on delete cascade,
  category text not null,
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  constraint notification_choices_pkey primary key (account_id, category)
);
create trigger notification_choices_note after insert or delete or update on notification_choices
  for each row
  execute function note_row('account_id');

create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  quiet_from text,
  quiet_until text,
  time_zone text,
  digest boolean not null default false,
  urgent_in_quiet_hours boolean not null default false,
  constraint notification_settings_check check ((quiet_from is null) = (quiet_until is null))
);
create trigger notification_settings_note after insert or delete or update on notification_settings
  for each row
  execute function note_row('account_id');

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  about text not null,
  title text not null,
  text text not null,
  path text not null,
  in_app boolean not null,
  created_at timestamptz not null,
  useful_until timestamptz,
  read_at timestamptz,
  in_digest boolean not null default false,
  other_id uuid references accounts on delete set null,
  work_from timestamptz,
  work_until timestamptz,
  constraint notifications_account_id_kind_about_key unique (account_id, kind, about)
);
create index notifications_created_at on notifications (created_at);
create index notifications_in_digest on notifications (account_id) where in_digest;
create index notifications_of_account on notifications (account_id, created_at desc, id desc) where in_app;
create index notifications_of_other on notifications (other_id) where other_id is not null;
create index notifications_unread on notifications (account_id) where in_app and read_at is null;
create trigger notifications_note after insert or delete or update on notifications
  for each row
  execute function note_row('account_id');

create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  session_hash bytea not null foreign key (session_hash) references sessions(token_hash) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_hash);

-- ======== certifications ========

create table certifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  title text not null check (title <> ''),
  issuer text,
  kind text check (kind in ('certification', 'certificate')),
  number text,
  issued_on date,
  expires_on date,
  proof_url text,
  status text not null check (status in ('declared', 'checked', 'refused')),
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision_reason text,
  expiry_announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint certifications_once unique (account_id, as_role, title),
  constraint certifications_check check (expires_on > issued_on),
  constraint certifications_decided check ((status = 'declared') = (decided_at is null))
);
create index certifications_decided_at on certifications (decided_at desc, id desc) where decided_at is not null;
create index certifications_proofs on certifications (proof_url) where proof_url is not null;
create index certifications_to_announce on certifications (expires_on) where expiry_announced_at is null;
create index certifications_waiting on certifications (updated_at, id) where status = 'declared' and proof_url is not null;
create trigger certifications_keep_searched after insert or delete or update on certifications
  for each row
  execute function keep_searched_checks();
create trigger certifications_note after insert or delete or update on certifications
  for each row
  execute function note_row('account_id');
create trigger certifications_note1 after insert or delete or update on certifications for each row execute function note_admins();

-- ======== profiles ========

create table business_profiles (
  account_id uuid primary key references accounts on delete cascade,
  business_name text not null,
  business_type text not null check (business_type in ('salon', 'mobile')),
  services text[] not null default '{}',
  operating_hours text,
  description text,
  service_radius int not null default 25,
  service_areas text[] not null default '{}',
  vehicle_type text,
  mobile_equipment text[] not null default '{}',
  tables int not null default 2 check (tables >= 1 and tables <= 60),
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null,
  lon float8 not null,
  time_zone text not null,
  spot cube generated always as (point_on_earth(lat, lon)) stored,
  listed boolean not null default false,
  card text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  logo_url text,
  species text[] not null default '{dog}'
);
create index business_profiles_by_words on business_profiles using gin (to_tsvector('english', folded(business_name)));
create index business_profiles_logo on business_profiles (logo_url) where logo_url is not null;
create index business_profiles_spot on business_profiles using gist (spot) where listed;
create index business_profiles_town on business_profiles (state, city) where listed;
create trigger business_profiles_keep_card before insert or update on business_profiles
  for each row
  execute function keep_business_card();
create trigger business_profiles_keep_searched after insert or delete or update on business_profiles
  for each row
  execute function keep_searched_business();
create trigger business_profiles_move_bookings after update of business_type on business_profiles
  for each row
  when (old.business_type <> new.business_type)
  execute function move_bookings_of_business();
create trigger business_profiles_note after insert or delete or update on business_profiles
  for each row
  execute function note_row('account_id');
create trigger business_profiles_set_listed before insert on business_profiles
  for each row
  execute function set_listed('account_id');

create table former_slugs (
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null,
  account_id uuid not null references accounts on delete cascade,
  constraint former_slugs_pkey primary key (as_role, slug)
);
create index former_slugs_account on former_slugs (account_id);
create trigger former_slugs_cap before insert on former_slugs
  for each row
  execute function keep_cap('account_id', 500, 'former addresses of a page');

create table groomer_profiles (
  account_id uuid primary key references accounts on delete cascade,
  title text,
  years_experience int check (years_experience >= 0 and years_experience <= 80),
  specializations text[] not null default '{}',
  service_type text not null default 'both' check (service_type in ('mobile', 'salon', 'both')),
  preferred_radius int not null default 25,
  dogs_per_day_low int,
  dogs_per_day_high int,
  dogs_at_once int not null default 1 check (dogs_at_once >= 1 and dogs_at_once <= 20),
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  time_zone text,
  spot cube generated always as (point_on_earth(lat, lon)) stored,
  listed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  services text[] not null default '{full_groom}',
  species text[] not null default '{dog}',
  constraint groomer_profiles_check check (dogs_per_day_low <= dogs_per_day_high),
  constraint groomer_profiles_check1 check ((address is null) = (time_zone is null))
);
create index groomer_profiles_spot on groomer_profiles using gist (spot) where listed;
create index groomer_profiles_town on groomer_profiles (state, city) where listed;
create trigger groomer_profiles_keep_searched after insert or delete or update on groomer_profiles
  for each row
  execute function keep_searched_groomer();
create trigger groomer_profiles_note after insert or delete or update on groomer_profiles
  for each row
  execute function note_row('account_id');
create trigger groomer_profiles_set_listed before insert on groomer_profiles
  for each row
  execute function set_listed('account_id');

create table name_words (
  word text primary key
);
create index name_words_like on name_words using gin (word gin_trgm_ops);

create table people_changes (
  id bigint generated always as identity primary key,
  role text not null,
  person_id uuid not null,
  before jsonb,
  noticed_at timestamptz not null default 'infinity'::timestamptz,
  constraint people_changes_role_person_id_fkey foreign key (role, person_id) references searched_people(role, id) on delete cascade
);
create index people_changes_noticed on people_changes (noticed_at);
create index people_changes_of_person on people_changes (role, person_id, id);

create table people_spots (
  lat float8 not null,
  lon float8 not null,
  spot cube not null generated always as (point_on_earth(lat, lon)) stored,
  constraint people_spots_pkey primary key (lat, lon)
);
create index people_spots_spot on people_spots using gist (spot);

create table pet_owner_profiles (
  account_id uuid primary key references accounts on delete cascade,
  budget_min int not null default 50,
  budget_max int not null default 75,
  preferred_services text[] not null default '{}',
  preferred_radius int not null default 15,
  address text,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8,
  time_zone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint pet_owner_profiles_check check (budget_min <= budget_max),
  constraint pet_owner_profiles_check1 check ((address is null) = (time_zone is null))
);
create trigger pet_owner_profiles_note after insert or delete or update on pet_owner_profiles
  for each row
  execute function note_row('account_id');

create table price_book (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  place int not null,
  service text not null,
  size text not null check (size in ('small', 'medium', 'large', 'extra_large', 'cat')),
  from_cents int not null check (from_cents > 0),
  minutes int check (minutes > 0),
  constraint price_book_pkey primary key (account_id, side, service, size)
);
create trigger price_book_keep_searched after insert or delete or update on price_book
  for each row
  execute function keep_searched_prices();
create trigger price_book_note after insert or delete or update on price_book for each row execute function note_row('account_id');

create table provider_facts (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  hours jsonb,
  languages text[] not null default '{}',
  safety jsonb,
  updated_at timestamptz not null,
  breed_prices jsonb not null default '[]'::jsonb,
  extras jsonb,
  constraint provider_facts_pkey primary key (account_id, side)
);
create trigger provider_facts_note after insert or delete or update on provider_facts
  for each row
  execute function note_row('account_id');

create table public_pages (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  hidden boolean not null default false,
  constraint public_pages_pkey primary key (account_id, as_role)
);
create unique index public_pages_slug on public_pages (as_role, slug);
create trigger public_pages_note after insert or delete or update on public_pages
  for each row
  execute function note_row('account_id');

create table searched_people (
  id uuid not null references accounts on delete cascade,
  role text not null check (role in ('groomer', 'business')),
  name text not null,
  lat float8 not null default -90,
  lon float8 not null default 0,
  time_zone text not null default 'UTC',
  travel_miles int not null,
  at_once int not null,
  works text[] not null,
  species text[] not null,
  tags text[] not null,
  services text not null,
  about text not null,
  honors_premium boolean not null,
  experience int not null,
  joined_at timestamptz not null,
  cell int not null generated always as (floor((lat + 90) * 4)::int * 1440 + floor((lon + 180) * 4)::int) stored,
  facets text[] not null generated always as (((works || species) || tags) || case when honors_premium then '{premium}' else '{}' end) stored,
  full_groom_cents int,
  priced text not null default '',
  checked_until date,
  price_rank int not null generated always as (coalesce(full_groom_cents, 2147483647)) stored,
  service_words tsvector not null generated always as (to_tsvector('english', (services || ' ') || replace(priced, '_', ' '))) stored,
  shift_reviews int not null default 0,
  shift_stars int not null default 0,
  visit_reviews int not null default 0,
  visit_stars int not null default 0,
  shift_rating float8 generated always as (round(shift_stars / nullif(shift_reviews, 0), 1)) stored,
  visit_rating float8 generated always as (round(visit_stars / nullif(visit_reviews, 0), 1)) stored,
  shift_rank int not null generated always as (rating_rank(shift_reviews, shift_stars)) stored,
  visit_rank int not null generated always as (rating_rank(visit_reviews, visit_stars)) stored,
  words tsvector not null generated always as (to_tsvector('english', folded((name || ' ') || about))) stored,
  name_words tsvector not null generated always as (to_tsvector('simple', regexp_replace(folded(name), '[^[:alnum:]]+', ' ', 'g'))) stored,
  constraint searched_people_pkey primary key (role, id)
) with (fillfactor=90);
create index searched_people_best_after_shifts on searched_people (role, shift_rank, id)
  include (lat, lon, shift_rating, experience);
create index searched_people_best_after_shifts_at_spot on searched_people (role, lat, lon, shift_rank, id)
  include (shift_rating, experience);
create index searched_people_best_after_shifts_in_cell on searched_people (role, cell, shift_rank, id)
  include (lat, lon, shift_rating, experience);
create index searched_people_best_after_visits on searched_people (role, visit_rank, id)
  include (lat, lon, visit_rating, experience);
create index searched_people_best_after_visits_at_spot on searched_people (role, lat, lon, visit_rank, id)
  include (visit_rating, experience);
create index searched_people_best_after_visits_in_cell on searched_people (role, cell, visit_rank, id)
  include (lat, lon, visit_rating, experience);
create index searched_people_by_terms on searched_people using gin (facets, service_words, words, name_words);
create index searched_people_cheapest on searched_people (role, price_rank, id)
  include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_cheapest_in_cell on searched_people (role, cell, price_rank, id)
  include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_most_experienced on searched_people (role, experience, id)
  include (lat, lon, shift_rating, visit_rating);
create index searched_people_most_experienced_in_cell on searched_people (role, cell, experience, id)
  include (lat, lon, shift_rating, visit_rating);
create index searched_people_newest on searched_people (role, joined_at, id)
  include (lat, lon, shift_rating, visit_rating, experience);
create index searched_people_newest_in_cell on searched_people (role, cell, joined_at, id)
  include (lat, lon, shift_rating, visit_rating, experience);
create trigger searched_people_keep_name_words after insert or delete or update of name on searched_people
  for each row
  execute function keep_name_words();
create trigger searched_people_keep_spot after insert or update of lat, lon on searched_people
  for each row
  execute function keep_people_spot();
create trigger searched_people_note_change after update on searched_people
  for each row
  when (old.* is distinct from new.*)
  execute function note_people_change();
create trigger searched_people_note_listed after insert on searched_people for each row execute function note_people_change();
create trigger searched_people_set_prices_and_checks before insert on searched_people
  for each row
  execute function set_searched_prices_and_checks();
create trigger searched_people_set_prices_of_species before update of species on searched_people
  for each row
  when (old.species is distinct from new.species)
  execute function set_searched_prices_and_checks();
create trigger searched_people_set_ratings before insert on searched_people for each row execute function set_searched_ratings();

create table service_areas (
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('groomer', 'business')),
  place int not null,
  name text not null,
  city text not null,
  state text not null,
  zip text not null,
  lat float8 not null,
  lon float8 not null,
  constraint service_areas_pkey primary key (account_id, side, place)
);
create trigger service_areas_note after insert or delete or update on service_areas
  for each row
  execute function note_row('account_id');

-- ======== identity ========

create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  address text,
  constraint account_links_purpose_check check ((purpose in ('verify_email', 'reset_password', 'change_email')) and (purpose = 'change_email') = (address is not null))
);
create index account_links_of_account on account_links (account_id);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  location text,
  bio text,
  profile_image_url text,
  roles text[] not null check (roles <@ array['groomer', 'owner', 'pet_owner'] and cardinality(roles) > 0),
  is_admin boolean not null default false,
  terms_version text not null,
  privacy_version text not null,
  agreed_at timestamptz not null,
  created_at timestamptz not null,
  suspended_at timestamptz,
  suspended_until timestamptz,
  suspension_reason text,
  suspended_by uuid,
  new_email text check (new_email = lower(new_email)),
  password_is_weak boolean not null default false,
  closed_at timestamptz,
  constraint accounts_suspension_whole check ((suspended_at is null) = (suspension_reason is null))
);
create index accounts_admins on accounts (id) where is_admin;
create index accounts_profile_image on accounts (profile_image_url) where profile_image_url is not null;
create index accounts_suspended on accounts (id) where suspended_at is not null;
create trigger accounts_keep_searched_name after update of first_name, last_name on accounts
  for each row
  execute function keep_searched_name();
create trigger accounts_note after delete or update of email, email_verified_at, new_email, password_is_weak, first_name, last_name, bio, location, profile_image_url, roles, is_admin, suspended_at, terms_version, privacy_version on accounts
  for each row
  execute function note_row('id');
create trigger accounts_update_listed after update of suspended_at on accounts
  for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function update_listed_of_suspended();

create table known_browsers (
  token_hash bytea not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  constraint known_browsers_pkey primary key (token_hash, account_id)
);
create index known_browsers_of_account on known_browsers (account_id);
create index known_browsers_seen on known_browsers (seen_at);
create trigger known_browsers_newest after insert on known_browsers
  for each row
  execute function keep_newest('account_id', 200, 'seen_at');

create table legal_agreements (
  account_id uuid not null references accounts,
  text text not null check (text in ('terms', 'privacy')),
  version text not null,
  agreed_at timestamptz not null,
  constraint legal_agreements_pkey primary key (account_id, text, version)
);

create table not_me_links (
  token_hash bytea primary key,
  change_id uuid not null references security_changes on delete cascade,
  expires_at timestamptz not null
);
create index not_me_links_of_change on not_me_links (change_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create index passkey_challenges_of_account on passkey_challenges (account_id);

create table passkeys (
  id uuid primary key,
  credential_id text not null unique,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id);

create table pending_sign_ins (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_expires on pending_sign_ins (expires_at);
create index pending_sign_ins_of_account on pending_sign_ins (account_id);

create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null foreign key (account_id) references two_factors(account_id) on delete cascade,
  created_at timestamptz not null
);
create index recovery_codes_of_account on recovery_codes (account_id);

create table security_changes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  address text not null,
  device text not null,
  changed_at timestamptz not null,
  undone_at timestamptz
);
create index security_changes_changed on security_changes (changed_at);
create index security_changes_former_address on security_changes (address) where kind = 'email';
create index security_changes_of_account on security_changes (account_id, changed_at);
create trigger security_changes_newest after insert on security_changes
  for each row
  execute function keep_newest('account_id', 1000, 'changed_at');

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  id uuid not null unique,
  device text not null,
  last_seen_at timestamptz not null,
  has_second_factor boolean not null default false,
  front_desk text,
  staff_id uuid references staff on delete set null,
  staff_until timestamptz
);
create index sessions_account on sessions (account_id);
create index sessions_of_staff on sessions (staff_id) where staff_id is not null;
create trigger sessions_newest after insert on sessions
  for each row
  execute function keep_newest('account_id', 200, 'last_seen_at');
create trigger sessions_note after delete or update on sessions for each row execute function note_row('account_id');

create table two_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret text,
  last_step bigint,
  turned_on_at timestamptz,
  sealed_secret bytea,
  constraint two_factors_check check ((secret is null) <> (sealed_secret is null))
);
create trigger two_factors_note after insert or delete or update of turned_on_at on two_factors
  for each row
  execute function note_row('account_id');

-- ======== media ========

create table media (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  key text not null unique,
  type text not null default 'photo' check (type in ('photo', 'pdf')),
  width int,
  height int,
  bytes int not null,
  created_at timestamptz not null,
  unused_since timestamptz,
  constraint media_check check ((type = 'photo') = (width is not null and height is not null))
);
create index media_of_account on media (account_id, created_at desc);
create index media_unused_since on media (unused_since) where unused_since is not null;

-- ======== personal-data ========

create table data_exports (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null unique,
  asked_at timestamptz not null,
  file text unique,
  bytes bigint,
  ready_at timestamptz,
  expires_at timestamptz,
  link_hash bytea unique,
  constraint data_exports_whole check (num_nulls(file, bytes, ready_at, expires_at) in (0, 4))
);
create index data_exports_expired on data_exports (expires_at) where expires_at is not null;
create trigger data_exports_note after insert or delete or update on data_exports
  for each row
  execute function note_row('account_id');

-- ======== platform ========

create table audit_log (
  id uuid primary key,
  admin_id uuid,
  act text not null,
  subject_id text not null,
  details jsonb not null,
  created_at timestamptz not null,
  account_id uuid
);
create index audit_log_created on audit_log (created_at desc, id desc);
create index audit_log_of_account on audit_log (account_id, id desc) where account_id is not null;
create index audit_log_of_admin on audit_log (admin_id, id desc);
create trigger audit_log_append_only before delete or update on audit_log for each row execute function refuse_change();

create table backups (
  finished_at timestamptz primary key,
  bytes bigint not null
);

create table changed (
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  accounts uuid[],
  changed_at timestamptz not null default now(),
  constraint changed_pkey primary key (xid, table_name)
);

create table demo_town (
  only_one boolean default true primary key check (only_one),
  state text not null check (state in ('filling', 'full'))
);

create table events (
  id uuid primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index events_created_at on events (created_at);

create table idempotent_requests (
  id bytea primary key,
  request_hash bytea not null,
  answer bytea,
  created_at timestamptz not null
);
create index idempotent_requests_created_at on idempotent_requests (created_at);

create table jobs (
  id uuid primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  lane text not null generated always as (case when name ~~ 'mail-%' then 'mail' when name ~~ 'push-%' then 'push' when name ~~ 'calendar-%' then 'calendar' when name ~~ 'series-%' then 'series' else 'main' end) stored,
  constraint jobs_name_key_key unique (name, key)
);
create index jobs_due on jobs (lane, run_at, id);
create index jobs_failed on jobs (id) where last_error is not null;
create trigger jobs_note after update of last_error on jobs
  for each row
  when (old.last_error is distinct from new.last_error)
  execute function note_admins();
create trigger jobs_note1 after delete on jobs for each row when (old.last_error is not null) execute function note_admins();

create table mails (
  id uuid primary key,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  html text
);
create index mails_created_at on mails (created_at, id);

create table migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

create table payment_messages (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_messages_received on payment_messages (received_at);

create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  constraint rate_limits_pkey primary key (key, window_start)
);

-- ======== local/test-processor ========

create table test_processor_books (
  customer_ref text primary key,
  books text not null
);

-- ======== views ========

create view used_photos as
 select accounts.profile_image_url as url
   from accounts
  where accounts.profile_image_url is not null
union all
 select business_profiles.logo_url as url
   from business_profiles
  where business_profiles.logo_url is not null
union all
 select portfolio_items.image_url as url
   from portfolio_items
union all
 select portfolio_items.before_url as url
   from portfolio_items
  where portfolio_items.before_url is not null
union all
 select unnest(portfolio_consents.photo_urls) as url
   from portfolio_consents
union all
 select pets.photo_url as url
   from pets
  where pets.photo_url is not null
union all
 select vaccinations.proof_url as url
   from vaccinations
  where vaccinations.proof_url is not null
union all
 select photo.value ->> 'url' as url
   from report_cards,
    lateral jsonb_array_elements(report_cards.photos) photo(value)
union all
 select sides.shown ->> 'url' as url
   from report_cards,
    lateral jsonb_array_elements(report_cards.before_after) pair(value),
    lateral ( values (pair.value -> 'before'), (pair.value -> 'after')) sides(shown)
union all
 select unnest(messages.photo_urls) as url
   from messages
  where messages.photo_urls <> '{}'
union all
 select jsonb_array_elements_text(reports.evidence -> 'photoUrls') as url
   from reports
union all
 select certifications.proof_url as url
   from certifications
  where certifications.proof_url is not null
union all
 select expenses.receipt_url as url
   from expenses
  where expenses.receipt_url is not null
union all
 select unnest(price_changes.photos) as url
   from price_changes
  where price_changes.photos <> '{}'
union all
 select unnest(incidents.photos) as url
   from incidents
  where incidents.photos <> '{}'
union all
 select unnest(consents.photos) as url
   from consents
  where consents.photos <> '{}'
union all
 select check_in_photos.url
   from check_in_photos;

-- ======== functions ========

create function agreed_price(visit visits) returns int language sql stable as $$
  select case when visit.stop_reason is null then greatest(visit.list_price - visit.discount, (
      select max(c.new_total) from price_changes c
      where c.visit_id = visit.id and c.state = 'approved' and c.disputed_at is null))
    else visit.list_price - visit.discount end
$$;

create function asked_move(visit visits) returns jsonb language sql stable as $$
  select jsonb_build_object('isDeclined', bool_and(o.state = 'declined'), 'note', max(o.note), 'answer', max(o.answer),
    'times', jsonb_agg(jsonb_build_object('id', o.id, 'startsAt', o.starts_at, 'endsAt', o.ends_at) order by o.starts_at, o.id))
  from time_offers o where o.visit_id = visit.id and o.by = 'client' and o.state in ('open', 'declined') having count(*) > 0
$$;

create function asked_price(visit visits) returns int language sql stable as $$
  select c.new_total from price_changes c where c.visit_id = visit.id and c.state = 'open'
$$;

create function bookings_in_the_way(subject uuid, wanted tstzrange, at_once int, besides uuid default null, wanted_units int default 1)
  returns setof bookings language sql stable as $$
  select b.* from bookings b
  where b.subject_id = subject and b.during && wanted and b.source_id is distinct from besides
    and (at_once is null or b.dogs_at_once is null or at_once < wanted_units + (
      select max((
        select sum(c.units) from bookings c
        where c.subject_id = subject and c.source_id is distinct from besides
          and c.during @> greatest(lower(start.during), lower(wanted))))
      from bookings start
      where start.subject_id = subject and start.during && wanted and start.source_id is distinct from besides))
$$;

create function busy_times(subject uuid, span tstzrange, at_once int) returns tstzmultirange language sql stable as $$
  with taken as (
    select during, dogs_at_once, units from bookings where subject_id = subject and during && span
  ), parts as (
    select at as begins, lead(at) over (order by at) as ends
    from (select distinct unnest(array[lower(during), upper(during)]) as at from taken) marks
  )
  select coalesce(range_agg(tstzrange(begins, ends)), '{}') from parts where ends is not null and (
    select sum(units) >= coalesce(at_once, 1) or bool_or(dogs_at_once is null) from taken
    where during && tstzrange(begins, ends))
$$;

create function cancelled_on(client uuid, last_groomed_at timestamptz, zone text) returns date language sql stable as $$
  select (last.starts_at at time zone zone)::date from (
    select v.starts_at, v.status from visits v
    where v.client_id = client and v.status in ('booked', 'checked_in', 'completed', 'stopped', 'cancelled', 'no_show', 'contested', 'not_closed')
    order by v.starts_at desc, v.id desc limit 1
  ) last
  where last.status = 'cancelled' and (last_groomed_at is null or last.starts_at > last_groomed_at)
$$;

create function checked_certifications_until(account uuid, role text)
  returns date language sql stable
  return (select max(coalesce(c.expires_on, 'infinity'::date)) as max from certifications c
  where ((c.account_id = checked_certifications_until.account) and (c.as_role = checked_certifications_until.role) and (c.status = 'checked')));

create function client_due_on(last_groomed_at timestamptz, every_weeks int, zone text)
  returns date language sql stable parallel safe
  return (((last_groomed_at at time zone zone))::date + (7 * every_weeks));

create function clients_like(account uuid, typed text, most int)
  returns setof uuid language sql stable set "pg_trgm.word_similarity_threshold" to '0.45' as $$
  select id from clients where account_id = account and names %> folded(typed)
  order by word_similarity(folded(typed), names) desc, sort_name, id limit most
$$;

create function count_open_offers() returns trigger language plpgsql as $$
begin
  update grooming_requests set open_offers = open_offers
    + (case when new.status = 'pending' then 1 else 0 end)
    - (case when tg_op = 'UPDATE' and old.status = 'pending' then 1 else 0 end)
  where id = new.request_id;
  return null;
end $$;

create function disputed_of(bill bills) returns int language sql stable as $$
  select coalesce(sum(new_total - old_total), 0)::int from price_changes
  where visit_id = bill.visit_id and state = 'approved' and disputed_at > bill.closed_at
$$;

create function erase_visits_of_client() returns trigger language plpgsql as $$
begin
  update bookings set title = 'Visit' where source_kind = 'visit' and source_id in (select own_visits_of(new.id));
  update visits set title = 'Visit', address = case when address is not null then 'Address removed' end, lat = null, lon = null,
    directions = null, note = null
  where id in (select own_visits_of(new.id));
  update page_bookings set proven_phone = null where client_id = new.id and proven_phone is not null;
  return null;
end $$;

create function face_of(account uuid, acts_as text)
  returns text language sql stable
  return coalesce((select business_profiles.logo_url from business_profiles
  where ((business_profiles.account_id = face_of.account) and (face_of.acts_as in ('business', 'owner')))), (select accounts.profile_image_url from accounts
  where (accounts.id = face_of.account)));

create function filed_bites_of(pet uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'on', i.happened_on,
    'what', i.what || coalesce((select string_agg(E'\nAdded later: ' || (said ->> 'text'), '') from jsonb_array_elements(i.additions) said), ''),
    'by', i.signed_by, 'filedAt', i.filed_at, 'answer', i.answer) order by i.filed_at, i.id), '[]')
  from incidents i where i.pet_id = pet and i.kind = 'bite'
$$;

create function folded(typed text)
  returns text language sql immutable parallel safe
  return case
  when (octet_length(typed) = length(typed)) then lower(typed) else replace(replace(replace(replace(translate(lower(regexp_replace(normalize(typed, nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g')), 'øłđðħı’‘ʼʻ‐‑‒–—−', 'olddhi''''''''------'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;

create function freeze_policy() returns trigger language plpgsql as $$
begin
  new.policy_id := coalesce(new.policy_id,
    (select id from cancellation_policies where account_id = new.provider_id order by created_at desc, id desc limit 1));
  return new;
end $$;

create function grooms_column(taken text[], size text)
  returns boolean language sql immutable
  return ((taken = '{}') or (case size when 'cat' then 'cat' else 'dog' end = any (taken)));

create function has_access(account uuid)
  returns boolean language sql stable
  return ((exists (select from memberships
  where ((memberships.account_id = has_access.account) and (memberships.kind = 'access') and (memberships.status <> all (array['incomplete', 'expired']))))) and (not (exists (select from accounts
  where ((accounts.id = has_access.account) and (accounts.suspended_at is not null))))));

create function has_access_locked(account uuid) returns boolean language plpgsql as $$
begin
  perform from memberships where account_id = account and kind = 'access' and status <> 'expired' for share;
  return has_access(account);
end $$;

create function hidden_from(viewer uuid)
  returns uuid[] language sql stable
  return array(select blocks.blocked_id from blocks
  where (blocks.blocker_id = hidden_from.viewer) union all select blocks.blocker_id from blocks
  where (blocks.blocked_id = hidden_from.viewer) union all select accounts.id from accounts
  where ((accounts.suspended_at is not null) and (accounts.id is distinct from hidden_from.viewer)));

create function house_limit_of(account uuid)
  returns int language sql stable
  return coalesce((select house_limits.pets_in_house from house_limits
  where (house_limits.account_id = house_limit_of.account)), (4 * (select business_profiles.tables from business_profiles
  where (business_profiles.account_id = house_limit_of.account))));

create function house_of(account uuid)
  returns uuid language sql immutable parallel safe
  return (encode(substr(sha256((('house of ' || account))::bytea), 1, 16), 'hex'));

create function is_found(searched text, typed text)
  returns boolean language sql immutable parallel safe
  return ((searched = '') or ((folded(searched) ~ '[[:alnum:]]') and (position((folded(searched)) in (folded(typed))) > 0)));

create function is_free_on(account uuid, day date, at_once int, since timestamptz, acts_as text default null)
  returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once, acts_as) * tstzmultirange(tstzrange(since, null))) free
    where upper(free) - lower(free) >= coalesce(
      (select make_interval(mins => min(minutes)) from price_book where account_id = account), interval '1 hour'))
$$;

create function is_salon(account uuid)
  returns boolean language sql stable
  return (exists (select from business_profiles
  where ((business_profiles.account_id = is_salon.account) and (business_profiles.business_type = 'salon'))));

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

create function keep_agreement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.groomer_signed_at is null
    and to_jsonb(new) - 'groomer_signed_at' = to_jsonb(old) - 'groomer_signed_at' then
    return new;
  end if;
  raise exception 'Rows of % are only added', tg_table_name;
end $$;

create function keep_book_price() returns trigger language plpgsql as $$
begin
  select round(min(from_cents) / 100.0), round(max(from_cents) / 100.0) into new.book_min, new.book_max
  from price_book
  where account_id = new.business_id and side = 'business'
    and case when work_of(new.title) = 'cats' then size = 'cat' else size in ('small', 'medium', 'large') end
    and service = any (case work_of(new.title)
      when 'bath' then '{bath_brush}'
      when 'bath_tidy' then '{bath_tidy}'
      when 'mixed' then '{bath_brush,full_groom}'
      when 'nails' then '{nail_trim}'
      when 'hand_strip' then '{hand_strip}'
      else '{full_groom}' end::text[]);
  return new;
end $$;

create function keep_business_card() returns trigger language plpgsql as $$
begin
  select substr(left(to_json(card)::text, -1), 2) into strict new.card
  from (select
    new.business_name as "businessName", new.logo_url as "logoUrl", round(r.total::numeric / nullif(r.count, 0), 1) as rating,
    coalesce(r.count, 0) as "reviewCount"
    from (values (new.account_id)) b (account_id)
    left join ratings r on r.account_id = b.account_id and r.as_role = 'business' and r.engagement_type = 'shift') card;
  return new;
end $$;

create function keep_cap() returns trigger language plpgsql as $$
declare
  whose constant text := tg_argv[0];
  most constant int := tg_argv[1];
  counting text := format('select count(*) from (select from %I where %I = ($1).%I', tg_table_name, whose, whose);
  kept int;
begin
  if tg_nargs > 3 then
    counting := counting || format(' and %1$I >= date_trunc(%2$L, ($1).%1$I::timestamptz) and %1$I < date_trunc(%2$L, ($1).%1$I::timestamptz) + %3$L::interval',
      tg_argv[4], tg_argv[3], '1 ' || tg_argv[3]);
  end if;
  counting := counting || ' limit $2) kept';
  execute counting using new, most into kept;
  if kept > most - 100 then
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || (to_jsonb(new) ->> whose), 7720611));
    execute counting using new, most into kept;
  end if;
  if kept >= most then
    raise exception using errcode = 'WW001', message = format('There is room for at most %s %s%s.',
      to_char(most, 'FM999,999'), tg_argv[2], case when tg_nargs > 3 then ' in one ' || tg_argv[3] else '' end);
  end if;
  return new;
end $$;

create function keep_cap_of_statement() returns trigger language plpgsql as $$
declare
  whose constant text := tg_argv[0];
  most constant int := tg_argv[1];
  counting constant text := format('select count(*) from (select from %I where %I = $1 limit $2 + 1) kept', tg_table_name, whose);
  owner uuid;
  kept int;
begin
  for owner in execute format('select distinct %I from added_rows', whose) loop
    execute counting using owner, most into kept;
    if kept > most - 1000 then
      perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner, 7720611));
      execute counting using owner, most into kept;
    end if;
    if kept > most then
      raise exception using errcode = 'WW001', message = format('There is room for at most %s %s.', to_char(most, 'FM999,999'), tg_argv[2]);
    end if;
  end loop;
  return null;
end $$;

create function keep_former_time() returns trigger language plpgsql as $$
begin
  new.former_starts_at = old.starts_at;
  new.former_ends_at = old.ends_at;
  return new;
end $$;

create function keep_incident() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or row(new.account_id, new.visit_id, new.signed_by, new.filed_at) is distinct from row(old.account_id, old.visit_id, old.signed_by, old.filed_at)
    or old.answer is not null and new.answer is distinct from old.answer
    or exists (
      select from jsonb_array_elements(old.additions) with ordinality as said (addition, place)
      where said.addition is distinct from new.additions -> (said.place::int - 1))
    or row(new.kind, new.happened_on, new.what, new.skin_broken, new.vet_seen, new.photos)
      is distinct from row(old.kind, old.happened_on, old.what, old.skin_broken, old.vet_seen, old.photos)
      and (new.edited_at is null or new.edited_at >= old.filed_at + interval '30 minutes')
  then
    raise check_violation using constraint = 'incidents_stay', message = 'An incident is neither changed nor removed';
  end if;
  return new;
end $$;

create function keep_money_row() returns trigger language plpgsql as $$
declare
  may_change text[] := array['client_id'];
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) ->> 'voided_at' is null then
      may_change := may_change || array['voided_at', 'void_reason'];
    end if;
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are only added', tg_table_name;
end $$;

create function keep_name_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from name_words w where w.word = any (tsvector_to_array(old.name_words))
      and not exists (select from searched_people p where p.name_words @@ ('''' || w.word || '''')::tsquery);
  end if;
  if tg_op <> 'DELETE' then
    insert into name_words select unnest(tsvector_to_array(new.name_words)) on conflict do nothing;
  end if;
  return null;
end $$;

create function keep_newest() returns trigger language plpgsql as $$
begin
  execute format('delete from %1$I where ctid in (select ctid from %1$I where %2$I = ($1).%2$I order by %3$I desc offset $2)',
    tg_table_name, tg_argv[0], tg_argv[2]) using new, tg_argv[1]::int;
  return null;
end $$;

create function keep_people_spot() returns trigger language plpgsql as $$
begin
  insert into people_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;

create function keep_rated_business_card() returns trigger language plpgsql as $$
begin
  update business_profiles set card = null where account_id = new.account_id;
  return null;
end $$;

create function keep_request_spot() returns trigger language plpgsql as $$
begin
  insert into request_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;

create function keep_room() returns trigger language plpgsql as $$
begin
  perform lock_bookings(new.subject_id);
  if tg_op = 'UPDATE' and new.subject_id = old.subject_id and new.during <@ old.during then
    return new;
  end if;
  if not new.squeezed
    and exists (select from bookings_in_the_way(new.subject_id, new.during, new.dogs_at_once, new.source_id, new.units)) then
    raise exclusion_violation using constraint = 'bookings_never_overlap',
      message = 'There is no room for this booking';
  end if;
  return new;
end $$;

create function keep_searched_business() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'business' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, joined_at)
  select new.account_id, 'business', new.business_name, new.lat, new.lon, new.time_zone, new.service_radius, new.tables,
    array[new.business_type], new.species, '{}', plain_text(new.services),
    concat_ws(' ', new.city, new.description, plain_text(new.services)),
    coalesce(p.honors_premium, false), -1, new.created_at
  from (values (new.account_id)) b (account_id)
  left join provider_rules p on p.account_id = b.account_id
  on conflict (role, id) do update set name = excluded.name, lat = excluded.lat, lon = excluded.lon,
    time_zone = excluded.time_zone, travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works,
    species = excluded.species, services = excluded.services, about = excluded.about;
  return null;
end $$;

create function keep_searched_checks() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  update searched_people set checked_until = checked_certifications_until(changed.account_id, changed.as_role)
  where role = changed.as_role and id = changed.account_id;
  return null;
end $$;

create function keep_searched_groomer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.listed then
    delete from searched_people where role = 'groomer' and id = old.account_id;
    return null;
  end if;
  insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags,
    services, about, honors_premium, experience, joined_at)
  select a.id, 'groomer', a.first_name || ' ' || a.last_name, coalesce(new.lat, -90), coalesce(new.lon, 0),
    coalesce(new.time_zone, 'UTC'), new.preferred_radius, new.dogs_at_once,
    case new.service_type when 'both' then '{salon,mobile}'::text[] else array[new.service_type] end,
    new.species, to_tags(new.specializations),
    replace(plain_text(new.services), '_', ' ') || ' ' || plain_text(new.specializations),
    concat_ws(' ', new.title, new.city, plain_text(new.specializations)),
    coalesce(p.honors_premium, false), coalesce(new.years_experience, -1), new.created_at
  from accounts a
  left join provider_rules p on p.account_id = a.id
  where a.id = new.account_id
  on conflict (role, id) do update set lat = excluded.lat, lon = excluded.lon, time_zone = excluded.time_zone,
    travel_miles = excluded.travel_miles, at_once = excluded.at_once, works = excluded.works, species = excluded.species,
    tags = excluded.tags, services = excluded.services, about = excluded.about,
    experience = excluded.experience;
  return null;
end $$;

create function keep_searched_name() returns trigger language plpgsql as $$
begin
  update searched_people set name = new.first_name || ' ' || new.last_name where role = 'groomer' and id = new.id;
  return null;
end $$;

create function keep_searched_premium() returns trigger language plpgsql as $$
begin
  update searched_people set honors_premium = new.honors_premium
    where id = new.account_id and honors_premium <> new.honors_premium;
  return null;
end $$;

create function keep_searched_prices() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  update searched_people p set (full_groom_cents, priced) =
    (select s.full_groom_cents, s.priced from search_prices(p.id, p.role, p.species) s)
  where p.role = changed.side and p.id = changed.account_id;
  return null;
end $$;

create function keep_searched_rating() returns trigger language plpgsql as $$
begin
  if new.engagement_type = 'shift' then
    update searched_people set shift_reviews = new.count, shift_stars = new.total where role = new.as_role and id = new.account_id;
  else
    update searched_people set visit_reviews = new.count, visit_stars = new.total where role = new.as_role and id = new.account_id;
  end if;
  return null;
end $$;

create function keep_shift_card() returns trigger language plpgsql set "timezone" to 'UTC' as $$
begin
  select left(to_json(card)::text, -2) into strict new.card
  from (select
    new.id, new.title, new.description, new.status, new.starts_at as "shiftDate", new.ends_at as "endsAt",
    new.start_time as "startTime", new.end_time as "endTime", new.time_zone as "timeZone",
    new.dog_count as "dogCount", new.pay_percentage as "payPercentage", new.hourly_rate as "hourlyRate", new.pay_model as "payModel",
    new.booth_rent as "boothRent", new.paid_when as "paidWhen", new.bathing, new.cancel_terms as "cancelTerms",
    new.estimated_pay_min as "estimatedPayMin", new.estimated_pay_max as "estimatedPayMax",
    new.book_min as "bookMin", new.book_max as "bookMax",
    new.requirements, new.bonus_info as "bonusInfo", new.bonus_amount as "bonusAmount",
    new.terms_version as "termsVersion", new.business_id as "ownerId", new.business_id as "businessId",
    (select business from (select
      new.business_type as "businessType", new.address, new.city, new.state,
      new.lat as latitude, new.lon as longitude) business) as business) card;
  return new;
end $$;

create function keep_shift_spot() returns trigger language plpgsql as $$
begin
  insert into shift_spots (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;

create function lock_bookings(subject uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(subject::text, 7720605))
$$;

create function merge_waiting_client() returns trigger language plpgsql as $$
declare
  other waiting_clients;
begin
  delete from waiting_clients where client_id = new.client_id and visit_id is null returning * into other;
  if found then
    new.minutes = greatest(new.minutes, other.minutes);
    new.until = greatest(new.until, other.until);
    new.created_at = least(new.created_at, other.created_at);
    new.pet_ids = case when '{}' in (new.pet_ids, other.pet_ids) then '{}'
      else array(select unnest(new.pet_ids) union select unnest(other.pet_ids)) end;
    new.weekdays = case when '{}' in (new.weekdays, other.weekdays) then '{}'
      else array(select unnest(new.weekdays) union select unnest(other.weekdays) order by 1) end;
    if new.from_time is null or other.from_time is null then
      new.from_time = null;
      new.to_time = null;
    else
      new.from_time = least(new.from_time, other.from_time);
      new.to_time = greatest(new.to_time, other.to_time);
    end if;
  end if;
  return new;
end $$;

create function miles_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8)
  returns float8 language sql immutable parallel safe
  return ((((2) * 3958.7613)) * asin(sqrt(((sin((radians((lat2 - lat1)) / (2))) ^ (2)) + ((cos(radians(lat1)) * cos(radians(lat2))) * (sin((radians((lon2 - lon1)) / (2))) ^ (2)))))));

create function move_bookings_of_business() returns trigger language plpgsql as $$
begin
  update bookings b set squeezed = true,
    subject_id = case when new.business_type = 'salon' then tables_of(new.account_id) else new.account_id end
  from visits v
  where b.source_kind = 'visit' and b.source_id = v.id and v.provider_id = new.account_id and v.provider_as = 'business'
    and b.subject_id = case when new.business_type = 'salon' then new.account_id else tables_of(new.account_id) end;
  return null;
end $$;

create function move_client_pet(of_client uuid, from_pet uuid, into_pet uuid) returns void language sql as $$
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select own_visits_of(of_client));
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id in (select own_visits_of(of_client));
  update incidents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id = of_client else visit_id in (select own_visits_of(of_client)) end;
  update consents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id = of_client else visit_id in (select own_visits_of(of_client)) end;
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit' and source_id in (select own_visits_of(of_client));
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id = of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  delete from client_pets where client_id = of_client and pet_id = into_pet
    and exists (select from client_pets where client_id = of_client and pet_id = from_pet);
  update client_pets set pet_id = into_pet where client_id = of_client and pet_id = from_pet;
$$;

create function move_rest_of_pet(of_client uuid, from_pet uuid, into_pet uuid, since timestamptz) returns void language sql as $$
  update requested_pets set pet_id = into_pet where pet_id = from_pet;
  update visit_pets set pet_id = into_pet
  where pet_id = from_pet and visit_id not in (select own_visits_of(of_client));
  update report_cards set pet_id = into_pet
  where pet_id = from_pet and visit_id not in (select own_visits_of(of_client));
  update incidents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id is distinct from of_client else visit_id not in (select own_visits_of(of_client)) end;
  update consents set pet_id = into_pet where pet_id = from_pet
    and case when visit_id is null then client_id is distinct from of_client else visit_id not in (select own_visits_of(of_client)) end;
  update bookings set subject_id = into_pet
  where subject_id = from_pet and source_kind = 'visit' and source_id not in (select own_visits_of(of_client));
  update visit_series set pets = (
    select jsonb_agg(case when pet ->> 'petId' = from_pet::text then pet || jsonb_build_object('petId', into_pet) else pet end order by place)
    from jsonb_array_elements(pets) with ordinality as listed (pet, place))
  where client_id <> of_client and pets @> jsonb_build_array(jsonb_build_object('petId', from_pet));
  update client_pets set pet_id = into_pet where client_id <> of_client and pet_id = from_pet;
  update vaccinations set pet_id = into_pet where pet_id = from_pet and created_at > since;
  update pet_bite_history set pet_id = into_pet where pet_id = from_pet and replaced_at > since;
  update pet_record_links set pet_id = into_pet where pet_id = from_pet;
  delete from due_reminders where pet_id = from_pet;
$$;

create function move_to_merged_client() returns trigger language plpgsql as $$
declare
  named record;
begin
  for named in
    select k.conrelid::regclass as whose, a.attname as column_name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'f' and k.confrelid = 'clients'::regclass and k.conrelid not in ('clients'::regclass, 'client_pets'::regclass)
  loop
    execute format('update %s set %I = $1 where %2$I = $2', named.whose, named.column_name) using new.merged_into, new.id;
  end loop;
  return null;
end $$;

create function names_like(written text[])
  returns tsquery language sql stable set "pg_trgm.word_similarity_threshold" to '0.45' as $$
  select case when count(like_words) = count(*) then string_agg(like_words, ' & ')::tsquery end from (
    select (
      select '(' || string_agg('''' || v.word || '''', ' | ') || ')' from (
        select n.word, word_similarity(w, n.word) as likeness,
          max(word_similarity(w, n.word)) over () as best
        from name_words n where n.word %> w
      ) v where v.likeness >= v.best - 0.15
    ) as like_words
    from unnest(written) w
  ) each_word
$$;

create function note_admins() returns trigger language plpgsql as $$
begin
  perform note_change(tg_table_name, variadic array(select id from accounts where is_admin));
  return null;
end $$;

create function note_both_sides_of_shift() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, (changed_row ->> 'groomer_id')::uuid,
    (select business_id from shifts where id = (changed_row ->> 'shift_id')::uuid));
  return null;
end $$;

create function note_change(changed_table text, variadic concerned uuid[]) returns void language sql as $$
  insert into changed as noted (table_name, accounts) values (changed_table, array_remove(concerned, null))
  on conflict (xid, table_name) do update
    set accounts = case when cardinality(noted.accounts) < 500 then noted.accounts || excluded.accounts end
    where not noted.accounts @> excluded.accounts
$$;

create function note_messages() returns trigger language plpgsql as $$
begin
  perform note_change('messages', variadic array(select from_id from added union select to_id from added));
  return null;
end $$;

create function note_offer() returns trigger language plpgsql as $$
declare
  offer offers%rowtype;
begin
  if tg_op = 'DELETE' then offer := old; else offer := new; end if;
  perform note_change('offers', offer.provider_id,
    (select owner_id from grooming_requests where id = offer.request_id));
  return null;
end $$;

create function note_people_change() returns trigger language plpgsql as $$
begin
  insert into people_changes (role, person_id, before)
  values (new.role, new.id, case when tg_op = 'UPDATE' then to_jsonb(old) end);
  return null;
end $$;

create function note_pet() returns trigger language plpgsql as $$
begin
  perform note_change('pets', variadic array(
    select unnest(array[owner_id, managed_by]) from pets where id = coalesce(new.pet_id, old.pet_id)));
  return null;
end $$;

create function note_report_card() returns trigger language plpgsql as $$
begin
  perform note_change('report_cards', variadic array(
    select unnest(array[owner_id, provider_id]) from visits where id = new.visit_id));
  return null;
end $$;

create function note_request() returns trigger language plpgsql as $$
declare
  request grooming_requests%rowtype;
begin
  if tg_op = 'DELETE' then request := old; else request := new; end if;
  perform note_change('grooming_requests', variadic array(
    select request.owner_id union all select provider_id from offers where request_id = request.id));
  return null;
end $$;

create function note_row() returns trigger language plpgsql as $$
declare
  changed_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform note_change(tg_table_name, variadic array(select (changed_row ->> name)::uuid from unnest(tg_argv) name));
  return null;
end $$;

create function note_shift() returns trigger language plpgsql as $$
declare
  shift shifts%rowtype;
begin
  if tg_op = 'DELETE' then shift := old; else shift := new; end if;
  perform note_change('shifts', variadic array(
    select shift.business_id union all select groomer_id from shift_applications where shift_id = shift.id));
  return null;
end $$;

create function note_stage() returns trigger language plpgsql as $$
begin
  perform note_change('visits', variadic array(
    select unnest(array[provider_id, owner_id]) from visits where id = new.visit_id));
  return null;
end $$;

create function open_times(account uuid, day date, at_once int, acts_as text default null)
  returns tstzmultirange language sql stable as $$
  with whole as (
    select tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone) as span,
      tstzrange((day + time '08:00') at time zone zone, (day + time '18:00') at time zone zone) as usual
    from (select zone_of(account) as zone) z
  )
  select case
      when not exists (select from working_hours where account_id = account) then tstzmultirange(usual)
      else coalesce(working_times(account, day, day) * tstzmultirange(span), '{}') end
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from time_off
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(starts_at, ends_at)) from outside_busy
        where account_id = account and starts_at < upper(span) and ends_at > lower(span)), '{}')
    - busy_times(subject_of(account, acts_as), span, at_once)
  from whole
$$;

create function owed_of(bill bills) returns int language sql stable as $$
  select case when bill.voided_at is null then greatest(0, bill.total - disputed_of(bill)
    - coalesce((select sum(amount) from bill_payments where bill_id = bill.id), 0))::int else 0 end
$$;

create function owes_for(visit uuid) returns int language sql stable as $$
  select (coalesce((select sum(owed_of(b)) from bills b where b.visit_id = visit and b.client_id is not null and b.voided_at is null), 0)
    + coalesce((select sum(f.amount) from fees f where f.visit_id = visit and f.client_id is not null and f.waived_at is null
      and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0), 0))::int
$$;

create function owes_of(client uuid) returns int language sql stable as $$
  select (coalesce((select sum(owed_of(b)) from bills b where b.client_id = client and b.voided_at is null), 0)
    + coalesce((select sum(f.amount) from fees f where f.client_id = client and f.waived_at is null
      and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) = 0), 0))::int
$$;

create function own_visits_of(client uuid) returns setof uuid language sql stable as $$
  select id from visits where client_id = client and source <> 'marketplace'
$$;

create function pay_rank_of(title text, dogs int, lasts interval, percentage int, told int, book_max int, booth_rent int, hourly_rate int)
  returns int language sql immutable parallel safe as $$
  select case when possible.dogs = 0 and hourly_rate is null then -20000000
    else least(told, greatest(0, round(possible.dogs * coalesce(book_max, work.price) * percentage / 100.0)::int
      - round(coalesce(booth_rent, 0) / 100.0)::int, round(hourly_rate * extract(epoch from lasts) / 360000)::int)) end
  from (values ('groom', 90, 92), ('bath', 45, 75), ('bath_tidy', 60, 90), ('mixed', 65, 85), ('nails', 10, 20),
    ('hand_strip', 120, 180), ('cats', 80, 140)) work (kind, minutes, price)
  cross join lateral (select least(pay_rank_of.dogs, floor(extract(epoch from lasts) / 60 / work.minutes)::int) as dogs) possible
  where work.kind = work_of(title)
$$;

create function people_before(after timestamptz, until timestamptz) returns setof searched_people language sql stable as $$
  select p.* from (
    select distinct on (c.role, c.person_id) c.before from people_changes c
    where c.noticed_at > after and c.noticed_at <= until order by c.role, c.person_id, c.id
  ) first_change cross join lateral jsonb_populate_record(null::searched_people, first_change.before) p
  where first_change.before is not null
$$;

create function plain_text(text[]) returns text language sql immutable parallel safe strict return array_to_string($1, ' ');

create function point_on_earth(lat float8, lon float8)
  returns cube language sql immutable parallel safe strict
  return cube(array[(cos(radians(lat)) * cos(radians(lon))), (cos(radians(lat)) * sin(radians(lon))), sin(radians(lat))]);

create function queue_job(id uuid, name text, key text, payload jsonb, run_at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into jobs (id, name, key, payload, run_at)
  values (queue_job.id, queue_job.name, queue_job.key, queue_job.payload, queue_job.run_at)
  on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0;
  perform note_change('jobs', variadic '{}');
end $$;

create function rating_rank(reviews int, stars int)
  returns int language sql immutable parallel safe
  return case
  when (reviews = 0) then 1000000000 else ((((((50) - round((((stars) * (10)) / (reviews)))))::int * 10000000) + 9999999) - least(reviews, 9999999)) end;

create function refresh_clients(changed uuid[]) returns void language sql as $$
  update clients c set pet_names = n.pet_names, last_groomed_at = n.last_groomed_at, due_on = n.due_on
  from (
    select known.id, known.pet_names, known.last_groomed_at,
      case when known.has_pets then coalesce(known.due_on, cancelled_on(known.id, known.last_groomed_at, known.zone)) end as due_on
    from (
      select each.id, z.zone,
        coalesce(string_agg(p.name, ' ' order by p.name collate "C"), '') as pet_names,
        max(p.last_groomed_at) as last_groomed_at,
        coalesce(bool_or(cp.archived_at is null and p.archived_at is null and p.died_on is null), false) as has_pets,
        min(client_due_on(p.last_groomed_at, weeks_between(cp, p), z.zone))
          filter (where cp.archived_at is null and p.archived_at is null and p.died_on is null) as due_on
      from clients each
        cross join lateral (select zone_of(each.account_id) as zone offset 0) z
        left join client_pets cp on cp.client_id = each.id left join pets p on p.id = cp.pet_id
      where each.id = any(changed) group by each.id, z.zone
    ) known
  ) n
  where c.id = n.id
    and (c.pet_names, c.last_groomed_at, c.due_on) is distinct from (n.pet_names, n.last_groomed_at, n.due_on)
$$;

create function refresh_clients_of_client_pets() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select distinct client_id from changed_rows));
  return null;
end $$;

create function refresh_clients_of_pet() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select client_id from client_pets where pet_id = new.id));
  return null;
end $$;

create function refresh_clients_of_visit() returns trigger language plpgsql as $$
begin
  perform refresh_clients(array(select distinct id from unnest(array[old.client_id, new.client_id]) id where id is not null));
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps every row as it was written', tg_table_name;
end $$;

create function repeats_every(visit visits) returns int language sql stable as $$
  select s.every_weeks from series_visits booked join visit_series s on s.id = booked.series_id
  where booked.visit_id = visit.id and s.ended_at is null and (s.until is null or s.until >= booked.day + s.every_weeks * 7)
$$;

create function report_card_photos(photos jsonb, before_after jsonb)
  returns text[] language sql immutable
  return array(select (jsonb_path_query(jsonb_build_array(photos, before_after), '$.**."url"') #>> '{}'));

create function search_prices(account uuid, side text, taken text[])
  returns table(full_groom_cents int, priced text) language sql stable as $$
  select min(b.from_cents) filter (where b.service = 'full_groom'),
    coalesce(string_agg(distinct folded(regexp_replace(b.service, '^other:', '')), ' '), '')
  from price_book b where b.account_id = account and b.side = search_prices.side
    and grooms_column(taken, b.size)
$$;

create function set_listed() returns trigger language plpgsql as $$
begin
  new.listed = has_access_locked((to_jsonb(new) ->> tg_argv[0])::uuid);
  return new;
end $$;

create function set_searched_prices_and_checks() returns trigger language plpgsql as $$
begin
  select s.full_groom_cents, s.priced into new.full_groom_cents, new.priced from search_prices(new.id, new.role, new.species) s;
  new.checked_until := checked_certifications_until(new.id, new.role);
  return new;
end $$;

create function set_searched_ratings() returns trigger language plpgsql as $$
begin
  select coalesce(sum(count) filter (where engagement_type = 'shift'), 0), coalesce(sum(total) filter (where engagement_type = 'shift'), 0),
    coalesce(sum(count) filter (where engagement_type = 'visit'), 0), coalesce(sum(total) filter (where engagement_type = 'visit'), 0)
  into new.shift_reviews, new.shift_stars, new.visit_reviews, new.visit_stars
  from ratings where account_id = new.id and as_role = new.role;
  return new;
end $$;

create function staff_work_times(person uuid, day date) returns tstzmultirange language sql stable as $$
  with whole as (
    select s.account_id, s.from_day, s.to_day, z.zone,
      tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone) as span,
      tstzrange((day + time '08:00') at time zone zone, (day + time '18:00') at time zone zone) as usual
    from staff s, lateral (select zone_of(s.account_id) as zone) z where s.id = person
  )
  select case when day < from_day or day > to_day then '{}'::tstzmultirange else
    case
      when exists (select from staff_hours where staff_id = person) then tstzmultirange(span) * coalesce((
        select range_agg(tstzrange(begins, greatest(begins, ends))) from (
          select (each::date + h.from_time::time) at time zone zone as begins,
            (each::date + (h.to_time <= h.from_time)::int + h.to_time::time) at time zone zone as ends
          from generate_series(day::timestamp - interval '1 day', day::timestamp, interval '1 day') each
            join staff_hours h on h.staff_id = person and h.weekday = extract(isodow from each)) spans), '{}')
      when exists (select from working_hours w where w.account_id = whole.account_id)
        then coalesce(working_times(whole.account_id, day, day) * tstzmultirange(span), '{}')
      else tstzmultirange(usual) end
    - coalesce((select range_agg(tstzrange(o.starts_at, o.ends_at)) from time_off o
        where o.account_id = whole.account_id and o.starts_at < upper(span) and o.ends_at > lower(span)), '{}')
    - coalesce((select range_agg(tstzrange(o.starts_at, o.ends_at)) from staff_time_off o
        where o.staff_id = person and o.starts_at < upper(span) and o.ends_at > lower(span)), '{}') end
  from whole
$$;

create function subject_of(account uuid, acts_as text)
  returns uuid language sql stable
  return case
  when ((acts_as in ('business', 'owner')) and is_salon(account)) then tables_of(account) else account end;

create function tables_of(account uuid)
  returns uuid language sql immutable parallel safe
  return (encode(substr(sha256((('tables of ' || account))::bytea), 1, 16), 'hex'));

create function to_tags(words text[])
  returns text[] language sql immutable parallel safe strict
  return case
  when (words = '{}') then '{}' else string_to_array(('#' || replace(lower(array_to_string(words, ' ')), ' ', ' #')), ' ') end;

create function told_by(client clients) returns text language sql immutable as $$
  select case when client.linked_account_id is not null then 'account'
    when client.contact_by in ('text', 'email') and client.email is not null
      and client.no_mail_at is null and client.archived_at is null then 'email' end
$$;

create function unpriced_pets(visit visits) returns text[] language sql stable as $$
  select coalesce(array_agg(p.name order by vp.place), '{}') from visit_pets vp join pets p on p.id = vp.pet_id
  where vp.visit_id = visit.id and vp.price is null and visit.status in ('awaiting_answer', 'booked', 'checked_in')
    and agreed_price(visit) = visit.list_price - visit.discount
$$;

create function update_listed() returns trigger language plpgsql as $$
declare
  now_listed constant boolean := has_access(new.account_id);
begin
  update groomer_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update business_profiles set listed = now_listed where account_id = new.account_id and listed <> now_listed;
  update shifts set listed = now_listed
    where business_id = new.account_id and listed <> now_listed and status in ('posted', 'filled', 'in_progress');
  update grooming_requests set listed = now_listed
    where owner_id = new.account_id and listed <> now_listed and status in ('posted', 'in_progress');
  return null;
end $$;

create function update_listed_of_suspended() returns trigger language plpgsql as $$
declare
  now_listed constant boolean := has_access(new.id);
begin
  update groomer_profiles set listed = now_listed where account_id = new.id and listed <> now_listed;
  update business_profiles set listed = now_listed where account_id = new.id and listed <> now_listed;
  update shifts set listed = now_listed
    where business_id = new.id and listed <> now_listed and status in ('posted', 'filled', 'in_progress');
  update grooming_requests set listed = now_listed
    where owner_id = new.id and listed <> now_listed and status in ('posted', 'in_progress');
  return null;
end $$;

create function update_requests_of_pet() returns trigger language plpgsql as $$
begin
  update grooming_requests r set pet_sizes = d.sizes, pet_species = d.species, pet_words = d.words
  from (
    select rp.request_id, array_agg(distinct p.size) as sizes, array_agg(distinct p.species) as species,
      string_agg(concat_ws(' ', p.name, p.breed), ' ' order by rp.place) as words
    from requested_pets rp join pets p on p.id = rp.pet_id
    where rp.request_id in (select request_id from requested_pets where pet_id = new.id)
    group by rp.request_id
  ) d
  where r.id = d.request_id and r.status = 'posted';
  return null;
end $$;

create function usual_weeks(species text, coat text) returns int language sql immutable parallel safe as $$
  select weeks from (values
    ('dog', 'smooth', 8), ('dog', 'short_double', 7), ('dog', 'double', 6), ('dog', 'wire', 6), ('dog', 'curly', 5),
    ('dog', 'silky', 4), ('dog', 'long', 5), ('dog', 'rex', 8), ('dog', 'corded', 8), ('dog', 'hairless', 4),
    ('cat', 'long', 7), ('cat', 'silky', 7), ('cat', 'double', 7), ('cat', 'curly', 7), ('cat', 'hairless', 4)
  ) known (species, coat, weeks)
  where known.species = usual_weeks.species and known.coat = coalesce(usual_weeks.coat, 'smooth')
$$;

create function weeks_between(noted client_pets, pet pets) returns int language sql stable parallel safe as $$
  select coalesce(noted.every_weeks, usual_weeks(pet.species, pet.coat))
$$;

create function wish_is_live(wish waiting_clients, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from clients c left join visits v on v.id = wish.visit_id
    where c.id = wish.client_id and c.archived_at is null and c.do_not_book_at is null
      and (wish.until + 1)::timestamp at time zone zone_of(wish.account_id) > at
      and case when wish.visit_id is null
        then not exists (select from visits a where a.client_id = wish.client_id and a.status = 'booked' and a.starts_at > at)
        else v.status = 'booked' and v.starts_at = wish.than and v.starts_at > at end
      and case when wish.visit_id is not null
        then not exists (select from visit_pets vp where vp.visit_id = wish.visit_id)
          or exists (select from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = wish.visit_id and p.died_on is null)
        when wish.pet_ids <> '{}'
        then exists (select from pets p where p.id = any(wish.pet_ids) and p.died_on is null and p.archived_at is null)
        else not exists (select from client_pets cp where cp.client_id = wish.client_id)
          or exists (select from client_pets cp join pets p on p.id = cp.pet_id where cp.client_id = wish.client_id and p.died_on is null)
        end)
$$;

create function work_of(title text) returns text language sql immutable parallel safe as $$
  select case
    when title ~* '\y(cats?|felines?)\y' and title !~* '\y(dogs?\y|pupp)|doodle' then 'cats'
    when title ~* '\yhand.?strip|\ystrip(s|ping)?\y(?! mall)' then 'hand_strip'
    when title ~* 'groom' then case when title ~* '\y(bath|wash(es|ing|er)?\y)' then 'mixed' else 'groom' end
    when title ~* '\y(bath|wash(es|ing|er)?\y)' then case when title ~* '\ytid(y|ies)\y' then 'bath_tidy' else 'bath' end
    when title ~* '\ynails?\y' then 'nails'
    else 'groom' end
$$;

create function working_times(account uuid, first_day date, last_day date) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(begins, greatest(begins, ends))) from (
    select (day::date + h.from_time::time) at time zone z.zone as begins,
      (day::date + (h.to_time <= h.from_time)::int + h.to_time::time) at time zone z.zone as ends
    from (select zone_of(account) as zone) z,
      generate_series(first_day::timestamp - interval '1 day', last_day::timestamp, interval '1 day') day
      join working_hours h on h.account_id = account and h.weekday = extract(isodow from day)
  ) spans
$$;

create function zone_of(account uuid)
  returns text language sql stable
  return coalesce((select groomer_profiles.time_zone from groomer_profiles
  where (groomer_profiles.account_id = zone_of.account)), (select business_profiles.time_zone from business_profiles
  where (business_profiles.account_id = zone_of.account)), (select pet_owner_profiles.time_zone from pet_owner_profiles
  where (pet_owner_profiles.account_id = zone_of.account)), 'UTC');

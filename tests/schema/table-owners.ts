import { declaredTables } from '#server/modules.ts';

const undeclared = {
  platform: [
    'audit_log',
    'backups',
    'changed',
    'events',
    'idempotent_requests',
    'jobs',
    'mails',
    'migrations',
    'payment_messages',
    'rate_limits',
  ],
  identity: [
    'account_links',
    'accounts',
    'known_browsers',
    'legal_agreements',
    'not_me_links',
    'passkey_challenges',
    'passkeys',
    'pending_sign_ins',
    'recovery_codes',
    'security_changes',
    'sessions',
    'two_factors',
  ],
  memberships: [
    'checkouts',
    'invoice_numbers',
    'invoices',
    'ledger_entries',
    'memberships',
    'payment_customers',
    'refund_requests',
  ],
  promos: ['promo_codes', 'promo_uses'],
  reliability: ['reliability_appeals', 'reliability_facts'],
  reports: ['reports'],
  reviews: ['ratings', 'reviews'],
  portfolio: ['portfolio_consents', 'portfolio_items'],
  profiles: [
    'business_profiles',
    'former_slugs',
    'groomer_profiles',
    'name_words',
    'people_changes',
    'people_spots',
    'pet_owner_profiles',
    'price_book',
    'provider_facts',
    'public_pages',
    'searched_people',
    'service_areas',
  ],
  certifications: ['certifications'],
  calendar: ['bookings', 'calendar_feeds', 'time_off', 'working_hours'],
  shifts: ['shift_applications', 'shift_claims', 'shift_history', 'shift_pay', 'shift_spots', 'shifts'],
  pets: ['pet_bite_history', 'pets'],
  vaccinations: ['provider_rules', 'vaccinations'],
  'grooming-requests': ['grooming_requests', 'offers', 'request_spots', 'requested_pets'],
  visits: ['due_reminders', 'report_cards', 'visit_history', 'visit_pets', 'visits'],
  messages: ['conversation_members', 'messages', 'quick_replies'],
  notifications: [
    'link_keys',
    'notification_choices',
    'notification_settings',
    'notifications',
    'push_subscriptions',
  ],
  'care-tips': ['daily_tip_settings', 'daily_tips', 'hidden_tips', 'owner_tips'],
  media: ['media'],
  'personal-data': ['data_exports'],
  'local/demo': ['demo_town'],
  'local/test-processor': ['test_processor_books'],
};

/**
 * The owner of each table: the module that declares it and whose `*.queries.ts` alone write it, the platform, or a folder
 * of server/local.
 */
export const tablesOf: Record<string, string[]> = { ...undeclared };
for (const { owner, table } of declaredTables) (tablesOf[owner] ??= []).push(table);

type ForeignWriter = { tables: string[] | 'all'; because: string };

/** What writes tables of other owners: a folder, or a trigger's function named after the table that fires it. */
export const foreignWriters: Record<string, ForeignWriter> = {
  'accounts.keep_searched_name': {
    tables: ['searched_people'],
    because: 'People are searched by their name.',
  },
  'accounts.update_listed_of_suspended': {
    tables: ['business_profiles', 'groomer_profiles', 'grooming_requests', 'shifts'],
    because: 'A suspension hides its account in the same transaction, as the end of a membership does.',
  },
  'certifications.keep_searched_checks': {
    tables: ['searched_people'],
    because: 'People are searched by what an admin has checked.',
  },
  'business_profiles.move_bookings_of_business': {
    tables: ['bookings'],
    because: 'What is booked moves to the tables of a salon as the business becomes one.',
  },
  'clients.erase_visits_of_client': {
    tables: ['bookings', 'page_bookings', 'visits'],
    because:
      'Removing what is known of a client reaches the visits and their bookings in the same statement.',
  },
  'local/demo': {
    tables: 'all',
    because: 'An unfinished town is removed as a whole, before the server listens.',
  },
  'memberships.update_listed': {
    tables: ['business_profiles', 'groomer_profiles', 'grooming_requests', 'shifts'],
    because:
      'Searches read no second table, and the end of a membership hides its account in the same transaction.',
  },
  'pets.update_requests_of_pet': {
    tables: ['grooming_requests'],
    because: 'Open requests are searched by their pets.',
  },
  platform: {
    tables: ['${'],
    because: 'One statement moves the rows of every lifecycle, whose own file names the table.',
  },
  'platform.move_client_pet': {
    tables: [
      'bookings',
      'client_pets',
      'consents',
      'incidents',
      'report_cards',
      'visit_pets',
      'visit_series',
    ],
    because: 'All that a provider says of a pet moves in the transaction in which its owner takes it over.',
  },
  'platform.move_rest_of_pet': {
    tables: [
      'bookings',
      'client_pets',
      'consents',
      'due_reminders',
      'incidents',
      'pet_bite_history',
      'pet_record_links',
      'report_cards',
      'requested_pets',
      'vaccinations',
      'visit_pets',
      'visit_series',
    ],
    because: 'All that others say of a pet moves in the same transaction.',
  },
  'platform.refresh_clients': {
    tables: ['clients'],
    because: 'Clients are searched by the names of their pets, and due by the last groom of these.',
  },
  profiles: {
    tables: ['${'],
    because: 'One statement saves the profiles of all roles, by the name of their table.',
  },
  'provider_rules.keep_searched_premium': {
    tables: ['searched_people'],
    because: 'People are searched by the discount they give.',
  },
  'ratings.keep_rated_business_card': {
    tables: ['business_profiles'],
    because: 'The stored card of a business has its rating.',
  },
  'ratings.keep_searched_rating': {
    tables: ['searched_people'],
    because: 'People are searched by their rating.',
  },
};

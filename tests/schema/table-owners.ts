import { declaredTables } from '#server/modules.ts';

/**
 * The owner of each table: the module that declares it and whose `*.queries.ts` alone write it, the platform, or a folder
 * of server/local.
 */
export const tablesOf: Record<string, string[]> = {};
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
    because:
      'Clients are searched by the names of their pets, and due by the last groom of these or a visit that was cancelled.',
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

import type { Tables } from '#server/platform/tables.ts';
import { exportReceivedOffers, exportRequestedPets, exportSentOffers } from './personal-data.queries.ts';

export const groomingRequestsTables: Tables = {
  grooming_requests: {
    of: ['owner_id'],
    announced: { by: 'note_request()' },
    topic: 'requests',
    what: 'Grooming requests',
    because: 'Providers offer on them. They stay without words and street, for the providers’ records.',
    archive: {
      list: 'grooming-requests',
      without: [
        'time_zone',
        'premium_percent',
        'open_offers',
        'rebook_of',
        'asked_id',
        'passed_at',
        'terms_changed_at',
        'listed',
        'pet_sizes',
        'pet_species',
        'pet_words',
        'facets',
        'words',
        'priority',
        'soonest',
        'best_budget',
        'cell',
      ],
      order: 'posted_at, id',
    },
    closed: 'stripped',
  },
  requested_pets: {
    announced: false,
    what: 'The pets of a request',
    because: 'Providers’ records say which animal it was; its name is gone.',
    archive: { list: 'requested-pets', without: ['place'], rows: exportRequestedPets },
    closed: 'stays',
  },
  offers: {
    of: ['provider_id'],
    announced: { by: 'note_offer()' },
    topic: 'offers',
    what: 'Offers on requests',
    because: 'The pet parent chooses among them. They stay without their message.',
    archive: {
      list: 'offers-sent',
      without: ['honors_premium', 'changed_terms', 'ended_because'],
      rows: exportSentOffers,
      beside: { 'offers-received': exportReceivedOffers },
    },
    closed: 'stripped',
  },
  request_spots: {
    announced: false,
    impersonal: 'Points on the map that belong to no person.',
  },
};

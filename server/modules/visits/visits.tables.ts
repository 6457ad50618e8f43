import { theirs } from '#server/platform/tables.ts';
import type { Tables } from '#server/platform/tables.ts';
import { exportReportCards, exportVisitPets, exportVisits } from './personal-data.queries.ts';

export const visitsTables: Tables = {
  visits: {
    announced: { by: "note_row('owner_id', 'provider_id')" },
    what: 'Visits',
    because: 'Both sides keep what was booked and done. The person’s words, place and pets’ names are gone.',
    archive: {
      list: 'visits',
      without: [
        'offer_id',
        'owner_id',
        'provider_id',
        'provider_as',
        'proposed_starts_at',
        'proposed_by',
        'proposed_at',
        'no_show_at',
        'no_show_contested_at',
        'former_starts_at',
        'former_ends_at',
        'no_show_settled_at',
        'lat',
        'lon',
      ],
      rows: exportVisits,
    },
    closed: 'stripped',
    words: { override_reason: 'Why a pet without a vaccination was taken on, for safety.' },
  },
  visit_pets: {
    announced: { on: 'update of stage, coat_state', by: 'note_stage()' },
    what: 'Which pets a visit is for, what is done to each and its price',
    because: 'Both sides keep what was booked and done. It holds no name.',
    archive: { list: 'visit-pets', without: ['place'], rows: exportVisitPets },
    closed: 'stays',
  },
  report_cards: {
    announced: { on: 'insert or update', by: 'note_report_card()' },
    what: 'Report cards',
    because: 'They are the pet parent’s record of the animal’s health, and the provider’s of the work.',
    archive: { list: 'report-cards', rows: exportReportCards },
    closed: 'stays',
    words: { findings: theirs, behavior: theirs },
  },
  visit_history: {
    of: ['account_id'],
    announced: false,
    what: 'What happened to a visit',
    because: 'Both sides can see who did what. It stays without the person’s notes.',
    archive: { list: 'visit-history', without: ['seq'], order: 'seq' },
    closed: 'stripped',
  },
  due_reminders: {
    announced: false,
    what: 'The visit that a pet was last reminded after',
    because: 'A pet is reminded once.',
    archive: { none: 'It says only that a reminder went out.' },
    closed: 'deleted',
  },
};

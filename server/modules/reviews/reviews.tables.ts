import { theirs } from '#server/platform/tables.ts';
import type { Tables } from '#server/platform/tables.ts';
import { exportReceivedReviews } from './personal-data.queries.ts';

export const reviewsTables: Tables = {
  reviews: {
    of: ['author_id', 'subject_id'],
    what: 'Reviews, written and received',
    because:
      'Received ones are deleted. Written ones stay under “Former member”: others’ ratings rest on them.',
    archive: {
      list: 'reviews-written',
      without: ['id', 'subject_id', 'subject_role', 'removed_at'],
      beside: { 'reviews-received': exportReceivedReviews },
    },
    closed: 'stripped',
    words: { text: theirs },
  },
  ratings: {
    of: ['account_id'],
    what: 'The sums of received reviews',
    because: 'Lists show the rating.',
    archive: { none: 'The reviews themselves are in it.' },
    closed: 'deleted',
  },
};

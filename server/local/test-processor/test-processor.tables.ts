import type { Tables } from '#server/platform/tables.ts';

export const testProcessorTables: Tables = {
  test_processor_books: {
    announced: false,
    impersonal: 'Books of the test processor by customer, without a name.',
  },
};

import type { Module } from '#server/platform/module.ts';
import { petRecordsJobs } from './pet-records.jobs.ts';
import { petRecordsRoutes } from './pet-records.routes.ts';

export const petRecords: Module = {
  name: 'pet-records',
  routes: petRecordsRoutes,
  jobs: petRecordsJobs,
  tables: {
    pet_record_links: {
      of: ['account_id'],
      topic: 'pets',
      what: "Links that show a pet's record: until when, how often and when last opened; without the secret, of which only a hash is kept",
      because: 'A vet, a sitter or a kennel reads the record without an account.',
      until: 'until the link ends',
      archive: { list: 'pet-record-links', without: ['token_hash'] },
      closed: 'deleted',
    },
  },
};

export { createTestProcessor, testProcessorJobs } from './test-processor.ts';
export { testProcessorTables } from './test-processor.tables.ts';

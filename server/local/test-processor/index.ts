export { createTestProcessor, testProcessorJobs } from './test-processor.ts';

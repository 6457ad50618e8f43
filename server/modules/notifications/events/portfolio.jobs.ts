import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findGroomingFacts } from '../facts/grooming.queries.ts';

export const portfolioJobs = {
  'notify-pet-owner-of-portfolio-question': onEvent(
    'portfolio.consent_asked',
    async (platform, { visitId }, jobId) => {
      const facts = await findGroomingFacts(platform.sql, visitId, platform.clock.now());
      if (facts) await notify(platform, facts.petOwner, 'portfolio_asked', jobId, facts);
    },
  ),
  'notify-provider-of-portfolio-answer': onEvent(
    'portfolio.consent_answered',
    async (platform, answered, jobId) => {
      const facts = await findGroomingFacts(platform.sql, answered.visitId, platform.clock.now());
      if (facts) await notify(platform, facts.provider, 'portfolio_answered', jobId, facts, answered);
    },
  ),
};

import { href } from '#contract/pages.ts';
import type { PortfolioEvents } from '#contract/profiles/portfolio.ts';
import { findGroomingNews } from '#server/modules/grooming-requests/index.ts';
import type { GroomingNews } from '#server/modules/grooming-requests/index.ts';
import { fullName, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';

type Answered = PortfolioEvents['portfolio.consent_answered'];

const answers: Record<Answered['status'], (owner: string, pets: string) => { title: string; text: string }> =
  {
    given: (owner, pets) => ({
      title: `${pets} can be in your portfolio`,
      text: `${owner} said yes. The pictures are in your portfolio now, marked "From a real visit". Add a caption to them.`,
    }),
    declined: (owner, pets) => ({
      title: `The pictures of ${pets} stay private`,
      text: `${owner} would rather not show them. They stay on the report card, for the two of you.`,
    }),
    withdrawn: (owner, pets) => ({
      title: `The pictures of ${pets} left your portfolio`,
      text: `${owner} no longer wants to show them. They stay on the report card, for the two of you.`,
    }),
  };

const kinds = {
  portfolio_asked: kind(
    { category: 'bookings', action: 'Say yes or no' },
    ({ providerName, pets, visit }: GroomingNews) => ({
      title: `May ${providerName} show the pictures of ${pets}?`,
      text: `${providerName} would like to show pictures from the report card in the portfolio, without your name. Nothing is shown unless you say yes, and you can take it back at any time.`,
      path: href('visit', { id: visit?.id ?? '' }),
    }),
  ),
  portfolio_answered: kind(
    { category: 'bookings', action: 'See the visit' },
    ({ petOwner, pets, visit }: GroomingNews, { status }: Answered) => ({
      ...answers[status](fullName(petOwner), pets),
      path: href('visit', { id: visit?.id ?? '' }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-pet-owner-of-portfolio-question': onEvent(
    'portfolio.consent_asked',
    async (platform, { visitId }, jobId) => {
      const news = await findGroomingNews(platform.sql, visitId, platform.clock.now());
      if (news) await notify(platform, news.petOwner, 'portfolio_asked', jobId, news);
    },
  ),
  'notify-provider-of-portfolio-answer': onEvent(
    'portfolio.consent_answered',
    async (platform, answered, jobId) => {
      const news = await findGroomingNews(platform.sql, answered.visitId, platform.clock.now());
      if (news) await notify(platform, news.provider, 'portfolio_answered', jobId, news, answered);
    },
  ),
};

export const portfolioNotices = { kinds: noticeKinds(kinds), jobs };

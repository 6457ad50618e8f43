import { href } from '#contract/pages.ts';
import type { PortfolioEvents } from '#contract/profiles/portfolio.ts';
import { kind } from '../kind.ts';
import { fullName } from '../person.ts';
import type { GroomingFacts } from '../facts/grooming.queries.ts';

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

/** Kinds of notifications about pictures of a visit in a portfolio. */
export const portfolioKinds = {
  portfolio_asked: kind(
    { category: 'bookings', action: 'Say yes or no' },
    ({ providerName, pets, visit }: GroomingFacts) => ({
      title: `May ${providerName} show the pictures of ${pets}?`,
      text: `${providerName} would like to show pictures from the report card in the portfolio, without your name. Nothing is shown unless you say yes, and you can take it back at any time.`,
      path: href('visit', { id: visit?.id ?? '' }),
    }),
  ),
  portfolio_answered: kind(
    { category: 'bookings', action: 'See the visit' },
    ({ petOwner, pets, visit }: GroomingFacts, { status }: Answered) => ({
      ...answers[status](fullName(petOwner), pets),
      path: href('visit', { id: visit?.id ?? '' }),
    }),
  ),
};

import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { LandingFigures } from '#contract/landing.ts';
import { Hero } from '#web/features/landing/hero.tsx';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { useMember } from '#web/features/identity/viewer.ts';
import { ReadyToJoin } from '#web/features/landing/ready-to-join.tsx';
import { RoleView } from '#web/features/landing/role-view.tsx';
import social from '#web/features/landing/social.png';
import { Questions } from '#web/features/landing/questions.tsx';
import { SampleApplicants } from '#web/features/landing/sample-applicants.tsx';
import { SampleOffers } from '#web/features/landing/sample-offers.tsx';
import { SampleWork } from '#web/features/landing/sample-work.tsx';
import { serverContext } from '#web/domain/site/server-context.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Where Groomers Thrive, Businesses Grow, Pets Get Pampered',
    description:
      'The marketplace of the grooming trade: shifts that show what you take home, applicants side by side, and groomers who know your pet’s coat.',
    path: '/',
    image: social,
  });

export async function loader({ context }: LoaderFunctionArgs) {
  return (await context.get(serverContext).get('/api/landing')) as LandingFigures;
}

export default function Landing() {
  const figures = useLoaderData<typeof loader>();
  const role = useMember()?.roles[0];
  const dashboard = role && roleFacts[role].dashboard;
  return (
    <>
      <Hero figures={figures} />
      <div className="wrap">
        <ReadyToJoin dashboard={dashboard} />
        <RoleView
          forRole="groomer"
          badge="Professional Groomer"
          title="See the day before you say yes"
          items={[
            'Your own clients, visits and books',
            'Shifts and requests with what you take home',
            'Clashes shown before you apply',
          ]}
        >
          <SampleWork dashboard={dashboard} />
        </RoleView>
        <RoleView
          forRole="owner"
          badge="Salon Owner"
          title="Good applicants, side by side"
          items={[
            'Available groomers, certifications checked',
            'Pet parents nearby for a quiet afternoon',
            'Tables, people and the day on one board',
          ]}
          flip
        >
          <SampleApplicants />
        </RoleView>
        <RoleView
          forRole="pet_owner"
          badge="Pet Parent"
          title="Someone who knows the coat"
          items={[
            'Local salons and independent groomers',
            'Up to eight offers: price, time, words',
            'A report card with photos after each visit',
          ]}
        >
          <SampleOffers />
        </RoleView>
        <Questions />
      </div>
    </>
  );
}

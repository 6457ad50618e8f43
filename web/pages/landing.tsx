import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { LandingFigures } from '#contract/landing.ts';
import { Hero } from '#web/features/landing/hero.tsx';
import { ReadyToJoin } from '#web/features/landing/ready-to-join.tsx';
import { RoleView } from '#web/features/landing/role-view.tsx';
import social from '#web/features/landing/social.png';
import { StillSample } from '#web/features/landing/still-sample.tsx';
import { serverContext } from '#web/lib/server-context.ts';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Where Groomers Thrive, Businesses Grow, Pets Get Pampered',
    description:
      'The marketplace of the grooming trade: shifts that show what you take home, applicants side by side, and groomers who know your pet’s coat.',
    path: '/',
    image: social,
  });

/** Live figures, and the Saturday after next midnight, so that the sample shift never lies in the past. */
export async function loader({ context }: LoaderFunctionArgs) {
  const figures = (await context.get(serverContext).get('/api/landing')) as LandingFigures;
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 1 + ((12 - day.getUTCDay()) % 7));
  return { figures, saturday: day.toISOString().slice(0, 10) };
}

export default function Landing() {
  const { figures, saturday } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero figures={figures} />
      <div className="wrap">
        <ReadyToJoin />
        <RoleView
          forRole="groomer"
          badge="Professional Groomer"
          title="See the day before you say yes"
          items={[
            'Salon shifts with commission, dogs and take-home on one ticket',
            'Pet-owner requests with coat, weight and temperament',
            'Clashes with your week shown before you apply',
          ]}
          picture="Sample: a salon shift with what it pays, and two pet-owner requests"
        >
          <StillSample of="groomer" day={saturday} />
        </RoleView>
        <RoleView
          forRole="owner"
          badge="Salon Owner"
          title="Good applicants, side by side"
          items={[
            'Available groomers with checked certifications',
            'Rating, distance and experience in the same row',
            'Pet-owner needs nearby that fill a quiet afternoon',
          ]}
          picture="Sample: three available groomers compared, and a pet-owner request nearby"
          flip
        >
          <StillSample of="owner" day={saturday} />
        </RoleView>
        <RoleView
          forRole="pet_owner"
          badge="Pet Parent"
          title="Somebody who knows the coat"
          items={[
            'Local salons and independent groomers near you',
            'Up to eight offers to compare: price, time, words',
            'A report card with photos after every visit',
          ]}
          picture="Sample: a dog that is due, with offers of an independent groomer, a local salon and a van"
        >
          <StillSample of="pet_owner" day={saturday} />
        </RoleView>
      </div>
    </>
  );
}

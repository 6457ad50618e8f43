import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { LandingFigures } from '#contract/landing.ts';
import { Hero } from '#web/features/landing/hero.tsx';
import { ReadyToJoin } from '#web/features/landing/ready-to-join.tsx';
import { RoleView } from '#web/features/landing/role-view.tsx';
import social from '#web/features/landing/social.png';
import { ScreenPicture } from '#web/features/landing/screen-picture.tsx';
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
        >
          <ScreenPicture
            of="groomer-shift"
            alt="A salon shift as a ticket: day, distance, dogs, and what it pays"
          />
          <ScreenPicture
            of="groomer-request"
            alt="A pet parent’s urgent request with breed, weight, services and budget"
          />
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
          flip
        >
          <ScreenPicture
            of="owner-applicants"
            alt="Three applicants compared row by row: rating, experience, distance, certifications"
          />
          <ScreenPicture
            of="owner-request"
            alt="A pet parent’s request nearby, with a button to offer services"
          />
        </RoleView>
        <RoleView
          forRole="pet_owner"
          badge="Pet Parent"
          title="Someone who knows the coat"
          items={[
            'Local salons and independent groomers near you',
            'Up to eight offers to compare: price, time, words',
            'A report card with photos after every visit',
          ]}
        >
          <ScreenPicture
            of="pet-parent-offers"
            alt="Three offers for one dog, of a groomer, a salon and a van, with price, time and rating"
          />
        </RoleView>
      </div>
    </>
  );
}

import type { LandingFigures } from '#contract/landing.ts';
import { HeroScene } from './hero-scene.tsx';
import { RoleCard } from './role-card.tsx';
import { number } from '#web/lib/words.ts';

/** Headline, one link per role and the Biscuit illustration. */
export function Hero({ figures }: { figures: LandingFigures }) {
  const { openShifts, groomers, hoursToFill } = figures;
  return (
    <section className="relative overflow-hidden">
      <div className="wrap grid gap-6 pt-4 pb-5 lg:min-h-[560px] lg:grid-cols-[minmax(0,690px)_1fr] lg:content-center lg:gap-0 lg:pt-[52px] lg:pb-11">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-[22px]">
          <h1 className="text-hero leading-[1.03] font-[720] tracking-[-0.022em] whitespace-nowrap">
            <span className="block">Where Groomers Thrive,</span>{' '}
            <span className="block">Businesses Grow,</span> <span className="block">Pets Get Pampered</span>
          </h1>
          <p className="max-w-[26rem] text-l sm:max-w-none">
            Shifts that show what you take home. Applicants side by side. <br className="max-sm:hidden" />
            Groomers who know the coat.
          </p>
          <div className="grid gap-2.5 md:mt-1.5 md:grid-cols-3 md:gap-3">
            <RoleCard
              forRole="groomer"
              title="Browse as Groomer"
              line={openShifts ? `${number(openShifts)} shifts open now` : 'Shifts near you'}
            />
            <RoleCard
              forRole="owner"
              title="Post as Salon Owner"
              line={hoursToFill ? `Filled in ${hoursToFill} hours, typically` : 'Applicants side by side'}
            />
            <RoleCard
              forRole="pet_owner"
              title="Find Groomers for My Pet"
              line={groomers ? `Choose from ${number(groomers)} groomers` : 'Offers to compare'}
            />
          </div>
        </div>
      </div>
      <div className="pinked-top grid h-[172px] items-end justify-items-center overflow-hidden bg-[var(--il-green-2)] md:h-[396px] lg:absolute lg:inset-0 lg:left-[calc(50%+110px)] lg:h-auto lg:justify-items-start lg:pl-4 lg:[mask:conic-gradient(from_45deg_at_left,#0000,#000_1deg_89deg,#0000_90deg)_0_0/100%_calc(2*var(--pinking))]">
        <HeroScene className="h-auto w-[226px] md:w-[400px] lg:w-full lg:max-w-[548px]" />
      </div>
    </section>
  );
}

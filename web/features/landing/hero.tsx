import { Link } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import type { LandingFigures } from '#contract/landing.ts';
import { href } from '#contract/pages.ts';
import { HeroScene } from './hero-scene.tsx';
import { number } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

const ways: Record<Role, { to: string; icon: IconName }> = {
  groomer: { to: href('groomer-dashboard'), icon: 'shears' },
  owner: { to: href('owner-dashboard'), icon: 'store' },
  pet_owner: { to: href('pet-owner-dashboard'), icon: 'paw' },
};

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

/** A way into the product, in its role's color. */
function RoleCard({ forRole, title, line }: { forRole: Role; title: string; line: string }) {
  const { to, icon } = ways[forRole];
  return (
    <Link
      to={to}
      data-role={forRole}
      className="grid min-h-[72px] grid-cols-[28px_1fr_22px] items-center gap-2.5 rounded-s bg-accent px-3.5 py-3 text-on-role transition-transform duration-(--calm) hover:-translate-y-[3px] md:min-h-[142px] md:grid-cols-[1fr_auto] md:content-between md:gap-2 md:p-4"
    >
      <Icon name={icon} className="size-7" />
      <span className="md:col-span-2 md:row-start-2">
        <b className="block font-head text-[1.0625rem] leading-[1.15] md:text-h4 font-[680] tracking-[-0.01em]">
          {title}
        </b>
        <span className="text-[0.9375rem]">{line}</span>
      </span>
      <Icon name="arrow" className="size-[22px] md:col-start-2 md:row-start-1 md:size-6" />
    </Link>
  );
}

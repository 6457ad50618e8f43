import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

const ways: Record<Role, { to: string; icon: IconName }> = {
  groomer: { to: href('groomer-dashboard'), icon: 'shears' },
  owner: { to: href('owner-dashboard'), icon: 'store' },
  pet_owner: { to: href('pet-owner-dashboard'), icon: 'paw' },
};

/** A way into the product, in its role's color. */
export function RoleCard({ forRole, title, line }: { forRole: Role; title: string; line: string }) {
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

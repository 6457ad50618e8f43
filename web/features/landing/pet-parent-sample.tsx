import { price } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Coat } from '#web/ui/coat.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Doodle } from '#web/ui/pets/doodle.tsx';

const offers = [
  { name: 'Maya Ortiz', role: 'groomer', facts: 'Comes to you, Sat 9:00 AM', cents: 9350, checked: true },
  { name: 'Shoal Creek Pet Spa', role: 'owner', facts: 'Salon, 2.1 mi, Sat 11:30 AM', cents: 9800 },
  { name: 'Wag & Roll', role: 'owner', facts: 'Van to your door, Sat 8:00 AM', cents: 10_625 },
];

/** A pet that is due, and three offers for it from a groomer, a salon and a van. */
export function PetParentSample() {
  return (
    <div className="grid overflow-hidden rounded-s bg-card shadow lg:col-span-2 lg:grid-cols-[260px_1fr]">
      <Coat kind="curly" className="min-h-[210px]">
        <Doodle />
        <span className="badge absolute top-3 left-3 bg-urgent text-[0.9375rem] text-on-role">
          63 days since groomed
        </span>
      </Coat>
      <div className="px-5 py-1.5">
        {offers.map(({ name, role, facts, cents, checked }) => (
          <div
            key={name}
            className="grid grid-cols-[44px_1fr_auto] items-center gap-3.5 border-line py-3.5 not-first:border-t"
          >
            <Avatar name={name} role={role} checked={checked} />
            <p>
              <b className="block">{name}</b>
              <span className="text-ink-2">{facts}</span>
            </p>
            <Figure className="text-[1.375rem]">{price(cents)}</Figure>
          </div>
        ))}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import { dollars } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Shiba } from '#web/ui/pets/shiba.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { PetRow } from './pet-row.tsx';

const applicants = [
  { name: 'Maya Ortiz', facts: '7 years, 3.4 mi', rating: 4.9, proof: 'NDGAA certified', checked: true },
  { name: 'Tomás Rivera', facts: '5 years, 8.2 mi', rating: 4.8, proof: 'IPG certificate', checked: false },
  {
    name: 'Kayla Lindqvist',
    facts: '2 years, 5.9 mi',
    rating: 5,
    proof: 'Pet Tech first aid',
    checked: false,
  },
];

/** Three applicants compared, and a pet-owner request nearby. */
export function OwnerSample() {
  return (
    <>
      <div className="grid overflow-hidden rounded-s bg-card shadow lg:col-span-2 lg:grid-cols-3">
        {applicants.map(({ name, facts, rating, proof, checked }, index) => (
          <div
            key={name}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-2.5 border-line p-3.5 not-first:border-t lg:grid-cols-1 lg:justify-items-start lg:p-[18px] lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <Avatar name={name} size="l" data-role="groomer" checked={checked} />
            <p>
              <b className="block text-l">{name}</b>
              <span className="text-ink-2">{facts}</span>
            </p>
            <Rating value={rating} />
            <p className="text-s font-strong max-lg:hidden">{proof}</p>
            <span className={clsx('btn btn-wide max-lg:hidden', index === 0 ? 'btn-primary' : 'btn-line')}>
              Accept
            </span>
          </div>
        ))}
      </div>
      <div className="lg:col-span-2">
        <PetRow
          coat="double"
          portrait={<Shiba />}
          title="Kumo needs a deshed, Saturday morning"
          facts="Shiba Inu, 4 years, 23 lb, 2.6 mi from your salon"
          budget={dollars(85)}
        />
      </div>
    </>
  );
}

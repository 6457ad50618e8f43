import { SamplePet } from './sample-pet.tsx';

const offers = [
  { by: 'A groomer who comes to you', when: 'Tue, 10:00 AM', rating: 4.9, price: '$125' },
  { by: 'A salon 2 miles away', when: 'Wed, 9:00 AM', rating: 4.7, price: '$110' },
  { by: 'A van at your curb', when: 'Thu, 1:30 PM', rating: 4.8, price: '$140' },
];

/** The offers for one dog, compared by price, time and rating. */
export function SampleOffers() {
  return (
    <div className="card grid gap-2 p-4!">
      <div className="flex items-center gap-3 lg:gap-4">
        <SamplePet kind="doodle" />
        <div>
          <h3 className="text-h4">Bella needs a groom</h3>
          <p className="text-ink-2">Goldendoodle, 52 lb · 3 offers</p>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {offers.map(({ by, when, rating, price }) => (
          <li key={by} className="flex items-baseline justify-between gap-4 py-1.5">
            <p className="min-w-0">
              <b className="block">{by}</b>
              <span className="text-s text-ink-2 tabular-nums">
                {when} · {rating} stars
              </span>
            </p>
            <b className="font-head text-h4 tabular-nums">{price}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

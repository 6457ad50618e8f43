import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { listed } from '#web/lib/words.ts';

/** Tells a client without an account that pet parents keep their pets' records for nothing. */
export function KeepRecordsFree({ pets }: { pets: string[] }) {
  return (
    <p className="hint wrap-anywhere">
      <Link to={href('register', { free: '1' })} className="underline">
        Keep {listed(pets.map((name) => `${name}’s`))} {pets.length > 1 ? 'records' : 'record'} free on
        Wagwell
      </Link>
    </p>
  );
}

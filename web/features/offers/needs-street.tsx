import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Note } from '#web/ui/note.tsx';

/** A provider without a street takes no pets in: whoever books has to know where to go. */
export const NeedsStreet = () => (
  <Note tone="warn" icon="pin">
    <b>The pet is brought to you, and your profile names no street.</b> Only those who have booked you see it.{' '}
    <Link to={href('profile')} className="underline">
      Add your street
    </Link>
  </Note>
);

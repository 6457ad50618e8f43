import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

type WayBackProps = {
  /** The address of the page above; without it only the room is kept, until it is known. */
  to?: string;
  /** The name of that page. */
  children?: string;
};

/** The first line of a page about one record: the list or the record that it belongs to. */
export function WayBack({ to, children }: WayBackProps) {
  return (
    <nav aria-label="Way back" className="-mt-4 -mb-4 min-h-11 lg:-mt-6 print:hidden">
      {to && (
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-1.5 pe-3 font-medium wrap-anywhere hover:underline"
        >
          <Icon name="left" size="s" />
          {children}
        </Link>
      )}
    </nav>
  );
}

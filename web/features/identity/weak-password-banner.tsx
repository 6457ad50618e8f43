import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Banner on every page while the password is one that today's rules would refuse. */
export function WeakPasswordBanner() {
  return (
    <aside aria-label="Your password" className="bg-straw-soft text-straw-ink print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <div className="flex min-w-0 gap-3">
          <Icon name="key" />
          <p>
            <b>Your password is easy to guess.</b> Anyone who guesses it can sign in as you.
          </p>
        </div>
        <Link
          to={`${href('settings')}#password`}
          className="inline-flex min-h-11 items-center font-strong underline"
        >
          Change it
        </Link>
      </div>
    </aside>
  );
}

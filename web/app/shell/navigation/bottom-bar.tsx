import { Link, useLocation } from 'react-router';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { useUnread } from '#web/features/messages/unread.ts';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { currentIn } from './current-link.ts';
import type { NavItem } from './nav-links.ts';

/** The header's links in a bar at the bottom of phones. */
export function BottomBar({ links }: { links: NavItem[] }) {
  const unread = useUnread();
  const location = useLocation();
  const { userType } = useUserType();
  const shown = links.filter(({ headerOnly }) => !headerOnly);
  const current = currentIn(shown, location, userType);
  return (
    <nav
      data-shell
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-card px-1 pt-1 max-[21.5rem]:px-0 max-[21.5rem]:tracking-tight pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {shown.map((link) => {
        const { name, label, shortLabel, icon, to, tour } = link;
        return (
          <Link
            key={name}
            to={to}
            aria-current={current(link)}
            data-tour={tour === undefined ? name : tour}
            className="relative grid justify-items-center gap-0.5 pt-2 pb-1 text-s font-semibold text-ink-2 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-top-[5px] aria-[current]:before:h-[3px] aria-[current]:before:w-10 aria-[current]:before:bg-accent"
          >
            <Icon name={icon} className="size-6" />
            {/* With a font size above 1.3 times the default there is no room for labels side by side. */}
            <span className="text-center wrap-anywhere max-tiny:sr-only">
              {shortLabel ? (
                <>
                  <span className="sm:hidden" aria-hidden="true">
                    {shortLabel}
                  </span>
                  <span className="max-sm:sr-only">{label}</span>
                </>
              ) : (
                label
              )}
            </span>{' '}
            {name === 'messages' && unread > 0 && (
              <Count value={unread} label="unread" className="absolute top-0.5 left-[calc(50%+4px)]" />
            )}
          </Link>
        );
      })}
    </nav>
  );
}

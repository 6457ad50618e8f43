import { NavLink } from 'react-router';
import { useUnread } from '#web/features/messages/unread.ts';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { NavItem } from './nav-links.ts';

/** The header's links in a bar at the bottom of phones. */
export function BottomBar({ links }: { links: NavItem[] }) {
  const unread = useUnread();
  const shown = links.filter(({ headerOnly }) => !headerOnly);
  return (
    <nav
      data-shell
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-card px-1 pt-1 max-[21.5rem]:px-0 max-[21.5rem]:tracking-tight pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {shown.map(({ name, label, shortLabel, icon, to, tour }) => (
        <NavLink
          key={name}
          to={to}
          end
          data-tour={tour ?? name}
          className="relative grid justify-items-center gap-0.5 pt-2 pb-1 text-s font-semibold text-ink-2 aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:-top-[5px] aria-[current=page]:before:h-[3px] aria-[current=page]:before:w-10 aria-[current=page]:before:bg-accent"
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
        </NavLink>
      ))}
    </nav>
  );
}

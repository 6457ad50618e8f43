import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { RoleSwitch } from '#web/features/identity/role-switch.tsx';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { useMember } from '#web/features/identity/viewer.ts';
import type { Viewer } from '#web/features/identity/viewer.ts';
import { useUnread } from '#web/features/messages/unread.ts';
import { Button } from '#web/ui/button.tsx';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { currentIn } from './current-link.ts';
import type { NavItem } from './nav-links.ts';
import { NotificationBell } from '../bell/notification-bell.tsx';
import { PagesTrigger } from './pages-trigger.tsx';
import { ProfileTrigger } from './profile-trigger.tsx';

const loadMenu = () => import('./profile-menu.tsx');
const ProfileMenu = lazyPart(loadMenu);
const loadEarly = () => void loadMenu().catch(() => {});
const PagesMenu = lazyPart(() => import('./pages-menu.tsx'));

/**
 * Brand, links, role switch, help and profile menu. Visitors who are signed out have the ways in instead, and
 * links and switch in a menu. In narrow windows the switch has its own row for accounts that can switch; others
 * find it in their menu.
 */
export function Header({ viewer, links, help }: { viewer: Viewer; links: NavItem[]; help: ReactNode }) {
  const stranger = viewer === 'signed-out';
  const member = useMember();
  const roles = typeof viewer === 'string' ? member?.roles : viewer.user.roles;
  const canSwitch = !stranger && (roles?.length ?? 0) > 1;
  return (
    <header data-shell className="print:hidden">
      <div className="border-b border-line">
        <div className="wrap flex min-h-15 flex-wrap items-center gap-x-1 sm:flex-nowrap sm:gap-x-3 lg:min-h-18 xl:gap-x-2 2xl:gap-x-3">
          <Link
            to={href('landing')}
            aria-label="Wagwell, home page"
            className={stranger ? 'mr-auto' : 'max-lg:mr-auto'}
          >
            <Logo />
          </Link>
          {stranger ? (
            <>
              <Button asChild variant="quiet">
                <Link to={href('login')}>Sign In</Link>
              </Button>
              <Button asChild className="max-sm:hidden">
                <Link to={href('register')}>Join</Link>
              </Button>
              {help}
              <StrangersMenu links={links} />
            </>
          ) : (
            <>
              <MainLinks links={links} />
              <RoleSwitch className="max-xl:hidden" />
              {help}
              <NotificationBell />
              <OwnMenu viewer={viewer} />
            </>
          )}
        </div>
      </div>
      {canSwitch && (
        <div className="wrap pt-3 xl:hidden">
          <RoleSwitch />
        </div>
      )}
    </header>
  );
}

function MainLinks({ links }: { links: NavItem[] }) {
  const unread = useUnread();
  const location = useLocation();
  const { userType } = useUserType();
  const shown = links.filter(({ barOnly }) => !barOnly);
  const current = currentIn(shown, location, userType);
  return (
    <nav aria-label="Main" className="mr-auto ml-2 flex max-lg:hidden 2xl:ml-4 2xl:gap-0.5">
      {shown.map((link) => (
        <Link
          key={link.name}
          to={link.to}
          aria-current={current(link)}
          data-tour={link.tour === undefined ? link.name : link.tour}
          className="inline-flex min-h-11 items-center rounded-s px-2 font-medium hover:bg-sunk 2xl:px-2.5 aria-[current]:rounded-none aria-[current]:font-bold aria-[current]:shadow-[inset_0_-2px_0_var(--ink)]"
        >
          {link.label}{' '}
          {link.name === 'messages' && unread > 0 && (
            <Count value={unread} label="unread" className="ml-1.5" />
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Loads the profile menu on hover or focus; a press before that opens it once loaded. */
function OwnMenu({ viewer }: { viewer: Exclude<Viewer, 'signed-out'> }) {
  const [pressed, setPressed] = useState(false);
  const known = viewer === 'unknown' ? undefined : viewer;
  const name = known ? nameOf(known) : '';
  const face = (
    <ProfileTrigger
      name={name}
      src={known?.user.profileImageUrl ?? null}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => setPressed(true)}
    />
  );
  return (
    <div>
      {pressed && known ? (
        <Suspense fallback={face}>
          <ProfileMenu session={known} name={name} defaultOpen />
        </Suspense>
      ) : (
        face
      )}
    </div>
  );
}

/** What the product has to show, for visitors who are signed out: their header names only the ways in. */
function StrangersMenu({ links }: { links: NavItem[] }) {
  const [pressed, setPressed] = useState(false);
  const face = <PagesTrigger onClick={() => setPressed(true)} />;
  return (
    <nav aria-label="Pages" className="-mr-2.5">
      {pressed ? (
        <Suspense fallback={face}>
          <PagesMenu links={links} defaultOpen />
        </Suspense>
      ) : (
        face
      )}
    </nav>
  );
}

const nameOf = ({ user }: Exclude<Viewer, string>) => `${user.firstName} ${user.lastName}`;

/** The brand without links of the product: for the checkout, clients of a provider, and visitors of public pages and of the ways in. */
export function BrandHeader({ kind }: { kind: 'checkout' | 'brand' | 'public' }) {
  const { pathname } = useLocation();
  return (
    <header data-shell className="border-b border-line bg-page print:hidden">
      <div className="wrap flex min-h-15 items-center gap-3 lg:min-h-18">
        <Link to={href('landing')} aria-label="Wagwell, home page" className="mr-auto">
          <Logo />
        </Link>
        {kind === 'checkout' && (
          <span className="inline-flex items-center gap-2 text-ink-2">
            <Icon name="lock" size="s" />
            Secure checkout
          </span>
        )}
        {kind === 'public' && (
          <>
            {pathname !== href('login') && (
              <Button asChild variant="quiet">
                <Link to={href('login')}>Sign In</Link>
              </Button>
            )}
            {pathname !== href('register') && (
              <Button asChild>
                <Link to={href('register')}>Join</Link>
              </Button>
            )}
          </>
        )}
      </div>
    </header>
  );
}

import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { sectionsFor } from './sections.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Settings',
    description: 'Your account, how you sign in, and what Wagwell tells you.',
    path: href('settings'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function SettingsPage() {
  return <SignedIn>{(session) => <Settings session={session} />}</SignedIn>;
}

/** Beside an index on a wide screen; on a narrow one the index alone, or the one section that the address names. */
function Settings({ session }: { session: SessionReply }) {
  const { hash } = useLocation();
  const shown = sectionsFor(session);
  const open = shown.find(({ id }) => `#${id}` === hash);
  return (
    <div className="wrap pt-5 pb-16 lg:pt-8">
      {open && (
        <div className="pb-4 lg:hidden">
          <WayBack to={href('settings')}>Settings</WayBack>
        </div>
      )}
      <h1 className={clsx('pb-5', open && 'max-lg:sr-only')}>Settings</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <nav aria-label="All settings" className={clsx('card px-4! py-1! lg:hidden', open && 'hidden')}>
          <ul>
            {shown.map(({ id, title, value }) => (
              <li key={id} className="border-t border-line first:border-t-0">
                <Link to={{ hash: id }} className="flex min-h-[3.25rem] items-center gap-3 hover:underline">
                  <span className="min-w-0 font-medium">{title}</span>
                  <span className="min-w-0 grow basis-0 truncate text-end text-ink-2">{value(session)}</span>
                  <Icon name="right" size="s" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav
          aria-label="Sections"
          className="hidden lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem-var(--covered,0px))] lg:overflow-y-auto"
        >
          <ul className="grid">
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center font-medium hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={clsx('grid max-w-[44rem] min-w-0 gap-4', !open && 'max-lg:hidden')}>
          {shown.map(({ id, render }) => (
            // A section that is alone begins with the way back above it, so opening it must not scroll that away.
            <div
              key={id}
              className={clsx('min-w-0 max-lg:*:scroll-mt-[100dvh]', open?.id !== id && 'max-lg:hidden')}
            >
              {render(session)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

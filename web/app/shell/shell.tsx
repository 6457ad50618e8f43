import { clsx } from 'clsx';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CookieBanner } from '#web/features/cookies/cookie-banner.tsx';
import { HelpButton } from '#web/features/guide/help-button.tsx';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { firstSession, useMember, useViewer } from '#web/features/identity/viewer.ts';
import type { Viewer } from '#web/features/identity/viewer.ts';
import { ProcessorBanner } from '#web/features/memberships/processor-banner.tsx';
import { useSite } from '#web/domain/site/site.ts';
import { useStore } from '#web/lib/create-store.ts';
import { noToasts, toasts } from '#web/lib/toast-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Notices } from '../offline/notices.tsx';
import { hasAccountNotice } from './account-notices.ts';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { Guide } from './guide.tsx';
import { shellPartsOf } from './shell-parts.ts';
import { Footer } from './footer.tsx';
import { BrandHeader, Header } from './navigation/header.tsx';
import { navLinks } from './navigation/nav-links.ts';
import { RouteProgress } from './route-progress.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { useShortcuts } from './shortcuts/shortcuts.ts';

const Toaster = lazyPart(() =>
  import('#web/ui/overlays/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

/**
 * Loads the toaster with the first toast, since most visits to a public page show none. On work pages it
 * loads on the first touch or key press, so that it can also report a lost connection.
 */
function LazyToaster({ atWork, touched }: { atWork: boolean; touched: boolean }) {
  const needed = useStore(toasts, noToasts).length > 0;
  return <Suspense>{((atWork && touched) || needed) && <Toaster />}</Suspense>;
}

const SignedInEffects = lazyPart(() => import('./signed-in-effects.tsx'));
const FrontDeskFrame = lazyPart(
  () => import('./front-desk-frame.tsx'),
  () => Boolean(firstSession()?.frontDesk),
);
const AccountBanners = lazyPart(
  () => import('./account-banners.tsx'),
  () => hasAccountNotice(firstSession() ?? 'unknown'),
);
const QuickTip = lazyPart(() => import('#web/features/guide/quick-tip.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts/shortcuts-dialog.tsx'));

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { userType } = useUserType();
  const { supportEmail } = useSite();
  const viewer = useViewer();
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const showShortcuts = useCallback(() => setListsShortcuts(true), []);
  const touched = useTouched();
  const chrome = shellPartsOf(pathname);
  const signedIn = viewer !== 'signed-out';
  const worksByDay = useMember()?.hasDay ?? false;
  const links = useMemo(() => navLinks(userType, signedIn, worksByDay), [userType, signedIn, worksByDay]);
  const help = (
    <HelpButton
      supportEmail={supportEmail}
      hasPriority={hasPrioritySupport(viewer)}
      onShowShortcuts={showShortcuts}
    />
  );
  const header = chrome.header === 'public' && signedIn ? 'full' : chrome.header;
  const desk = frontDeskOf(viewer);
  const hasBottomBar = chrome.bottomBar && signedIn && header === 'full' && !desk;

  useShortcuts(links, showShortcuts);
  useShownFocus();
  // Dialogs and menus are children of the body and need the accent too.
  useEffect(() => {
    document.body.dataset['role'] = userType;
  }, [userType]);

  return (
    <div
      data-role={userType}
      className={clsx(
        'flex min-h-dvh flex-col pb-[max(var(--bottom-bar,0px),var(--covered,0px))] md:has-[[data-fills-screen]]:h-dvh',
        hasBottomBar &&
          'max-lg:[--bottom-bar:4.75rem] max-lg:[--toast-bottom:4.75rem] max-tiny:[--bottom-bar:56px] max-tiny:[--toast-bottom:56px]',
      )}
    >
      <SkipLink />
      <Notices />
      {chrome.paying && <ProcessorBanner />}
      {desk ? (
        <Suspense>
          <FrontDeskFrame desk={desk} />
        </Suspense>
      ) : header === 'full' ? (
        <Header viewer={viewer} links={links} help={help} />
      ) : (
        <BrandHeader kind={header} />
      )}
      {!chrome.paying && !desk && hasAccountNotice(viewer) && (
        <Suspense>
          <AccountBanners viewer={viewer} />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="grow has-[>[data-travelling]]:*:not-data-travelling:hidden md:has-[[data-fills-screen]]:flex md:has-[[data-fills-screen]]:min-h-[32rem] md:has-[[data-fills-screen]]:flex-col"
      >
        {isMember(viewer) && !desk && (
          <Suspense>
            <QuickTip path={pathname} />
          </Suspense>
        )}
        <RouteProgress />
        {children}
      </main>
      {chrome.footer && !desk && (signedIn ? <SlimFooter /> : <Footer />)}
      {hasBottomBar && <BottomBar links={links} />}
      {header === 'full' && !desk && <Guide userType={userType} quiet={chrome.quiet || mustAgree(viewer)} />}
      <CookieBanner />
      <LazyToaster atWork={signedIn} touched={touched} />
      <Suspense>
        {signedIn && <SignedInEffects links={links} touched={touched} />}
        {listsShortcuts && <ShortcutsDialog links={links} onClose={() => setListsShortcuts(false)} />}
      </Suspense>
    </div>
  );
}

const mustAgree = (viewer: Viewer) => typeof viewer !== 'string' && viewer.user.toAgree.length > 0;

const hasPrioritySupport = (viewer: Viewer) =>
  isMember(viewer) && typeof viewer !== 'string' && viewer.membership?.plan === 'annual';

const frontDeskOf = (viewer: Viewer) => (typeof viewer === 'string' ? null : viewer.frontDesk);

const isMember = (viewer: Viewer) => typeof viewer !== 'string' && viewer.hasMembership;

/** Whether there was a touch or key press since the page was loaded. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const noteTouch = () => {
      listening.abort();
      setTouched(true);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    window.addEventListener('pointerdown', noteTouch, options);
    window.addEventListener('keydown', noteTouch, options);
    return () => listening.abort();
  }, []);
  return touched;
}

/**
 * Scrolls what a keyboard reaches fully into view. Browsers leave it alone while a sliver is visible, for
 * example in a row that scrolls sideways.
 */
function useShownFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':is(a, button, input):focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}

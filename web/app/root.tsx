import { use } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { LinksFunction } from 'react-router';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import headFont from '#web/ui/fonts/bricolage-grotesque-variable.woff2';
import textFont from '#web/ui/fonts/figtree-variable.woff2';
import { Logo } from '#web/ui/brand/logo.tsx';
import styles from '#web/ui/styles.css?url';
import favicon from './favicon.svg';
import appleIcon from './install/apple-touch-icon.png';
import { pageColors } from './install/page-colors.ts';
import { NonceContext } from './nonce.ts';
import { Failure } from './shell/failure.tsx';
import { Shell } from './shell/shell.tsx';
import { themeScript } from './shell/theme.ts';

export const links: LinksFunction = () => [
  ...[headFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: appleIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export { loadSite as loader } from './load-site.ts';

/** The site's facts do not change while a tab is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={pageColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={pageColors.dark} />
        <script
          nonce={use(NonceContext)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        {/* With `precedence` React puts the stylesheet before preloads and blocks painting until it is loaded. */}
        <link rel="stylesheet" href={styles} precedence="first" />
        <Meta />
        {/* Linked files are allowed by their URL; a nonce would differ in the browser, which hides it. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <UserTypeProvider>
      <Shell>
        <Outlet />
      </Shell>
    </UserTypeProvider>
  );
}

/** Rendered if the shell itself fails: the brand and a link, without anything that could fail again. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <header className="wrap py-3">
        <a href="/">
          <Logo />
        </a>
      </header>
      <main>
        <Failure error={error} />
      </main>
    </>
  );
}

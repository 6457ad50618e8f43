import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { themes, useTheme } from './theme.ts';

export function Footer() {
  const { supportEmail } = useSite();
  const [theme, setTheme] = useTheme();
  return (
    <footer className="mt-6 lg:mt-10 bg-[light-dark(var(--ink),var(--sunk))] pt-4 pb-5 text-[light-dark(var(--page),var(--ink))] lg:pt-10 lg:pb-8 print:hidden">
      <div className="wrap grid gap-x-10 gap-y-1 lg:gap-y-4 lg:grid-cols-[auto_1fr_auto] lg:items-center">
        <Logo className="max-lg:hidden [&_svg]:hidden" />
        <nav aria-label="Small print" className="flex flex-wrap gap-x-5">
          <FooterLink to={href('terms-of-service')}>Terms of Service</FooterLink>
          <FooterLink to={href('privacy-policy')}>Privacy Policy</FooterLink>
          <FooterLink to={href('reliability')}>How reliability works</FooterLink>
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {supportEmail}
          </a>
        </nav>
        <label className="inline-flex min-h-11 items-center gap-2">
          Appearance
          <select
            value={theme}
            onChange={(event) => setTheme(event.target.value)}
            className="with-caret min-h-11 rounded-s border-[1.5px] border-current bg-transparent pl-3 [&>option]:bg-card [&>option]:text-ink"
          >
            {themes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p className="text-s opacity-80 lg:col-span-3">
          About the data: places and ZIP codes come from{' '}
          <a href="https://www.geonames.org" className="underline">
            GeoNames
          </a>
          , under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" className="underline">
            CC BY 4.0
          </a>
          .
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline">
      {children}
    </Link>
  );
}

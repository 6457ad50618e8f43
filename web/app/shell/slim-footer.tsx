import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSite } from '#web/domain/site/site.ts';

/** The footer of people who are signed in: one line under their work. The appearance is in the profile menu. */
export function SlimFooter() {
  const { supportEmail } = useSite();
  return (
    <footer className="border-t border-line text-s text-ink-2 print:hidden">
      <nav aria-label="Small print" className="wrap flex flex-wrap gap-x-3 sm:gap-x-6">
        <FooterLink to={href('terms-of-service')} short="Terms" words="Terms of Service" />
        <FooterLink to={href('privacy-policy')} short="Privacy" words="Privacy Policy" />
        <FooterLink to={href('reliability')} short="Reliability" words="How reliability works" />
        <a href={`mailto:${supportEmail}`} className="inline-flex min-h-11 items-center hover:underline">
          Support
        </a>
        <a
          href="https://www.geonames.org"
          className="inline-flex min-h-11 items-center whitespace-pre hover:underline sm:ml-auto"
        >
          <span className="max-sm:sr-only">Places by </span>GeoNames
          <span className="max-sm:sr-only">, CC BY 4.0</span>
        </a>
      </nav>
    </footer>
  );
}

type FooterLinkProps = { to: string; /** On a phone. */ short: string; words: string };

const FooterLink = ({ to, short, words }: FooterLinkProps) => (
  <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
    <span className="sm:hidden">{short}</span>
    <span className="max-sm:hidden">{words}</span>
  </Link>
);

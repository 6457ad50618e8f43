import { Link, useLoaderData } from 'react-router';
import type { MetaArgs } from 'react-router';
import { versionInForce } from '#contract/identity/legal.ts';
import { href } from '#contract/pages.ts';
import { contactPart } from '#web/features/legal/contact-part.tsx';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { privacyParts } from '#web/features/legal/privacy-parts.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description:
      'What Wagwell keeps about you, what for, who sees it, how long, and how you get a copy or have it deleted.',
    path: href('privacy-policy'),
  });

export const loader = () => ({ version: versionInForce('privacy') });

const parts = [...privacyParts, contactPart];

export default function PrivacyPolicy() {
  const { version } = useLoaderData<typeof loader>();
  return (
    <LegalText
      title="Privacy Policy"
      version={version}
      parts={parts}
      inShort={
        <p>
          We keep what the product needs and nothing to follow you around. Three cookies are for signing in.
          We sell no data. You may see, correct, take along and delete what is yours. The rest of what we
          agree on is in the <Link to={href('terms-of-service')}>Terms of Service</Link>.
        </p>
      }
    />
  );
}

import { Link, useLoaderData } from 'react-router';
import type { MetaArgs } from 'react-router';
import { versionInForce } from '#contract/identity/legal.ts';
import { href } from '#contract/pages.ts';
import { peopleTerms, workTerms } from '#web/features/legal/conduct-terms.tsx';
import { contactPart } from '#web/features/legal/contact-part.tsx';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { membershipTerms } from '#web/features/legal/membership-terms.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Terms of Service',
    description:
      'What you and Wagwell agree on: membership, renewal, cancelling, refunds, shifts, visits, reviews.',
    path: href('terms-of-service'),
  });

export const loader = () => ({ version: versionInForce('terms') });

const parts = [...peopleTerms, ...membershipTerms, ...workTerms, contactPart];

export default function TermsOfService() {
  const { version } = useLoaderData<typeof loader>();
  return (
    <LegalText
      title="Terms of Service"
      version={version}
      parts={parts}
      inShort={
        <p>
          A membership opens Wagwell for all your roles. You see price and renewal before you pay, and leaving
          takes one screen. What members agree with each other is theirs; be honest, be kind, and be on time.
          How we treat your data is described in the <Link to={href('privacy-policy')}>Privacy Policy</Link>.
        </p>
      }
    />
  );
}

import { Link } from 'react-router';
import { signedWhen } from '#contract/shift-agreements/agreement-text.ts';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SignAgreement } from './sign-agreement.tsx';
import { useAgreement } from './shift-agreements.api.ts';

/** What the two sides of a filled shift have signed, and what still waits for a signature. */
export default function AgreementSection({ shiftId }: { shiftId: string }) {
  const agreement = useAgreement(shiftId).data;
  // Shifts that were filled before agreements were written have none.
  if (!agreement) return null;
  const { owner, groomer, terms, number } = agreement;
  const last = [owner.signedAt, groomer.signedAt ?? ''].toSorted().at(-1) ?? owner.signedAt;
  return (
    <section aria-labelledby="agreement" className="card grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="agreement">Agreement</h2>
        <Button asChild>
          <Link to={href('shift-agreement', { id: shiftId })}>
            <Icon name="file" size="s" />
            Read the agreement
          </Link>
        </Button>
      </div>
      {groomer.signedAt ? (
        <p className="text-ink-2 wrap-anywhere">
          Signed by {owner.name} and {groomer.name}, {signedWhen(last, terms.timeZone)}
          {number > 1 && `, number ${number}`}.
        </p>
      ) : (
        <SignAgreement agreement={agreement} />
      )}
    </section>
  );
}

import { agreementParts, signedWhen } from '#contract/shift-agreements/agreement-text.ts';
import type { Agreement, AgreementKind } from '#contract/shift-agreements/shift-agreements.ts';
import { SignAgreement } from './sign-agreement.tsx';

const how: Record<AgreementKind, string> = {
  applied: 'The groomer applied and the business accepted.',
  invited: 'The business invited the groomer, who accepted.',
  instant: 'The business let groomers book at once, and the groomer did.',
  changed: 'Both agreed to change the terms of a booked shift.',
};

/** An agreement as it was signed, on one page to read and print. */
export function AgreementSheet({ agreement }: { agreement: Agreement }) {
  const { terms, number, owner, groomer } = agreement;
  return (
    <article className="card grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1>Shift agreement</h1>
        <p className="text-ink-2 wrap-anywhere">
          {terms.businessName} and {groomer.name}, number {number}. {how[agreement.how]}
        </p>
      </header>
      {!groomer.signedAt && <SignAgreement agreement={agreement} />}
      {agreementParts(agreement).map(({ title, rows }) => (
        <section key={title} aria-label={title} className="grid gap-2">
          <h2>{title}</h2>
          <Rows rows={rows} />
        </section>
      ))}
      <section aria-label="Signed" className="grid gap-2">
        <h2>Signed</h2>
        <Rows
          rows={[
            {
              name: terms.businessName,
              text: `${owner.name}, ${signedWhen(owner.signedAt, terms.timeZone)}`,
            },
            {
              name: 'Groomer',
              text: groomer.signedAt
                ? `${groomer.name}, ${signedWhen(groomer.signedAt, terms.timeZone)}`
                : `${groomer.name} has not signed yet`,
            },
          ]}
        />
      </section>
    </article>
  );
}

function Rows({ rows }: { rows: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {rows.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2 wrap-anywhere max-sm:text-s">{name}</dt>
          <dd className="max-w-text wrap-anywhere whitespace-pre-line max-sm:mb-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

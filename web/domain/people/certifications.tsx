import type { ShownCertification } from '#contract/profiles/certifications.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Rosette } from '#web/ui/brand/rosette.tsx';

type CertificationsProps = { records: readonly ShownCertification[] };

/** Certifications with issuer and last day: a rosette on each that an admin checked, a plain mark on the others. */
export function Certifications({ records }: CertificationsProps) {
  return (
    <ul className="grid content-start gap-1" aria-label="Certifications">
      {records.map((record) => (
        <li key={record.id} className="flex">
          <Rosette checked={record.checked}>
            <span className="wrap-anywhere">{record.title}</span>{' '}
            <span className="text-s font-normal wrap-anywhere text-ink-2">({detailWords(record)})</span>
          </Rosette>
        </li>
      ))}
    </ul>
  );
}

/** 'checked, IPG, until Mar 1, 2028'; the issuer is left out where the title names it. */
const detailWords = ({ title, issuer, expiresOn, checked }: ShownCertification): string =>
  [
    checked ? 'checked' : 'self-declared',
    issuer !== null && !title.includes(issuer) && issuer,
    expiresOn !== null && `until ${monthDayYear(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ');

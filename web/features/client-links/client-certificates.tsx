import { Suspense, useState } from 'react';
import type { LinkedVisit } from '#contract/client-links.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const AddCertificate = lazyPart(() => import('./add-certificate.tsx'));

const names: Partial<Record<VaccineCode, string>> = { rabies: 'Rabies', dhpp: 'DHPP', fvrcp: 'FVRCP' };
const nameOf = (kind: VaccineCode): string =>
  names[kind] ?? kind.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The certificates that a client added before the visit, and a button for another. */
export function ClientCertificates({ visit, secret }: { visit: LinkedVisit; secret: string }) {
  const [adds, setAdds] = useState(false);
  const mayAdd =
    (visit.status === 'booked' || visit.status === 'checked_in') &&
    visit.certificatesLeft > 0 &&
    visit.pets.some(({ id }) => id !== null);
  if (!mayAdd && visit.certificates.length === 0) return null;
  return (
    <div className="grid gap-2">
      {visit.certificates.length > 0 && (
        <ul className="grid gap-1">
          {visit.certificates.map(({ pet, kind, expiresOn, isChecked }, nth) => (
            // Certificates are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={nth} className="flex gap-2">
              <Icon name={isChecked ? 'check' : 'file'} size="s" />
              <span>
                {pet}, {nameOf(kind)} until {monthDayYear(expiresOn, 'UTC')}
                <span className="text-ink-2">{isChecked ? ': checked' : ': sent'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddButton what="vaccination certificate" wide onClick={() => setAdds(true)} />}
      <Suspense>
        {adds && <AddCertificate visit={visit} secret={secret} onClose={() => setAdds(false)} />}
      </Suspense>
    </div>
  );
}

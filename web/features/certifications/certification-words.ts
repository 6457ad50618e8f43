import type { Certification } from '#contract/profiles/certifications.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

type State = { words: string; tone: BadgeTone };

/** The status of a record, as its holder and admins read it. */
export function stateOf({
  status,
  expired,
  proofUrl,
}: Pick<Certification, 'status' | 'expired' | 'proofUrl'>): State {
  if (status === 'refused') return { words: 'Not confirmed', tone: 'danger' };
  if (expired) return { words: 'Expired', tone: 'warn' };
  if (status === 'checked') return { words: 'Checked', tone: 'good' };
  return proofUrl === null
    ? { words: 'Self-declared', tone: 'tag' }
    : { words: 'Waits for a check', tone: 'tag' };
}

export const kindWords = { certification: 'Certification', certificate: 'Certificate' } as const;

/** 'NDGAA, certification, No. MG-4471, given on March 1, 2025, until March 1, 2028' */
export const recordWords = ({ issuer, kind, number, issuedOn, expiresOn }: Certification): string =>
  [
    issuer,
    kind && kindWords[kind].toLowerCase(),
    number && `No. ${number}`,
    issuedOn && `given on ${monthDayYear(issuedOn)}`,
    expiresOn && `until ${monthDayYear(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ');

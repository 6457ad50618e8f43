import { useQuery } from '@tanstack/react-query';
import type { Certification, CertifiedAs, ShownCertification } from '#contract/profiles/certifications.ts';
import { polled, query } from '#web/lib/api/query.ts';

/** The viewer's own records; an admin's decision appears by itself. */
export const useOwnCertifications = () => useQuery({ ...query('GET /api/certifications'), ...polled });

/** One's own records of a profile as others see them. */
export const asOthersSee = (records: readonly Certification[], as: CertifiedAs): ShownCertification[] =>
  records
    .filter((record) => record.as === as && !record.expired && record.refusal === null)
    .map((record) => ({ ...record, checked: record.checkedAt !== null }));

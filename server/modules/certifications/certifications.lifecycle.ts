import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

/** `change` is an edit by the holder. An admin can also refuse what was checked before. */
export const certificationLifecycle = {
  table: 'certifications',
  column: 'status',
  transitions: {
    declare: { from: [], to: 'declared' },
    change: { from: ['declared', 'checked', 'refused'], to: 'declared' },
    check: { from: ['declared'], to: 'checked' },
    refuse: { from: ['declared', 'checked'], to: 'refused' },
  },
} as const satisfies Lifecycle<CertificationStatus>;

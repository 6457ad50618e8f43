import type { Role } from '#contract/roles.ts';
import { GroomerSample } from './groomer-sample.tsx';
import { OwnerSample } from './owner-sample.tsx';
import { PetParentSample } from './pet-parent-sample.tsx';

export type SampleProps = {
  of: Role;
  /** The day on which the sample's work takes place, as '2026-11-28'. */
  day: string;
};

/** What somebody of this role sees of the product, with people and pets of the demo town. */
export default function Sample({ of, day }: SampleProps) {
  if (of === 'groomer') return <GroomerSample day={day} />;
  return of === 'owner' ? <OwnerSample /> : <PetParentSample />;
}

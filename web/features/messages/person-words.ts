import type { Role } from '#contract/identity/roles.ts';

/** The other person of a conversation. */
export type OtherPerson = {
  id: string;
  name: string;
  type: Role;
  imageUrl: string | null;
  businessName: string | null;
  /** Whether they have closed their account. */
  hasLeft?: boolean;
  /** Undefined before there is a conversation. */
  muted?: boolean;
  isStranger?: boolean;
};

export const typeLabels: Record<Role, string> = {
  owner: 'Salon Owner',
  pet_owner: 'Pet Parent',
  groomer: 'Groomer',
};

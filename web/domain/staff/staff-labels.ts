import type { StaffColor, StaffRole } from '#contract/staff/staff.ts';

export const roleLabels: Record<StaffRole, string> = {
  groomer: 'Groomer',
  bather: 'Bather',
  front_desk: 'Front desk',
};

/** The mark of a person, as a CSS color. */
export const personColor = (color: StaffColor): string => `var(--person-${color})`;

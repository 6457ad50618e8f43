/** Fees that salons add on the day, in dollars: our own estimate for 2026, big cities at the upper end. */
export const extraFees = [
  {
    code: 'severe_mats',
    label: 'Severe matting',
    dollars: [25, 60],
  },
  {
    code: 'handling',
    label: 'Handling or muzzle',
    dollars: [10, 30],
  },
  {
    code: 'flea_cleanup',
    label: 'Flea clean-up',
    dollars: [15, 40],
  },
  {
    code: 'late_pickup',
    label: 'Late pick-up',
    dollars: [10, 25],
  },
] as const;

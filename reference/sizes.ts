import type { Size } from '#contract/pets/pet-codes.ts';

export const sizes: Record<Size, { label: string; range: string }> = {
  small: { label: 'Small', range: 'under 25 lb' },
  medium: { label: 'Medium', range: '25 to 60 lb' },
  large: { label: 'Large', range: '60 to 100 lb' },
  extra_large: { label: 'Extra large', range: 'over 100 lb' },
};

/** The size of a pet of this weight in pounds: 25 and 60 are medium, 100 is large. */
export function sizeForWeight(pounds: number): Size {
  if (pounds < 25) return 'small';
  if (pounds <= 60) return 'medium';
  return pounds <= 100 ? 'large' : 'extra_large';
}

/**
 * The size of most adults of a breed, from its usual weights in pounds. Undefined if they vary too much, as
 * for "Poodle", so that the size must be asked for.
 */
export function usualSize(weight: { low: number; high: number }): Size | undefined {
  const differs = weight.high >= 3 * weight.low && sizeForWeight(weight.low) !== sizeForWeight(weight.high);
  return differs ? undefined : sizeForWeight((weight.low + weight.high) / 2);
}

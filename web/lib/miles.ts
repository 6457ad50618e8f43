/** '3.4 mi', '128 mi', '1,598 mi'; a place known by its ZIP only is no nearer than 'Under 1 mi'. */
export function miles(distance: number): string {
  if (distance < 1) return 'Under 1 mi';
  return `${distance < 99.95 ? distance.toFixed(1) : Math.round(distance).toLocaleString('en-US')} mi`;
}

import { href } from '../pages.ts';
import type { SavedSearchKind } from './saved-searches.ts';

type Query = Readonly<Record<string, string | number>>;

/**
 * The page that opens a saved search, with its filters in the address. A search without a radius is unlimited,
 * while the page itself would begin with the viewer's own.
 */
export function savedSearchPath(kind: SavedSearchKind, query: Query, roles: readonly string[]): string {
  const filters = Object.entries<string | number>({ radius: 'any', ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const params = Object.fromEntries(filters) as Record<string, string>;
  if (kind === 'groomers') return href('marketplace', { tab: 'groomers', ...params });
  if (kind === 'businesses') return href('marketplace', { tab: 'salons', ...params });
  if (kind === 'shifts') return href('groomer-dashboard', params);
  return roles.includes('groomer')
    ? href('groomer-dashboard', { tab: 'requests', ...params })
    : href('owner-dashboard', { tab: 'requests', ...params });
}

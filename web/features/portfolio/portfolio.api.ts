import { useQuery } from '@tanstack/react-query';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { query } from '#web/lib/api/query.ts';

export type { PortfolioItem };

/** The viewer's own portfolio, in its order. */
export const useOwnPortfolio = () => useQuery(query('GET /api/portfolio'));

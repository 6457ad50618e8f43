import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import type { AskedProvider } from './asked-provider.ts';

/** Reads the public page of the groomer or business that is asked, if any. */
export const usePublicProvider = (asked: AskedProvider | undefined) =>
  useQuery({
    ...query('GET /api/public-pages/:as/:slug', {
      params: asked ? { as: asked.as, slug: asked.slug } : { as: 'groomer', slug: '-' },
    }),
    enabled: asked !== undefined,
    retry: false,
  });

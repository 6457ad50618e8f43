import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';

export const useProviderRules = () => useQuery(query('GET /api/provider-rules'));

export const useSaveProviderRules = () =>
  useAction('PUT /api/provider-rules', {
    done: { title: 'Profile Updated', description: 'Your rules apply from the next offer on.' },
    failed: 'Update Failed',
    otherwise: 'Failed to update profile',
  });

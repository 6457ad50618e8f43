import { useQuery } from '@tanstack/react-query';
import type { Input } from '#web/lib/api/call.ts';
import { query } from '#web/lib/api/query.ts';

export type PetDraft = Input<'POST /api/pets'>['body'];

/** The viewer's pets, oldest entry first. */
export const usePets = (enabled = true) => useQuery({ ...query('GET /api/pets'), enabled });

export const useArchivedPets = () => useQuery(query('GET /api/pets', { query: { archived: '1' } }));

/** One of the viewer's pets, archived or not. */
export const usePet = (id: string) => useQuery(query('GET /api/pets/:id', { params: { id } }));

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Pet } from '#contract/pets.ts';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import type { Changes } from '#web/lib/fields-seen.ts';
import { query, refreshAfter, showReply } from '#web/lib/query.ts';

type PetChange = NonNullable<Input<'PATCH /api/pets/:id'>['body']>;
export type PetDraft = Input<'POST /api/pets'>['body'];
export type VaccinationDraft = Input<'POST /api/pets/:id/vaccinations'>['body'];

/** One's own pets, oldest entry first. */
export const usePets = (enabled = true) => useQuery({ ...query('GET /api/pets'), enabled });

export const useArchivedPets = () => useQuery(query('GET /api/pets', { query: { archived: '1' } }));

/** One of one's own pets, archived or not. */
export const usePet = (id: string) => useQuery(query('GET /api/pets/:id', { params: { id } }));

/** What was saved shows at once, wherever the pet is shown. */
function petSaved(client: QueryClient, pet: Pet) {
  showReply(client, 'PATCH /api/pets/:id', pet);
  return refreshAfter(client, 'PATCH /api/pets/:id', pet);
}

export function useAddPet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PetDraft) => call('POST /api/pets', { body }),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

export function useChangePet(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Changes<PetChange>) =>
      call('PATCH /api/pets/:id', { params: { id }, body }, headers),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

export function useArchivePet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/pets/:id', { params: { id } }),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

export function useRestorePet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/pets/:id/restore', { params: { id } }),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

/** Records a dose; `replaces` is the record that it puts right. */
export function useAddVaccination(petId: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ draft, replaces }: { draft: VaccinationDraft; replaces?: string | undefined }) {
      const saved = await call('POST /api/pets/:id/vaccinations', { params: { id: petId }, body: draft });
      return replaces ? removeVaccination(petId, replaces) : saved;
    },
    onSuccess: (pet) => petSaved(client, pet),
  });
}

export function useAnswerBite(petId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ biteId, answer }: { biteId: string; answer: string }) =>
      call('POST /api/pets/:id/bites/:biteId/answer', { params: { id: petId, biteId }, body: { answer } }),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

export function useRemoveVaccination(petId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (vaccinationId: string) => removeVaccination(petId, vaccinationId),
    onSuccess: (pet) => petSaved(client, pet),
  });
}

const removeVaccination = (id: string, vaccinationId: string) =>
  call('DELETE /api/pets/:id/vaccinations/:vaccinationId', { params: { id, vaccinationId } });

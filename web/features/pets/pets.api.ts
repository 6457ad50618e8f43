import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Pet } from '#contract/pets.ts';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import type { Changes } from '#web/lib/fields-seen.ts';
import { groomingChanged } from '#web/lib/grooming-changed.ts';

type PetChange = NonNullable<Input<'PATCH /api/pets/:id'>['body']>;
export type PetDraft = Input<'POST /api/pets'>['body'];
export type VaccinationDraft = Input<'POST /api/pets/:id/vaccinations'>['body'];

const petsKey = ['api', 'pets'];
const listKey = [...petsKey, 'list'];
const archivedKey = [...petsKey, 'archived'];
const petKey = (id: string) => [...petsKey, id];

/** One's own pets, oldest entry first. */
export const usePets = (enabled = true) =>
  useQuery({ queryKey: listKey, queryFn: () => call('GET /api/pets'), enabled });

export const useArchivedPets = () =>
  useQuery({ queryKey: archivedKey, queryFn: () => call('GET /api/pets', { query: { archived: '1' } }) });

/** One of one's own pets, archived or not. */
export const usePet = (id: string) =>
  useQuery({ queryKey: petKey(id), queryFn: () => call('GET /api/pets/:id', { params: { id } }) });

/** What was saved shows at once, wherever the pet is shown. */
function petSaved(client: QueryClient, pet: Pet) {
  client.setQueryData(petKey(pet.id), pet);
  client.setQueryData<Pet[]>(listKey, (pets) => pets?.map((other) => (other.id === pet.id ? pet : other)));
  return groomingChanged(client);
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

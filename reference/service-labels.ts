import { isOwnService, ownServiceName } from '#contract/pets/pet-codes.ts';
import type { AnyService, ServiceCode } from '#contract/pets/pet-codes.ts';

/** Apart from the other facts of a service, because first views show only these. */
export const serviceLabels: Record<ServiceCode, string> = {
  full_groom: 'Full groom',
  bath_brush: 'Bath and brush',
  bath_tidy: 'Bath and tidy',
  deshed: 'De-shed package',
  hand_strip: 'Hand stripping',
  hand_scissor: 'Hand scissor',
  shave_down: 'Lion cut or shave-down',
  puppy_intro: 'Puppy or kitten package',
  senior_package: 'Senior package',
  nail_trim: 'Nail trim',
  nail_grind: 'Nail grinding',
  walk_in_nails: 'Walk-in nails',
  ear_clean: 'Ear cleaning',
  teeth_brush: 'Teeth brushing',
  anal_glands: 'Anal glands',
  sanitary: 'Sanitary trim',
  paw_pad: 'Paw pad trim',
  flea_bath: 'Flea bath',
  medicated_bath: 'Medicated bath',
  demat: 'Dematting',
};

/** 'Full groom', or the name that a provider gave a service. */
export const serviceLabel = (service: AnyService): string =>
  isOwnService(service) ? ownServiceName(service) : serviceLabels[service];

/** Within a sentence: names that a provider gave keep their letters. */
export const labelWithin = (service: AnyService): string =>
  isOwnService(service) ? ownServiceName(service) : serviceLabels[service].toLowerCase();

/** 'Full groom', 'nail trim': as a list begins a sentence. */
export const labelsInList = (services: readonly AnyService[]): string[] =>
  services.map((service, nth) => (nth === 0 ? serviceLabel(service) : labelWithin(service)));

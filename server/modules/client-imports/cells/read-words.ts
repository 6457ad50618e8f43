import type { Handling } from '#contract/clients/client-pets.ts';
import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { coats } from '#reference/coats.ts';

/** Words of trade for codes; the first that fits counts. */
const species: readonly [RegExp, Species][] = [
  [/\b(?:dogs?|canine|k-?9|pup(?:py)?)\b/i, 'dog'],
  [/\b(?:cats?|feline|kitty|kitten)\b/i, 'cat'],
  [/\b(?:rabbits?|bunny)\b/i, 'rabbit'],
  [/\bguinea/i, 'guinea_pig'],
  [/\bferrets?\b/i, 'ferret'],
  [/\bgoats?\b/i, 'goat'],
  [/\bpigs?\b/i, 'pig'],
  [/\b(?:horse|pony)\b/i, 'horse'],
];

const sizes: readonly [RegExp, Size][] = [
  [/\b(?:x-?large|extra large|xl|xxl|giant)\b/i, 'extra_large'],
  [/\b(?:large|lg|l|big)\b/i, 'large'],
  [/\b(?:medium|med|md|m|mid)\b/i, 'medium'],
  [/\b(?:small|sm|s|xs|toy|tiny|mini|teacup|little)\b/i, 'small'],
];

const handling: readonly [RegExp, Handling][] = [
  [/\bvet(?:erinarian)? only\b|\bsedat/i, 'vet_only'],
  [/\bmuzzle|\bbit(?:es?|er|ing)\b|\bbit\b|\bnips?\b|\baggress/i, 'muzzle'],
  [/\b(?:two|2)[ -]?(?:people|person|ppl|groomers|handlers)\b|\bhelper\b/i, 'two_people'],
  [/\bslow|\bgentl[ey]|\bsenior\b|\bbreaks?\b|\banxious\b/i, 'slow'],
  [/^(?:easy|good|sweet|great|fine|ok(?:ay)?|angel|calm|friendly)\b/i, 'easy'],
];

const services: readonly [RegExp, ServiceCode][] = [
  [/\bpuppy'?s? (?:first|intro|cut)|\bintro\b/i, 'puppy_intro'],
  [/\bfull (?:groom|service)|\bfg\b|\bhair ?cut\b|^groom$|\bfull$/i, 'full_groom'],
  [/\bbath (?:and|&|\+|n) (?:tidy|trim)|\bb ?[&+] ?t\b|\bmini groom/i, 'bath_tidy'],
  [
    /\bbath (?:and|&|\+|n) brush|\bb ?[&+] ?b\b|^bath$|\bbath (?:only|and blow)|\bbath\b(?! (?:and|&|\+) )/i,
    'bath_brush',
  ],
  [/\bde-? ?shed/i, 'deshed'],
  [/\bhand ?-?strip/i, 'hand_strip'],
  [/\bgrind|\bdremel/i, 'nail_grind'],
  [/\bnails?\b/i, 'nail_trim'],
  [/\bears?\b/i, 'ear_clean'],
  [/\bteeth|\btooth|\bdental/i, 'teeth_brush'],
  [/\bglands?\b/i, 'anal_glands'],
  [/\bsani(?:tary)?\b/i, 'sanitary'],
  [/\bpaw|\bpads?\b/i, 'paw_pad'],
  [/\bflea/i, 'flea_bath'],
  [/\bmedicated/i, 'medicated_bath'],
  [/\bde-? ?mat/i, 'demat'],
];

const codeOf = <Code>(table: readonly [RegExp, Code][], text: string): Code | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Whether a cell is a size and nothing else: 'sm', 'Lg', 'medium'. */
export const isSize = (text: string): boolean =>
  /^(?:x{0,2}[sl]|m|sm|small|md|med|mid|medium|lg|large|x-?large|extra large|giant|toy|tiny|mini)\.?$/i.test(
    text.trim(),
  );

export const speciesOf = (text: string): Species | undefined => codeOf(species, text);
export const sizeOf = (text: string): Size | undefined => codeOf(sizes, text);
export const handlingOf = (text: string): Handling | undefined => codeOf(handling, text);

/** The coat whose name the text is. */
export function coatOf(text: string): CoatCode | undefined {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/\s*(?:coat|hair|haired)$/, '')
    .replaceAll(/[\s-]+/g, '_');
  return (Object.keys(coats) as CoatCode[]).find(
    (code) => code === said || coats[code].label.toLowerCase() === said.replaceAll('_', ' '),
  );
}

/** The services that a cell names, and the words that name none. */
export function servicesOf(cell: string): { services: ServiceCode[]; unknown: string[] } {
  const found = new Set<ServiceCode>();
  const unknown: string[] = [];
  for (const part of cell
    .split(/[,;/\n]+|\s+(?:with|w\/|plus)\s+/i)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const code = codeOf(services, part);
    if (code) found.add(code);
    else unknown.push(part);
    // "full groom + nails" is two services, and "bath + brush" one.
    for (const [pattern, other] of services)
      if (
        code &&
        other !== code &&
        /[+&]|\band\b/i.test(part) &&
        !['bath_brush', 'bath_tidy'].includes(code) &&
        pattern.test(part)
      )
        found.add(other);
  }
  return { services: [...found], unknown };
}

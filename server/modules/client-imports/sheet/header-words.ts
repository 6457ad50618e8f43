import type { ImportTarget } from '#contract/client-imports.ts';

/**
 * Words of headings and what their columns hold; the first that fits counts. The heading is in lower case, with single
 * blanks instead of signs.
 */
const words: readonly [RegExp, ImportTarget][] = [
  [/\be ?mails?\b|\bmail address\b/, 'email'],
  [/\bstreet\b|\baddress (?:line )?[12]\b/, 'street'],
  [/^(?:(?!\bnotes?\b).)*\b(?:address(?:es)?|addr)\b(?!.*\bnotes?\b)/, 'address'],
  [/\b(?:given|gave|administered|issued)\b.*|\bvet(?:erinarian)?s?\b|\bclinic\b/, 'pet_notes'],
  [
    /\bbalance\b|\bowe[sd]?\b|\bcredit\b|\btotal\b|\bspent\b|\brevenue\b|\bdue\b|\bdeposit\b|\btips?\b|\bdiscount\b|\bsince\b|\bcreated\b|\badded\b|\bfirst (?:visit|appt|appointment|groom|seen)\b|\bsource\b|\bstatus\b/,
    'client_notes',
  ],
  [/\brabies\b|\brabv\b/, 'rabies_until'],
  [/\bd(?:h|a|hl|al)pp\b|\bdistemper\b|\bparvo\b|\b5 in 1\b/, 'dhpp_until'],
  [/\bbord(?:etella)?\b|\bkennel cough\b/, 'bordetella_until'],
  [
    /\b(?:next|upcoming|future|coming) (?:appt|appointment|visit|groom|booking|date)\b|^(?:next|upcoming|booked for|scheduled|appointment|appt)$|\bnext (?:on|at)\b/,
    'next_visit',
  ],
  [/^(?:appt|appointment|next|start)? ?time$|^at$|^when$/, 'next_time'],
  [/\bnext (?:minutes|length|duration)\b/, 'next_minutes'],
  [
    /\b(?:last|previous|prev|latest|recent) (?:appt|appointment|visit|groom(?:ed|ing)?|seen|date|service|here|in|time)\b|^(?:last|seen|groomed on|visited)$|\blast (?:came|was)\b/,
    'last_visit',
  ],
  [
    /\bhow often\b|\bevery\b|\bfreq(?:uency)?\b|\binterval\b|\bcycle\b|\bwe?e?ks?\b|\brebook\b|\brecurr\w*\b|\bschedule\b/,
    'every_weeks',
  ],
  [
    /\bmin(?:ute)?s\b|\bmins?\b|\bduration\b|\bhow long\b|\btime (?:needed|takes|it takes)\b|\blength\b|\bhours?\b/,
    'usual_minutes',
  ],
  [
    /\bprices?\b|\brates?\b|\bcharges?\b|\bcosts?\b|\bfees?\b|\bamount\b|^\$+$|\bquoted?\b|\bpays\b/,
    'usual_price',
  ],
  [
    /\bservices?\b|\bpackage\b|\bgroom type\b|\btype of groom\b|\bwhat we do\b|\bgets\b|^usual$/,
    'usual_services',
  ],
  [
    /\bhandling\b|\btemperament\b|\bbehavio(?:u)?r\b|\bwarnings?\b|\balerts?\b|\bcaution\b|\bbit(?:es?|er)\b/,
    'handling',
  ],
  [/\b(?:hair ?)?cut\b|\bstyle\b|\bblades?\b|\btrim\b|\bclip\b/, 'style'],
  [
    /\b(?:groom(?:ing|er)?|pet|dog|cat|animal|medical|health) (?:notes?|comments?|remarks?|info|details)\b|\ballerg\w*\b|\bcolou?r\b|\bsex\b|\bgender\b|\bspayed\b|\bneutered\b|\bfixed\b|\bmeds\b|\bmedic\w*\b|\bmicrochip\b|\bmarkings\b/,
    'pet_notes',
  ],
  [/\bgate\b|\bdirections?\b|\bparking\b|\baccess\b|\bentry\b|\bwhere to\b/, 'directions'],
  [/\bnotes?\b|\bcomments?\b|\bremarks?\b|\bmemo\b|\bother\b|\binfo\b/, 'client_notes'],
  [
    /\b(?:alt(?:ernate)?|second(?:ary)?|other|work|spouse|2nd|emergency) (?:phone|cell|mobile|number|tel|contact)\b|\b(?:phone|cell|mobile|number|tel) ?(?:no )?[2-9]\b|\bemergency\b/,
    'phone2',
  ],
  [
    /\bphones?\b|\bcell\b|\bmobile\b|\btel(?:ephone)?\b|\btext number\b|\bcontact (?:no|number)\b|\bph\b|\bnumber to call\b/,
    'phone',
  ],
  [/\bapt\b|\bunit\b|\bsuite\b/, 'street'],
  [/\bzip\b|\bpostal\b|\bpost ?code\b/, 'zip'],
  [/\b(?:city|town)\b/, 'city'],
  [/\b(?:state|province|region)\b|^st$/, 'state'],
  [/\blocation\b|\bwhere\b/, 'address'],
  [/\b(?:dob|d o b|born|birth ?day|birth ?date|date of birth|bday)\b/, 'birth_date'],
  [/\bage\b|\byears old\b|\byrs?\b/, 'age'],
  [/\bweight\b|\bwt\b|\blbs?\b|\bpounds\b/, 'weight'],
  [/\bsize\b/, 'size'],
  [/\bcoat\b|\bhair\b|\bfur type\b/, 'coat'],
  [/\bbreeds?\b|\bkind of (?:dog|pet)\b|\btype of (?:dog|pet)\b|\bmix\b/, 'breed'],
  [/\bspecies\b|\banimal type\b|\bpet type\b|\bdog or cat\b|\bdog cat\b/, 'species'],
  [
    /\b(?:pet|dog|cat|animal|pup|puppy|fur ?bab(?:y|ies)|patient|pooch)(?: ?s)?(?: name)?s?\b(?: [1-9])?/,
    'pet_names',
  ],
  [/\b(?:first|given|fore) ?names?\b|^(?:first|fname|f name)$/, 'first_name'],
  [/\b(?:last|family|sur) ?names?\b|^(?:surname|lname|l name)$/, 'last_name'],
  [
    /\b(?:client|customer|owner|parent|mom|dad|people|human|person|contact|guardian|family|household|full|display)(?: ?s)?(?: name)?s?\b|^names?$|\bwho\b/,
    'client_name',
  ],
  [/^(?:id|no|nr|row|record|key|client id|customer id)$|^$/, 'ignore'],
];

/** What the words of a heading say that its column holds. */
export function targetOf(heading: string): ImportTarget | undefined {
  const said = heading
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();
  if (said === '') return undefined;
  if (/^(?:.* )?(?:id|guid|uuid)$/.test(said)) return 'ignore';
  if (/\b(?:label|type)$/.test(said) && /\b(?:phone|mail|address)\b/.test(said)) return 'ignore';
  return words.find(([pattern]) => pattern.test(said))?.[1];
}

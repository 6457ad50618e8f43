/** Health issues that change how an animal is groomed, as read from an owner's words. */
export const healthIssues = [
  'allergies',
  'anxious',
  'sedated',
  'joints',
  'blind',
  'bleeding',
  'contagious',
  'deaf',
  'dental',
  'diabetes',
  'ears',
  'glands',
  'heart',
  'hormones',
  'hot_spots',
  'in_heat',
  'kidney',
  'larynx',
  'overweight',
  'pregnant',
  'seizures',
  'skin',
  'lumps',
  'slipped_disc',
  'spot_on',
  'surgery',
  'three_legs',
  'trachea',
] as const;

export type HealthIssue = (typeof healthIssues)[number];

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const lately = `last (?:week|${day})|yesterday|today|this (?:week|morning|${day})|(?:days?|weeks?) ago|recently|just|on ${day}`;

/** How pet parents write each issue. Whole words, so that "kitchen" is no itch and "sweetheart" no patient. */
const written: readonly (readonly [HealthIssue, RegExp])[] = [
  ['allergies', /\ballerg|\batop(?:y|ic)\b|\bapoquel\b|\bcytopoint\b/],
  ['anxious', /\banxi|\bnervous|\bthunder|\bseparation|\bpanics?\b|\btrazodone\b|\bprozac\b|\bfluoxetine\b/],
  [
    'sedated',
    /\bsedat|\btrazodone\b|\bgabapentin\b|\bacepromazine\b|\balprazolam\b|\btranquili[sz]|\b(?:anxiety|calming|anti-?anxiety) (?:med|pill|drug|tablet)/,
  ],
  [
    'joints',
    /\barthriti|\bosteoarth|\bdysplasia|\bjoints?\b|\bluxat|\bpatellas?\b|\bkneecap|\b(?:bad|sore|stiff|weak) (?:hips?|knees?|elbows?|legs?|back legs?)\b|\bstiff\b|\bcruciate|\b(?:acl|ccl)\b|\b(?:torn|tore) (?:a )?ligament/,
  ],
  [
    'blind',
    /\bblind|\bcataract|\bglaucoma|\b(?:can'?t|cannot|does not|doesn'?t) see\b|\blost (?:his|her|its) (?:sight|vision)/,
  ],
  [
    'bleeding',
    /\bvon ?willebrand|\bvwd\b|\bhemophil|\bbleeding disorder|\bbleeds? easily|\bblood thinner|\bthrombocytop|\bitp\b/,
  ],
  [
    'contagious',
    /\bkennel ?cough|\bringworm|\bmange\b|\bscabies|\bsarcoptic|\bdemode[cx]|\blice\b|\bcheyletiella|\bwalking dandruff|\b(?:dog|canine) (?:flu|influenza)|\bparvo(?!\w* (?:vacc|shot))|\bdistemper(?! (?:vacc|shot))|\bgiardia|\bcoughing\b|\bdiarrhea|\bvomit/,
  ],
  [
    'deaf',
    /\bdeaf|\bhard of hearing|\b(?:can'?t|cannot|does not|doesn'?t) hear\b|\blost (?:his|her|its) hearing/,
  ],
  [
    'dental',
    /\bdental (?:disease|trouble|problem)|\b(?:bad|sore|loose|rotten|missing|broken) (?:teeth|tooth)|\bgum disease|\bgingivit|\bstomatitis|^\W*(?:dental|teeth|tooth)\W*$|\b(?:teeth|tooth) (?:problem|trouble|pain|disease)|\btoothache/,
  ],
  ['diabetes', /\bdiabet|\binsulin\b/],
  [
    'ears',
    /\bears? (?:infection|infected|trouble|problem|issue|mites?|ache)|\b(?:infected|sore|yeasty|smelly|inflamed|bad) ears?\b|\botitis|\bear ?drum|\byeast in (?:the |his |her )?ears?|\bears? (?:is|are) (?:red|sore|infected|smelly|inflamed)|\b(?:aural|ear) hematoma/,
  ],
  [
    'glands',
    /\b(?:gland|sac)s? (?:abscess|infect|burst|rupture|problem|trouble|impact)|\b(?:infected|impacted|ruptured|burst|abscessed|swollen) (?:anal )?(?:gland|sac)|\b(?:anal )?(?:gland|sac) abscess/,
  ],
  [
    'heart',
    /\bheart (?:murmur|condition|disease|failure|problem|trouble|issue|med|patient|valve|rhythm|defect|attack)|\b(?:weak|bad|enlarged|failing) heart\b|^\W*heart\W*$|\bmurmur|\bcardiac|\bcardiomyopath|\b(?:chf|dcm|hcm|mvd|mmvd|pda)\b|\bmitral\b|\barrhythmia|\bpimobendan|\bvetmedin|\bheart ?worms? (?:positive|disease|treatment|infection)|\b(?:positive|treated) for heart ?worm/,
  ],
  ['hormones', /\baddison|\bcushing|\bhypoadreno|\bhyperadreno/],
  ['hot_spots', /\bhot ?spots?\b|\bpyotraumatic/],
  ['in_heat', /\b(?:in|on) (?:heat|season)\b|\bin estrus/],
  ['kidney', /\bkidneys?\b|\brenal\b|\bckd\b/],
  ['larynx', /\blaryn(?:x|g)|\blar ?par\b/],
  ['overweight', /\boverweight|\bobes|\bon a diet\b|\btoo heavy\b/],
  ['pregnant', /\bpregnan|\bnursing\b|\bexpecting\b|\bin whelp\b|\blactating/],
  ['seizures', /\bseizure|\bepilep|\bconvuls|\bphenobarb|\bkeppra\b|\bhas fits\b/],
  [
    'skin',
    /\b(?:sensitive|irritated|dry|flaky|raw|red|broken) skin\b|\bdermatit|\bitch|\bskin (?:infection|trouble|problem|condition|allerg|disease|irritation)|\brash(?:es)?\b|\bpyoderma|\bseborrh|\byeasty skin/,
  ],
  [
    'lumps',
    /\bskin tags?\b|\bwarts?\b|\blumps?\b|\bbumps?\b|\bcysts?\b|\btumou?rs?\b|\bmoles?\b|\bgrowths?\b|\blipomas?\b|\bpapillomas?\b/,
  ],
  [
    'slipped_disc',
    /\bslipped dis[ck]|\bdis[ck] (?:disease|trouble|problem)|\bherniated|\bivdd\b|\b(?:back|spine|spinal) (?:injury|problem|trouble|issue|pain|surgery)|\b(?:bad|weak|sore) back\b(?! leg)/,
  ],
  [
    'spot_on',
    new RegExp(
      `\\b(?:spot-?on|flea (?:drops|treatment|medicine|medication)|frontline|advantage|advantix|revolution)\\b.*\\b(?:${lately})\\b|\\b(?:${lately})\\b.*\\b(?:spot-?on|flea drops)`,
    ),
  ],
  [
    'surgery',
    new RegExp(
      `\\bsurger(?:y|ies)\\b|\\boperation\\b|\\bstitches\\b|\\bsutures\\b|\\bstaples\\b|\\bincision|\\bopen (?:wound|sore)|\\bopen cut\\b|\\b(?:spay(?:ed)?|neuter(?:ed)?|castrated|operated)\\b.*\\b(?:${lately})\\b|\\b(?:${lately}) (?:was )?(?:spayed|neutered)`,
    ),
  ],
  ['three_legs', /\bthree ?-?legg?s?(?:ed)?\b|\b3[ -]legs?(?:ged)?\b|\bamput|\btripod/],
  ['trachea', /\btrachea|\bwind ?pipe/],
];

const denied =
  /\b(?:no|not|non|never|without|denies|isn'?t|hasn'?t|doesn'?t|don'?t|nor|neither|free (?:of|from)|negative for|clear of|ruled out)\b(?:[\s/-]+[\w'/-]+){0,5}[\s/-]*$/;
const deniedAfter =
  /^\w*(?:s|-like)?[\s-]*(?:free\b|(?:is |was |were |are |has been |have been |has |have |all )?(?:negative|ruled out|resolved|healed|cleared|gone|cured|removed)\b)/;
const longAgo =
  /\b(?:years?|many months) ago\b|\bas a (?:puppy|kitten|pup|baby)\b|\blong ago\b|\bwhen (?:he|she|it) was (?:young|little|a (?:puppy|kitten|baby))/;
const yearTold = /\b(?:19|20)\d\d\b/g;

/** The issues that pass, so that one of another year is none anymore. */
const passing = new Set<HealthIssue>(['surgery', 'contagious', 'pregnant', 'in_heat', 'spot_on', 'sedated']);

const clauses = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .split(/[.;,!?()\n]|\b(?:but|however|although|though)\b|\s[-–—]\s/)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** Whether the words say it: "no heart problems", "not pregnant" and "seizure-free" do not. `pattern` is in lower case. */
export function says(text: string, pattern: RegExp): boolean {
  return clauses(text).some((clause) => affirmed(clause, pattern));
}

function affirmed(clause: string, pattern: RegExp): boolean {
  const found = [...clause.matchAll(new RegExp(pattern.source, 'g'))];
  return found.some(
    ({ index, 0: match }) =>
      !denied.test(clause.slice(0, index)) && !deniedAfter.test(clause.slice(index + match.length)),
  );
}

/** Whether a clause tells of a time past: years ago, or a year before the one of `today`. */
function isPast(clause: string, today: string | undefined): boolean {
  if (longAgo.test(clause)) return true;
  const years = [...clause.matchAll(yearTold)].map(([year]) => Number(year));
  return today !== undefined && years.length > 0 && Math.max(...years) < Number(today.slice(0, 4));
}

/** The issues that a pet's special conditions name. `today`, 'YYYY-MM-DD', tells what is long over. */
export function issuesIn(conditions: readonly string[], today?: string): HealthIssue[] {
  const told = conditions.flatMap(clauses);
  return written
    .filter(([issue, pattern]) =>
      told.some((clause) => affirmed(clause, pattern) && !(passing.has(issue) && isPast(clause, today))),
    )
    .map(([issue]) => issue);
}

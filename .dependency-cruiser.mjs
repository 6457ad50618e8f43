/**
 * The arrows of docs/architecture.md. Each rule has a folder in tests/arrows that breaks it and nothing else.
 *
 * Tests may reach wherever they like, and so may what makes their data: factories, scenarios and `*.testing.ts`.
 */
const TEST = '\\.test\\.tsx?$';
const MAKES_DATA = '\\.(factory|scenario|sweep|testing)\\.tsx?$';
const MODULE = '^server/modules/([^/]+)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contract-only-zod',
      'The contract is read by both sides: it imports zod and itself.',
      { path: '^contract/', pathNot: TEST },
      { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'reference-alone',
      'Reference data knows the contract at most.',
      { path: '^reference/', pathNot: TEST },
      { path: '^(server|web|tests|ops|bench)/' },
    ),
    forbid('server-not-web', 'The server does not know the web.', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'web-not-server',
      'The web knows the server by its contract.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'product-not-tests',
      'The product runs without its tests and measurements.',
      { path: '^(contract|reference|server|web)/', pathNot: [TEST, MAKES_DATA] },
      { path: ['^(tests|bench)/', TEST] },
    ),
    forbid(
      'product-not-tools',
      'The tools of operation start the product; it does not know them.',
      { path: '^(contract|reference|server|web)/', pathNot: TEST },
      { path: '^ops/' },
    ),
    forbid(
      'factories-only-for-tests',
      'What makes data serves tests and the demo town.',
      { path: '^(server|web)/', pathNot: [TEST, MAKES_DATA, '^server/local/demo/'] },
      { path: MAKES_DATA },
    ),
    forbid(
      'platform-not-modules',
      'The platform knows no word of the business.',
      { path: '^server/platform/', pathNot: TEST },
      { path: '^server/(modules|local|app|main)' },
    ),
    forbid(
      'modules-not-program',
      'A module does not know the program that it is part of.',
      { path: MODULE, pathNot: [TEST, MAKES_DATA] },
      { path: '^server/(local|app|main)' },
    ),
    forbid(
      'module-through-door',
      'A module enters another through its index.ts.',
      { path: MODULE, pathNot: [TEST, MAKES_DATA] },
      { path: MODULE, pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
    ),
    forbid(
      'program-through-door',
      'The program enters a module through its index.ts.',
      { path: '^server/', pathNot: [MODULE, TEST] },
      { path: MODULE, pathNot: ['^server/modules/[^/]+/index\\.ts$', MAKES_DATA] },
    ),
    forbid(
      'local-through-door',
      'What replaces outside services on one machine is entered through the index.ts of its folder.',
      { path: '^(server|ops|bench)/', pathNot: ['^server/local/', TEST, MAKES_DATA] },
      { path: '^server/local/', pathNot: '^server/local/[^/]+/index\\.ts$' },
    ),
    forbid(
      'sql-in-queries',
      'Only *.queries.ts speaks to the database.',
      { path: MODULE, pathNot: ['\\.queries\\.ts$', TEST] },
      { path: '(^|/)node_modules/(postgres|pg)/' },
    ),
    forbid(
      'policy-pure',
      'Who may, and which state follows which, is decided without looking anything up; rows come as types.',
      { path: '\\.(policy|lifecycle)\\.ts$' },
      {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^(contract|reference)/',
          '(^|/)node_modules/(zod|luxon)/',
          '\\.(policy|lifecycle)\\.ts$',
          '^server/modules/[^/]+/refusals\\.ts$',
          '^server/platform/(clock|lifecycle|policy|problem|payments/periods)\\.ts$',
        ],
      },
    ),
    forbid(
      'nobody-imports-notifications',
      'Notifications hear events; nobody calls them. A domain words its own in *.notices.ts.',
      {
        path: '^server/',
        pathNot: [
          'notices(\\.queries)?\\.ts$',
          '^server/(modules|local/.*)\\.ts$',
          '^server/modules/notifications/',
          TEST,
          MAKES_DATA,
        ],
      },
      { path: '^server/modules/notifications/' },
    ),
    forbid(
      'notifications-know-no-domain',
      'Each domain words its own. Notifications ask only who is signed in, and whom a block hides.',
      { path: '^server/modules/notifications/', pathNot: [TEST, MAKES_DATA] },
      { path: MODULE, pathNot: '^server/modules/(notifications|identity|blocks)/' },
    ),
    forbid(
      'web-pages-not-app',
      'app → pages → features → domain → ui, lib: nothing points back.',
      { path: '^web/(pages|features|domain|ui|lib)/', pathNot: TEST },
      { path: '^web/app/' },
    ),
    forbid(
      'web-features-not-pages',
      'app → pages → features → domain → ui, lib: nothing points back.',
      { path: '^web/(features|domain|ui|lib)/', pathNot: TEST },
      { path: '^web/pages/' },
    ),
    forbid(
      'web-domain-not-features',
      'What several features draw of the trade knows none of them.',
      { path: '^web/(domain|ui|lib)/', pathNot: TEST },
      { path: '^web/features/' },
    ),
    forbid(
      'web-ui-not-domain',
      'Fields, dialogs and lists know nothing of the trade.',
      { path: '^web/(ui|lib)/', pathNot: TEST },
      { path: '^web/domain/' },
    ),
    forbid(
      'web-ui-not-contract',
      'Only the API client in web/lib/api reads the contract; facts of the trade are for the floors above.',
      { path: '^web/(ui|lib)/', pathNot: ['^web/lib/api/', TEST] },
      { path: '^(contract|reference)/' },
    ),
    forbid(
      'web-api-not-reference',
      'The API client knows the contract, not the trade.',
      { path: '^web/lib/api/', pathNot: TEST },
      { path: '^reference/' },
    ),
    forbid(
      'web-lib-not-ui',
      'lib draws nothing.',
      { path: '^web/lib/', pathNot: TEST },
      { path: '^web/ui/' },
    ),
    forbid(
      'web-feature-not-feature',
      'Pages put features together; features do not know each other.',
      { path: '^web/features/([^/]+)/', pathNot: TEST },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'no-drawer',
      'A name says what is inside.',
      {},
      { path: '(^|/)(utils?|helpers?|misc|commons?|shared|general)(/|\\.[jt]sx?$)', pathNot: 'node_modules' },
    ),
    forbid(
      'no-barrel',
      'Only modules and the folders of server/local have an index.ts.',
      {},
      { path: '(^|/)index\\.tsx?$', pathNot: ['^server/(modules|local)/[^/]+/index\\.ts$', 'node_modules'] },
    ),
    forbid('no-cycle', 'No circle of imports, types included.', {}, { circular: true }),
    forbid('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no API for it yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|tests/arrows)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'module-sync', 'types', 'default'],
    },
  },
};

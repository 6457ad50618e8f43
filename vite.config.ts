import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Files of `web` by their paths without their endings. */
const files = (...paths: string[]) =>
  new RegExp(`(${paths.join('|').replaceAll('/', String.raw`[\\/]`)})\\.tsx?$`);

// What pages load together, in a few files instead of forty, which are smaller as one: the libraries, which seldom
// change; the shell with what stands on nearly every page; what every page of the product itself needs; and what several
// of its pages show first.
const loadedTogether = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: files(
      'web/app/(page-frame|root|shell/shell)',
      'web/ui/(badge|checklist|icon-button|ticket)',
      'web/lib/(money|page-meta)',
    ),
    priority: 1,
  },
  {
    name: 'work',
    test: files(
      'web/app/(work-frame|shell/session-island)',
      'web/ui/(tabs|empty-state|failed-query|skeleton|glance|rating)',
      'web/lib/(first-page|query|now|pet-words|seen|search-params|way-on)',
      'web/features/(identity/(membership-gate|members-only|use-remembered)|messages/messages.api|grooming-requests/requests.api|profiles/(profiles.api|remembered)|visits/visits.api)',
      'contract/pets/pet-codes',
    ),
  },
  // He greets on the start page too.
  { name: 'doodle', test: files('web/ui/pets/(doodle|parts)'), priority: 1 },
  { name: 'fields', test: files('web/ui/(field|input|select)'), priority: 1 },
  {
    name: 'filters',
    test: files(
      'web/ui/(chip|drop-field|filter-chips|filter-inputs)',
      'web/lib/(named-place|near)',
      'web/features/(grooming-requests/request-filters|shifts/(shift-filters|use-changing-filters))',
    ),
  },
  {
    name: 'pets',
    test: files(
      'web/ui/pets/[a-z-]+',
      'web/ui/(pet-picture|pet-portrait)',
      'web/features/(pets/(pets.api|since-groomed|due|use-pet-form|use-archiving)|vaccinations/use-vaccination-form)',
      'web/features/(grooming-requests/(own-request-groups|use-request-form)|offers/offers.api|visits/(last-to-repeat|rebook))',
      'web/pages/pet-owner-dashboard/attention',
      'reference/(vaccinations|calendar-days|coats|temperaments|life-stages)',
    ),
  },
  {
    name: 'shifts',
    test: files(
      'web/ui/(note|week-strip)',
      'web/features/(shifts/(applications.api|take-home|week)|visits/(visit-groups|visit-week))',
    ),
  },
  {
    name: 'shift-list',
    test: files('web/features/shifts/(shift-ticket|use-applying|filter-(bar|chips)|application-groups)'),
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found while starting; found later, each would reload the page under somebody's hands.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.{test,testing}.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: loadedTogether } } } } },
  },
  logLevel: 'warn',
});

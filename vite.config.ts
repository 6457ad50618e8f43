import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The pages whose first views are kept light; tests/journeys/weights.spec.ts weighs most of them. */
const firstViews = [
  'landing',
  'public-page',
  'town-page',
  'groomer-dashboard',
  'owner-dashboard',
  'pet-owner-dashboard',
];
const page = /[\\/]web[\\/]pages[\\/]([^\\/]+)[\\/]\1\.tsx/;

type Graph = { getModuleInfo(id: string): { importers: string[] } | null };

/** The first views that import a module, directly or not. */
function viewsWith(module: string, graph: Graph): string[] {
  const importers = new Set([module]);
  for (const id of importers)
    for (const above of graph.getModuleInfo(id)?.importers ?? []) importers.add(above);
  const pages = new Set([...importers].map((id) => page.exec(id)?.[1]));
  return firstViews.filter((view) => pages.has(view));
}

// Few large files are smaller than many. Libraries and the two layouts, with what they import, have one each; what the
// first views need has one for each combination of them. Everything else is split by the routes and dialogs that need it.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 9 },
  { name: 'shell', test: /[\\/]web[\\/]app[\\/](root|page-frame)\./, priority: 8 },
  { name: 'work', test: /[\\/]web[\\/]app[\\/]member-pages\./, priority: 7 },
  // Every signed-in page needs it, and so the groomers' first view with all that is in its file.
  { name: 'outbox', test: /[\\/]web[\\/]lib[\\/]api[\\/]outbox\.|node_modules[\\/]uuidv7/, priority: 7 },
  ...firstViews.map((_, index) => ({
    debugName: `first views ${index + 1}`,
    // A module takes its imports along, so those that more views need come first.
    priority: index + 1,
    name(module: string, graph: Graph) {
      const views = page.test(module) ? [] : viewsWith(module, graph);
      return views.length === index + 1
        ? views.map((view) => view.replace('-dashboard', '')).join('-')
        : null;
    },
  })),
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found while starting: a dependency found later would reload the open page.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.{test,testing}.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  logLevel: 'warn',
});

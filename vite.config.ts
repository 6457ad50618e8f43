import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What pages load together, in a few files instead of forty, which are smaller as one: the libraries, which seldom
// change; the shell with what stands on nearly every page; and what every page of the product itself needs.
const loadedTogether = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: /web[\\/](app[\\/](page-frame|root|shell[\\/]shell)|ui[\\/](badge|checklist|icon-button|ticket)|lib[\\/](money|page-meta))\.tsx?$/,
    priority: 1,
  },
  { name: 'work', test: /web[\\/](app[\\/]work-frame|ui[\\/](toaster|tabs|empty-state))\.tsx$/ },
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

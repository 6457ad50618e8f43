import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page loads, in two files instead of forty: the libraries, which seldom change, and the shell.
const alwaysLoaded = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'shell', test: /web[\\/]app[\\/](page-frame|shell[\\/]shell)\.tsx/, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found while starting; found later, each would reload the page under somebody's hands.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.{test,testing}.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: alwaysLoaded } } } } },
  },
  logLevel: 'warn',
});

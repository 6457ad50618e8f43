import { spawn } from 'node:child_process';

/**
 * `npm run dev`: Vite serves the web and reloads the browser; the server restarts when a file in these
 * folders changes.
 */
const WATCHED = ['server', 'contract', 'reference'];

// React and the router choose their development builds by this condition and variable.
const server = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    ...WATCHED.map((folder) => `--watch-path=${folder}`),
    '--conditions=development',
    'server/main.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, WEB: 'dev', NODE_ENV: 'development' } },
);

// A terminal sends Ctrl-C to the server as well, so this process only waits for it to finish.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 0));

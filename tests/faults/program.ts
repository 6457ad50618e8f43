import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** For processes that tests start: the compiled code of earlier starts. */
export const compiled = { NODE_COMPILE_CACHE: path.join(root, '.cache/compile') };

/**
 * Starts the real program in a separate process, without the web app, with the compiled code of earlier starts.
 * @param folder where the program lies, if it is another version
 */
export function spawnProgram(env: Record<string, string>, folder = root) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      WEB: 'none',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: path.join(folder, '.cache/compile'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = new Promise<string | undefined>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /runs at (http:[^\s"]+)/.exec((said += text));
      if (found?.[1]) resolve(found[1]);
    });
    child.once('close', () => resolve(undefined));
  });
  return {
    /** The program's URL; undefined if it ended before listening. */
    address,
    /** Null if it was ended by a signal. */
    exitCode,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** The output so far, of both streams. */
    said: () => said,
  };
}

/** Starts the program on an existing database and waits until it listens. */
export async function startProgram(databaseUrl: string, env: Record<string, string> = {}) {
  const program = spawnProgram({ DATABASE_URL: databaseUrl, ...env });
  const address = await program.address;
  if (!address) throw new Error(`The program did not start: ${program.said()}`);
  return {
    address,
    gone: program.exitCode.then(() => undefined),
    kill: () => program.signal('SIGKILL'),
    signal: program.signal,
    said: program.said,
  };
}

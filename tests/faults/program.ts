import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The real program as a process of its own, without the web, to be killed. */
export async function startProgram(databaseUrl: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      WEB: 'none',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /runs at (http:\S+)/.exec((said += text));
      if (found?.[1]) resolve(found[1]);
    });
    void gone.then(() => reject(new Error(`The program did not start: ${said}`)));
  });
  return {
    address,
    gone,
    kill: () => void child.kill('SIGKILL'),
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** What it wrote, to both outputs. */
    said: () => said,
  };
}

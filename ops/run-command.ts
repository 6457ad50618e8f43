import { spawn } from 'node:child_process';
import path from 'node:path';

/** The output of a command in order, and whether it succeeded. */
export type Outcome = { passed: boolean; output: string };

const root = path.join(import.meta.dirname, '..');

/**
 * Runs a command in the root folder to its end; programs of our packages are found by name.
 * @param command the program and its arguments, run without a shell
 */
export function runCommand(command: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const [program = '', ...args] = command;
  const programs = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: programs, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

import { format } from 'node:util';
import { ConfigError } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';

/** Output for the operator that is not logged: the address, the demo accounts, the reason of a failed start. */
export type OperatorOutput = { print(line: string): void; reportError(error: unknown): void };

/**
 * Prints plain lines at a terminal or when no log level is set. Otherwise a log collector reads the output,
 * so every line is JSON at any level.
 */
export function createOperatorOutput(log: Log, isPlain: boolean): OperatorOutput {
  const always = log.child({}, { level: 'info' });
  if (!isPlain) {
    return {
      print: (line) => always.info(line),
      reportError: (error) =>
        error instanceof ConfigError
          ? always.error(error.message)
          : always.error({ err: error }, 'The start failed'),
    };
  }
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    reportError: (error) =>
      void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
  };
}

export const isPlainOutput = () => process.stdout.isTTY || !process.env['LOG_LEVEL'];

/** Writes console output of libraries and Node's warnings to the log. */
export function logConsole(log: Log): void {
  const to =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...args: unknown[]) =>
      log[level](format(...args));
  Object.assign(console, {
    debug: to('debug'),
    log: to('info'),
    info: to('info'),
    warn: to('warn'),
    error: to('error'),
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
}

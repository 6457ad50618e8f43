import { format } from 'node:util';
import { ConfigError } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';

/** What the operator reads beside the log: the address, the demo accounts, why the start failed. */
export type OperatorOutput = { print(line: string): void; reportError(error: unknown): void };

/**
 * Plain lines for a person at a terminal, or who asked for no log level. Otherwise a collector reads along, and every
 * line is JSON, whatever the level.
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

/** What libraries write to the console, and Node's warnings, become lines of the log. */
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

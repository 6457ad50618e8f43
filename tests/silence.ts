import { Socket } from 'node:net';
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/**
 * Setup of every test file: console output and connections to other machines fail the test unless it expects
 * them.
 */
const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
type Method = (typeof METHODS)[number];

const unexpected: string[] = [];
let expected: { method: Method; text: string | RegExp }[] = [];

/** Expects one call of `console[method]` with this text in its arguments; the test fails without it. */
export function expectConsole(method: Method, text: string | RegExp): void {
  expected.push({ method, text });
}

for (const method of METHODS) {
  console[method] = (...args: unknown[]) => {
    const said = format(...args);
    const wanted = expected.find(
      ({ method: of, text }) =>
        of === method && (typeof text === 'string' ? said.includes(text) : text.test(said)),
    );
    if (wanted) expected = expected.filter((other) => other !== wanted);
    else unexpected.push(`console.${method}: ${said}`);
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const sockets = globalThis as { connectSocket?: Socket['connect'] };
/** Kept across the files of a worker, so that each replaces the original and not the one before. */
const connectSocket = (sockets.connectSocket ??= Reflect.get(Socket.prototype, 'connect'));
Socket.prototype.connect = new Proxy(connectSocket, {
  apply(connect, socket: Socket, args: Parameters<Socket['connect']>) {
    const host = hostOf(args);
    if (host === undefined || LOOPBACK.test(host)) return Reflect.apply(connect, socket, args);
    unexpected.push(`connection to ${host}`);
    throw new Error(`A test wanted to connect to ${host}.`);
  },
});

/** `connect` is called as (port, host), (path), (options), and by Node itself with these in one array. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && first.path) return undefined;
    return 'host' in first && first.host ? String(first.host) : undefined;
  }
  return typeof second === 'string' ? second : undefined;
}

/** @throws Error with all unexpected and all missing output since the last call */
export function checkSilence(): void {
  const missing = expected.map(({ method, text }) => `console.${method} did not say ${String(text)}`);
  const complaints = [...unexpected.splice(0), ...missing];
  expected = [];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

afterEach(checkSilence);
afterAll(checkSilence);

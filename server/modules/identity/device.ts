import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import type { FastifyRequest } from 'fastify';

const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));
const longest = 500;

/** Names the caller's browser and system: 'Chrome on Android'. Callers choose the header, so only known names are used. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const given = headers['user-agent']?.slice(0, longest);
  if (!given) return unknownDevice;
  const { browser, os } = parse(given);
  if (!browser.name || !browsers.has(browser.name)) return unknownDevice;
  return os.name && systems.has(os.name) ? `${browser.name} on ${os.name}` : browser.name;
}

export const unknownDevice = 'Unknown device';

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'http://wagwell.example' }, 0],
  [{ PUBLIC_URL: 'https://wagwell.example' }, 1],
  [{ PUBLIC_URL: 'https://wagwell.example', PROXY_HOPS: '0' }, 0],
  [{ PROXY_HOPS: '2' }, 2],
])('%j is behind %i proxies', (env, hops) => {
  expect(readConfig(env).PROXY_HOPS).toBe(hops);
});

test.each([
  ['many', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "many")'],
  ['1.5', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "1.5")'],
  ['-1', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "-1")'],
  ['true', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "true")'],
])('PROXY_HOPS=%s ends the start with one line', (hops, line) => {
  expect(() => readConfig({ PROXY_HOPS: hops })).toThrow(line);
});

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { checkSilence, expectConsole } from './silence.ts';

test('an unexpected word on the console fails the test', () => {
  console.warn('careful: %d left', 3);
  expect(checkSilence).toThrow('console.warn: careful: 3 left');
  expect(checkSilence).not.toThrow();
});

test('an expected one passes, once, and must come', () => {
  expectConsole('error', /disk .* full/);
  console.error('the disk is full');
  expect(checkSilence).not.toThrow();
  expectConsole('error', 'full');
  console.log('full');
  expect(checkSilence).toThrow('console.log: full\nconsole.error did not say full');
});

test('a connection to another machine fails the test, even when the code swallows the error', async () => {
  expect(() => connect(443, '192.0.2.1')).toThrow('192.0.2.1');
  await expect(fetch('http://example.test/')).rejects.toThrow('fetch failed');
  expect(checkSilence).toThrow('connection to 192.0.2.1\nconnection to example.test');
});

test('this machine may be reached', async () => {
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow();
  expect(checkSilence).not.toThrow();
});

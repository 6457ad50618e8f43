import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { checkSilence, expectConsole } from './silence.ts';

test('unexpected console output fails the test', () => {
  console.warn('careful: %d left', 3);
  expect(checkSilence).toThrow('console.warn: careful: 3 left');
  expect(checkSilence).not.toThrow();
});

test('expected output passes once, and must occur', () => {
  expectConsole('error', /disk .* full/);
  console.error('the disk is full');
  expect(checkSilence).not.toThrow();
  expectConsole('error', 'full');
  console.log('full');
  expect(checkSilence).toThrow('console.log: full\nconsole.error did not say full');
});

test('a connection to another machine fails the test, even if the code catches the error', async () => {
  expect(() => connect(443, '192.0.2.1')).toThrow('192.0.2.1');
  await expect(fetch('http://example.test/')).rejects.toThrow('fetch failed');
  expect(checkSilence).toThrow('connection to 192.0.2.1\nconnection to example.test');
});

test('connections to this machine are allowed', async () => {
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow();
  expect(checkSilence).not.toThrow();
});

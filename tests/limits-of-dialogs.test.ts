import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxAppeal, maxReason } from '#contract/text/limits.ts';
import { calls } from './every-call/calls.ts';

const root = path.join(import.meta.dirname, '..');
const limits: Record<string, number> = { maxReason, maxAppeal };

type Asked = { file: string; key: string; field: string; limit: number };

/** The texts that dialogs ask for, with the call that takes each and the length that the dialog allows. */
async function askedInDialogs(): Promise<Asked[]> {
  const asked: Asked[] = [];
  for await (const file of glob('web/**/*.tsx', { cwd: root })) {
    const source = await readFile(path.join(root, file), 'utf8');
    const actions = new Map(
      [...source.matchAll(/(\{ run \}|\w+) = use(?:Keeping)?Action\(\s*'([^']+)'/g)].map(
        ([, name = '', key = '']) => [name === '{ run }' ? 'run' : `${name}.run`, key],
      ),
    );
    for (const dialog of source.split('<ReasonDialog').slice(1)) {
      const [, limit = ''] = /maxLength=\{(\w+)\}/.exec(dialog) ?? [];
      const [, typed = '', rest = ''] = /onConfirm=\{(?:async )?\((\w+)\) =>(.*)/s.exec(dialog) ?? [];
      const [, run = ''] = /((?:\w+\.)?run)\(/.exec(rest) ?? [];
      const [, field = ''] = new RegExp(`(\\w+): ${typed}\\b`).exec(rest) ?? [];
      asked.push({ file, key: actions.get(run) ?? run, field: field || typed, limit: limits[limit] ?? 0 });
    }
  }
  return asked;
}

test('a dialog takes exactly as much text as its call', async () => {
  const asked = await askedInDialogs();
  expect(asked.length).toBeGreaterThan(20);
  const differing = asked.filter(({ key, field, limit }) => {
    const body = calls.find((call) => call.key === key)?.endpoint.body;
    const isTooLong = (length: number) =>
      body
        ?.safeParse({ [field]: 'a'.repeat(length) })
        .error?.issues.some((issue) => issue.path.join('.') === field && issue.code === 'too_big');
    return !limit || isTooLong(limit) || !isTooLong(limit + 1);
  });
  expect(differing).toEqual([]);
});

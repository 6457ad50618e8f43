import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export type BrokenArrow = { rule: string; from: string; to: string };
/** An import from one of our own files to another. */
export type Import = { from: string; to: string };
export type Arrows = { files: string[]; imports: Import[]; broken: BrokenArrow[] };

const root = path.join(import.meta.dirname, '..');
const FOLDERS = new Set(['contract', 'reference', 'server', 'web', 'tests', 'ops', 'bench']);

/** The one arrow that no import shows: statements are written as tagged templates, with a connection that is handed on. */
const SQL_RULE = 'sql-in-queries';
const STATEMENT = /\bsql(<[^`]*>)?`/;

/**
 * Follows every import below `folder`, which is laid out as the repository is, and compares it with the arrows of
 * .dependency-cruiser.mjs.
 */
export async function readArrows(folder = root): Promise<Arrows> {
  const options = await readOptions();
  const folders = (await readdir(folder)).filter((name) => FOLDERS.has(name));
  const { output } = await cruise(folders, { ...options, baseDir: folder }, options.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  const files = output.modules.map(({ source }) => source).filter((file) => !file.includes('node_modules'));
  const imports = importsBetween(output, new Set(files));
  return { files, imports, broken: [...brokenImports(output), ...(await straySql(folder, files))] };
}

/** The names of all rules. */
export async function readRules(): Promise<string[]> {
  const { ruleSet } = await readOptions();
  return (ruleSet?.forbidden ?? []).map(({ name }) => String(name));
}

const readOptions = () => extractDepcruiseOptions(path.join(root, '.dependency-cruiser.mjs'));

const importsBetween = ({ modules }: ICruiseResult, files: ReadonlySet<string>): Import[] =>
  modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => files.has(from) && files.has(to));

function brokenImports({ summary }: ICruiseResult): BrokenArrow[] {
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle?.map(({ name }) => name).join(' → ') ?? to,
  }));
}

async function straySql(folder: string, files: string[]): Promise<BrokenArrow[]> {
  const broken: BrokenArrow[] = [];
  for (const from of files) {
    if (!from.startsWith('server/modules/') || /\.(queries|factory|scenario|testing|test)\.ts$/.test(from))
      continue;
    if (STATEMENT.test(await readFile(path.join(folder, from), 'utf8'))) {
      broken.push({ rule: SQL_RULE, from, to: 'the database' });
    }
  }
  return broken;
}

if (import.meta.main) {
  const { files, broken } = await readArrows();
  for (const { rule, from, to } of broken) console.log(`${rule}: ${from} → ${to}`);
  console.log(`${files.length} files, ${broken.length} arrows point the wrong way`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

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
const NOT_PRODUCT = /\.(test|testing|factory|scenario|sweep)\.tsx?$/;
const FOLDERS = new Set(['contract', 'reference', 'server', 'web', 'tests', 'ops', 'bench']);

/**
 * The one rule that imports cannot show: SQL is written as tagged templates on a connection that is passed
 * in.
 */
const SQL_RULE = 'sql-in-queries';
const STATEMENT = /\bsql(<[^`]*>)?`/;

/** Folders inside one room import each other in one direction only, even where no file does so in a circle. */
const ROOM_RULE = 'no-circle-of-folders';
/** A room, and the folder or single file directly inside it. */
const INSIDE_ROOM = /^((?:server\/modules|web\/features)\/[^/]+|web\/(?:domain|ui|lib)|contract)\/([^/]+)/;

/**
 * Reads every import below `folder`, which has the layout of the repository, and checks it against the rules
 * of .dependency-cruiser.mjs.
 */
export async function readArrows(folder = root): Promise<Arrows> {
  const options = await readOptions();
  const folders = (await readdir(folder)).filter((name) => FOLDERS.has(name));
  const { output } = await cruise(folders, { ...options, baseDir: folder }, options.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  const files = output.modules.map(({ source }) => source).filter((file) => !file.includes('node_modules'));
  const imports = importsBetween(output, new Set(files));
  const broken = [...brokenImports(output), ...circlesOfFolders(imports), ...(await straySql(folder, files))];
  return { files, imports, broken };
}

/** Lists the names of all rules. */
export async function readRules(): Promise<string[]> {
  const { ruleSet } = await readOptions();
  return [...(ruleSet?.forbidden ?? []).map(({ name }) => String(name)), ROOM_RULE];
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

const isFolder = (place: string) => path.extname(place) === '';

/** Finds each import of the product that closes a circle of folders inside one room. */
function circlesOfFolders(imports: readonly Import[]): BrokenArrow[] {
  const inside = imports
    .filter(({ from, to }) => !NOT_PRODUCT.test(from) && !NOT_PRODUCT.test(to))
    .map((arrow) => ({ arrow, source: INSIDE_ROOM.exec(arrow.from), target: INSIDE_ROOM.exec(arrow.to) }))
    .filter(({ source, target }) => source && source[1] === target?.[1] && source[2] !== target?.[2])
    .map(({ arrow, source, target }) => ({ arrow, source: source?.[0] ?? '', target: target?.[0] ?? '' }));
  const targets = Map.groupBy(inside, ({ source }) => source);
  const reaches = (start: string, goal: string): boolean => {
    const reached = new Set([start]);
    for (const place of reached) for (const { target } of targets.get(place) ?? []) reached.add(target);
    return reached.has(goal);
  };
  return inside
    .filter(({ source, target }) => isFolder(source) || isFolder(target))
    .filter(({ source, target }) => reaches(target, source))
    .map(({ arrow }) => ({ rule: ROOM_RULE, ...arrow }));
}

async function straySql(folder: string, files: string[]): Promise<BrokenArrow[]> {
  const broken: BrokenArrow[] = [];
  for (const from of files) {
    if (
      !from.startsWith('server/modules/') ||
      /\.(queries|factory|scenario|sweep|testing|test)\.ts$/.test(from)
    )
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

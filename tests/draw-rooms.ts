import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArrows } from './arrows.ts';
import type { Import } from './arrows.ts';

export const drawingFile = path.join(import.meta.dirname, '../docs/rooms.md');

/** A room and another room that it imports. */
type Arrow = [from: string, to: string];
/** Returns the room of a file; undefined leaves the file out. */
type RoomOf = (file: string) => string | undefined;

const notProduct = /\.(test|testing|factory|scenario|sweep)\.tsx?$/;
const part =
  (pattern: RegExp): RoomOf =>
  (file) =>
    pattern.exec(file)?.slice(1).find(Boolean);

const folderOf = part(
  /^(?:(server\/(?:modules|platform|local)|web\/[^/]+|contract|reference|ops|bench)\/|(server)\/[^/]+$)/,
);
const moduleOf = part(/^server\/modules\/([^/]+)\//);
const innerRoomOf = part(/^server\/modules\/([^/]+\/[^/]+)\//);
const floorRoomOf = part(/^web\/((?:domain|ui)\/[^/]+|features\/[^/]+\/[^/]+)\//);
const roomOf = part(/^server\/((?:platform|local)\/[^/]+)\//);
const featureOf = part(/^web\/features\/([^/]+)\//);

/** Returns the text of docs/rooms.md. */
export function describeRooms(imports: readonly Import[]): string {
  const product = imports.filter(({ from, to }) => !notProduct.test(from) && !notProduct.test(to));
  return `# The rooms and their arrows

Drawn from the imports by \`node tests/draw-rooms.ts\`; a test fails while it is stale. Do not edit it by hand. An arrow points
to what is imported. Tests are left out, and so is every arrow that follows from others.

## Folders

\`server\` is \`main.ts\` and \`app.ts\`. The rooms of \`web/features\`, which do not import each other:
${roomsOf(product, featureOf).join(', ')}.

${draw(product, folderOf)}

## Modules of the server

${draw(product, moduleOf)}

## Rooms inside the large modules

${draw(product, innerRoomOf)}

## Rooms of the web's floors, and inside its large features

${draw(product, floorRoomOf)}

## Rooms of the platform and of \`server/local\`

${draw(product, roomOf)}
`;
}

function arrowsBetween(imports: readonly Import[], roomOfFile: RoomOf): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    const [source, target] = [roomOfFile(from), roomOfFile(to)];
    if (source && target && source !== target) arrows.set(`${source} ${target}`, [source, target]);
  }
  return withoutImplied([...arrows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, arrow]) => arrow));
}

/** Removes each arrow whose target is also reachable through other rooms. */
function withoutImplied(arrows: Arrow[]): Arrow[] {
  let kept = arrows;
  for (const arrow of arrows) {
    const others = kept.filter((other) => other !== arrow);
    if (isReached(others, ...arrow)) kept = others;
  }
  return kept;
}

function isReached(arrows: readonly Arrow[], start: string, target: string): boolean {
  const reached = new Set([start]);
  for (const room of reached) for (const [from, to] of arrows) if (from === room) reached.add(to);
  return reached.has(target);
}

const idOf = (room: string) => room.replaceAll(/\W/g, '_');

function draw(imports: readonly Import[], roomOfFile: RoomOf): string {
  return [
    '```mermaid',
    'flowchart TD',
    ...roomsOf(imports, roomOfFile).map((room) => `  ${idOf(room)}["${room}"]`),
    ...arrowsBetween(imports, roomOfFile).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');
}

function roomsOf(imports: readonly Import[], roomOfFile: RoomOf): string[] {
  const rooms = imports.flatMap(({ from, to }) => [roomOfFile(from), roomOfFile(to)]);
  return [...new Set(rooms.filter((room) => room !== undefined))].toSorted();
}

if (import.meta.main) await writeFile(drawingFile, describeRooms((await readArrows()).imports));

/**
 * Writes the files of areas/ and zips/, and area-boxes.ts. README.md names the sources.
 *
 *   node reference/map/make-map.ts topojson-client/dist/topojson-client.js us-atlas/counties-10m.json world-atlas/countries-50m.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { greatLakes } from './great-lakes.ts';

type LonLat = [number, number];
type Line = LonLat[];
type Geometry = { type: string; coordinates: unknown };
type Shape = { id: string; properties: { name: string } };
type Atlas = { objects: Record<string, { type: string; geometries: Shape[] }> };
type TopoJson = {
  feature: (atlas: Atlas, shape: Shape) => { geometry: Geometry };
  mesh: (
    atlas: Atlas,
    shapes: { type: string; geometries: Shape[] },
    filter: (a: Shape, b: Shape) => boolean,
  ) => { coordinates: Line[] };
};

/** Width of the world in the units of the files: pixels at zoom 10. */
const world = 256 * 2 ** 10;
/** Coordinates are rounded to this step in the overview, drawn only when zoomed out, and in neighboring countries. */
const coarse = 16;
const mostTowns = { state: 450, overview: 160 };

const [clientFile, usFile, earthFile] = process.argv.slice(2);
if (!clientFile || !usFile || !earthFile) {
  process.stderr.write(
    'usage: node reference/map/make-map.ts topojson-client/dist/topojson-client.js us-atlas/counties-10m.json world-atlas/countries-50m.json\n',
  );
  process.exit(1);
}
const require = createRequire(import.meta.url);
const { feature, mesh }: TopoJson = require(path.resolve(clientFile));
const us: Atlas = JSON.parse(readFileSync(usFile, 'utf8'));
const earth: Atlas = JSON.parse(readFileSync(earthFile, 'utf8'));

const codes: Record<string, string> = {
  '01': 'AL', '02': 'AK', '04': 'AZ', '05': 'AR', '06': 'CA', '08': 'CO', '09': 'CT', '10': 'DE', '11': 'DC',
  '12': 'FL', '13': 'GA', '15': 'HI', '16': 'ID', '17': 'IL', '18': 'IN', '19': 'IA', '20': 'KS', '21': 'KY',
  '22': 'LA', '23': 'ME', '24': 'MD', '25': 'MA', '26': 'MI', '27': 'MN', '28': 'MS', '29': 'MO', '30': 'MT',
  '31': 'NE', '32': 'NV', '33': 'NH', '34': 'NJ', '35': 'NM', '36': 'NY', '37': 'NC', '38': 'ND', '39': 'OH',
  '40': 'OK', '41': 'OR', '42': 'PA', '44': 'RI', '45': 'SC', '46': 'SD', '47': 'TN', '48': 'TX', '49': 'UT',
  '50': 'VT', '51': 'VA', '53': 'WA', '54': 'WV', '55': 'WI', '56': 'WY', '60': 'AS', '66': 'GU', '69': 'MP',
  '72': 'PR', '78': 'VI',
}; // prettier-ignore
const neighbors = new Set([
  'Canada',
  'Mexico',
  'Bahamas',
  'Cuba',
  'Dominican Rep.',
  'Haiti',
  'Br. Virgin Is.',
]);

/** A place with a name: a town, or a ZIP code of a town that has several. */
type Named = { name: string; state: string; size: number; at: [number, number] };

const cities = gunzipSync(readFileSync(new URL('../places/places.tsv.gz', import.meta.url)))
  .toString('utf8')
  .split('\n')
  .map((line) => {
    const [name = '', state = '', , size, list = ''] = line.split('\t');
    const zips = list.split(';').map((entry) => {
      const [zip = '', lat, lon] = entry.split(' ');
      return { zip, at: unitsOf([Number(lon), Number(lat)]) };
    });
    return { name, state, size: Number(size), zips };
  });
const towns: Named[] = cities.flatMap(({ name, state, size, zips: [center] }) =>
  size > 0 && center ? [{ name, state, size, at: center.at }] : [],
);
/** Post boxes have the same spot as the ZIP code around them, which comes first. */
const zips: Named[] = cities.flatMap(({ state, size, zips }) => {
  const spots = new Set<string>();
  return zips.flatMap(({ zip, at }) => {
    if (size < 2 || spots.has(at.join())) return [];
    spots.add(at.join());
    return [{ name: zip, state, size: 0, at }];
  });
});

const boxes: Record<string, [number, number, number, number]> = {};
const states = us.objects['states']?.geometries ?? [];
const counties = us.objects['counties']?.geometries ?? [];

for (const state of states) {
  const code = codes[state.id];
  if (!code) throw new Error(`No code for ${state.properties.name}`);
  const rings = ringsOf(feature(us, state).geometry);
  const within = counties.filter(({ id }) => id.startsWith(state.id));
  const inner = mesh(us, { type: 'GeometryCollection', geometries: within }, (a, b) => a !== b).coordinates;
  const inState = (named: Named) => named.state === code;
  const inOrder = towns.filter(inState);
  writeArea(code, rings, inner, 1, inOrder.slice(0, mostTowns.state));
  const close = [...inOrder.slice(mostTowns.state), ...zips.filter(inState)];
  writeFile(`zips/${code}.json`, boxes[code] ?? [0, 0], { land: '', lines: '' }, 1, close);
}

const borders = mesh(us, us.objects['states'] ?? never(), (a, b) => a !== b).coordinates;
const nation = (us.objects['nation']?.geometries ?? []).flatMap((shape) =>
  ringsOf(feature(us, shape).geometry),
);
writeArea('US', nation, borders, coarse, towns.slice(0, mostTowns.overview));

const around = (earth.objects['countries']?.geometries ?? [])
  .filter(({ properties }) => neighbors.has(properties.name))
  .flatMap((country) => ringsOf(feature(earth, country).geometry))
  .filter((ring) => ring.some(([, lat]) => lat < 60));
writeArea('abroad', around, greatLakes, coarse, []);

const rows = Object.entries(boxes)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([code, box]) => `  ${code}: [${box.join(', ')}],`);
writeFileSync(
  new URL('area-boxes.ts', import.meta.url),
  `/** West, north, east and south edge of each area, in units of the map; written by make-map.ts. */
export const areaBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${rows.join('\n')}
};
`,
);

/** Web Mercator, as all web maps have it. */
function unitsOf([lon, lat]: LonLat): [number, number] {
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  // The Aleutian Islands west of the date line are drawn next to Alaska.
  const east = lon > 160 ? lon - 360 : lon;
  return [Math.round((east / 360 + 0.5) * world), Math.round(y * world)];
}

function ringsOf({ type, coordinates }: Geometry): Line[] {
  return type === 'Polygon' ? (coordinates as Line[]) : (coordinates as Line[][]).flat();
}

function writeArea(code: string, rings: Line[], lines: Line[], unit: number, named: Named[]): void {
  const points = rings.flat().map(unitsOf);
  const west = Math.min(...points.map(([x]) => x));
  const north = Math.min(...points.map(([, y]) => y));
  const east = Math.max(...points.map(([x]) => x));
  const south = Math.max(...points.map(([, y]) => y));
  if (code.length === 2 && code !== 'US') boxes[code] = [west, north, east, south];
  const toPath = (line: Line, close: boolean) =>
    pathOf(
      line.map((point) => {
        const [x, y] = unitsOf(point);
        return [Math.round((x - west) / unit), Math.round((y - north) / unit)];
      }),
      close,
    );
  writeFile(
    `areas/${code}.json`,
    [west, north],
    {
      land: rings.map((ring) => toPath(ring, true)).join(''),
      lines: lines.map((line) => toPath(line, code === 'abroad')).join(''),
    },
    unit,
    named,
  );
}

function writeFile(
  name: string,
  [west, north]: readonly number[],
  paths: { land: string; lines: string },
  unit: number,
  named: Named[],
): void {
  const places = named.map(({ name, size, at: [x, y] }) => [name, x - (west ?? 0), y - (north ?? 0), size]);
  const text = JSON.stringify({ origin: [west, north], unit, ...paths, towns: places });
  writeFileSync(new URL(name, import.meta.url), `${text}\n`);
  process.stdout.write(`${name} ${text.length}\n`);
}

/** Path data with relative steps; nothing for a ring smaller than one step. */
function pathOf(points: LonLat[], close: boolean): string {
  let [last] = points;
  if (!last) return '';
  const steps: string[] = [];
  for (const point of points.slice(1)) {
    const [x, y] = [point[0] - last[0], point[1] - last[1]];
    if (x === 0 && y === 0) continue;
    steps.push(`${x}${y < 0 ? '' : ' '}${y}`);
    last = point;
  }
  if (steps.length < (close ? 4 : 1)) return '';
  return `M${points[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${close ? 'z' : ''}`;
}

function never(): never {
  throw new Error('The atlas has no states');
}

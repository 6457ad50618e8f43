export type LatLon = { lat: number; lon: number };
/** A point of the world in units of the map: pixels at zoom 10, as the files of reference/map have them. */
export type Point = { x: number; y: number };
/** What a map shows: the point at its middle and how far it is zoomed in. */
export type View = Point & { zoom: number };
export type Size = { width: number; height: number };
export type Box = { west: number; north: number; east: number; south: number };

const unitZoom = 10;
const world = 256 * 2 ** unitZoom;
const milesAroundEarth = 24_901.46;
export const zoomLimits = { least: 3, most: 13 };

/** Web Mercator. The islands west of the date line stay next to Alaska. */
export function pointOf({ lat, lon }: LatLon): Point {
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return { x: ((lon > 160 ? lon - 360 : lon) / 360 + 0.5) * world, y: y * world };
}

export function latLonOf({ x, y }: Point): LatLon {
  const lon = (x / world - 0.5) * 360;
  const lat = (Math.atan(Math.exp((0.5 - y / world) * 2 * Math.PI)) * 360) / Math.PI - 90;
  return { lat, lon: lon < -180 ? lon + 360 : lon };
}

/** Pixels per unit. */
export const scaleAt = (zoom: number): number => 2 ** (zoom - unitZoom);

export const unitsPerMile = (lat: number): number =>
  world / (milesAroundEarth * Math.cos((lat * Math.PI) / 180));

/** The part of the world that is visible, and `around` times the map's size on each side. */
export function boxOf({ x, y, zoom }: View, { width, height }: Size, around = 0): Box {
  const across = ((0.5 + around) * width) / scaleAt(zoom);
  const down = ((0.5 + around) * height) / scaleAt(zoom);
  return { west: x - across, north: y - down, east: x + across, south: y + down };
}

/** The square around a circle of so many miles. */
export function boxAround(center: LatLon, miles: number): Box {
  const { x, y } = pointOf(center);
  const reach = miles * unitsPerMile(center.lat);
  return { west: x - reach, north: y - reach, east: x + reach, south: y + reach };
}

export function boxOfPoints(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
  };
}

/** The closest view that shows all of a box, with a margin in pixels. */
export function viewOf(box: Box, { width, height }: Size, margin: number, most = zoomLimits.most): View {
  const room = (side: number) => Math.max(40, side - 2 * margin);
  const scale = Math.min(
    room(width) / Math.max(box.east - box.west, 1e-6),
    room(height) / Math.max(box.south - box.north, 1e-6),
  );
  return {
    x: (box.west + box.east) / 2,
    y: (box.north + box.south) / 2,
    zoom: Math.min(most, limited(unitZoom + Math.log2(scale))),
  };
}

export const limited = (zoom: number): number => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

/** The view after zooming by `levels` so that the spot `at`, in pixels from the middle, stays where it is. */
export function zoomed(view: View, levels: number, at: Point = { x: 0, y: 0 }): View {
  const zoom = limited(view.zoom + levels);
  const shift = 1 / scaleAt(view.zoom) - 1 / scaleAt(zoom);
  return { x: view.x + at.x * shift, y: view.y + at.y * shift, zoom };
}

/** The view after moving by pixels: to the right shows what lies east. */
export function panned(view: View, by: Point): View {
  const scale = scaleAt(view.zoom);
  return { ...view, x: view.x + by.x / scale, y: view.y + by.y / scale };
}

/** Miles from the middle to the nearest edge. */
export function milesInside(view: View, { width, height }: Size): number {
  const { lat } = latLonOf(view);
  return Math.min(width, height) / 2 / scaleAt(view.zoom) / unitsPerMile(lat);
}

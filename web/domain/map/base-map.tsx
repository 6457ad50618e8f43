import { memo, useEffect, useMemo } from 'react';
import { useStore } from '#web/lib/create-store.ts';
import { areasOf, loadAreas, loadedAreas } from './areas.ts';
import type { Area, LoadedAreas } from './areas.ts';
import { boxOf, scaleAt } from './mercator.ts';
import type { Size, View } from './mercator.ts';
import { namesIn } from './place-names.ts';

const looks = {
  city: { fontSize: 16, fontWeight: 650, fill: 'var(--map-ink)' },
  town: { fontSize: 14, fontWeight: 550, fill: 'var(--map-ink)' },
  zip: { fontSize: 13, fontWeight: 450, fill: 'var(--map-ink)', letterSpacing: 0.6, opacity: 0.75 },
};
/** While the map moves, nothing is loaded for what it only passes. */
const restMs = 60;
const nothing: LoadedAreas = new Map();

/** Land, counties and place names as SVG, drawn as far around the frame as one may pan before the next drawing. */
export const BaseMap = memo(function BaseMap({ frame, size }: { frame: View; size: Size }) {
  const loaded = useStore(loadedAreas, nothing);
  const codes = useMemo(() => areasOf(frame, size), [frame, size]);
  useEffect(() => {
    const timer = setTimeout(() => void loadAreas(codes), restMs);
    return () => clearTimeout(timer);
  }, [codes]);
  const areas = codes.flatMap((code) => {
    const area = loaded.get(code);
    return area ? [{ ...area, code }] : [];
  });
  const { width, height } = size;
  const scale = scaleAt(frame.zoom);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-1.5 * width} ${-1.5 * height} ${3 * width} ${3 * height}`}
      className="pointer-events-none absolute max-w-none"
      style={{ left: -1.5 * width, top: -1.5 * height, width: 3 * width, height: 3 * height }}
    >
      <rect
        x={-1.5 * width}
        y={-1.5 * height}
        width={3 * width}
        height={3 * height}
        fill={areas.length > 0 ? 'var(--map-water)' : 'var(--map-land)'}
      />
      {areas.map((area) => (
        <AreaShape key={area.code} area={area} frame={frame} isAbroad={area.code === 'areas/abroad'} />
      ))}
      <g textAnchor="middle" fontFamily="var(--font-text)" strokeLinejoin="round">
        {namesIn(areas, boxOf(frame, size, 1), scale).map(({ name, x, y, look }) => (
          <text
            key={`${name} ${x}`}
            x={(x - frame.x) * scale}
            y={(y - frame.y) * scale}
            {...looks[look]}
            stroke="var(--map-land)"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
});

type AreaShapeProps = { area: Area; frame: View; isAbroad: boolean };

function AreaShape({ area: { origin, unit, land, lines }, frame, isAbroad }: AreaShapeProps) {
  const scale = scaleAt(frame.zoom);
  const [left, top] = origin;
  const at = `translate(${(left - frame.x) * scale} ${(top - frame.y) * scale}) scale(${scale * unit})`;
  const color = isAbroad ? 'var(--map-block)' : 'var(--map-land)';
  return (
    <g transform={at} strokeLinejoin="round">
      {/* The stroke closes the hair between neighbors. */}
      <path d={land} fill={color} stroke={color} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      {isAbroad ? (
        <path d={lines} fill="var(--map-water)" />
      ) : (
        <path
          d={lines}
          fill="none"
          stroke="var(--map-case)"
          strokeWidth={frame.zoom > 8 ? 1.6 : 1}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

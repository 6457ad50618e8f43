import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef } from 'react';
import { latLonOf } from './mercator.ts';
import type { View } from './mercator.ts';

type StyledMapProps = {
  styleUrl: string;
  view: View;
  /** Called once the style is drawn. */
  onDrawn: () => void;
};

setWorkerUrl(worker);

/** MapLibre counts zoom by tiles of 512 pixels instead of 256. */
const cameraOf = (view: View) => {
  const { lat, lon } = latLonOf(view);
  return { center: [lon, lat] as [number, number], zoom: view.zoom - 1 };
};

/** The operator's style, drawn under the pins. If its host or WebGL is missing, our own outlines stay. */
export default function StyledMap({ styleUrl, view, onDrawn }: StyledMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<MapLibre>(undefined);
  const latest = useRef({ view, onDrawn });
  useEffect(() => {
    latest.current = { view, onDrawn };
    drawn.current?.jumpTo(cameraOf(view));
  }, [view, onDrawn]);
  useEffect(() => {
    if (!element.current) return undefined;
    let map: MapLibre;
    try {
      map = new MapLibre({
        container: element.current,
        style: styleUrl,
        interactive: false,
        fadeDuration: 0,
        ...cameraOf(latest.current.view),
      });
    } catch {
      return undefined;
    }
    drawn.current = map;
    map.once('load', () => latest.current.onDrawn());
    // Without a listener each missing tile would be written to the console.
    map.on('error', () => undefined);
    return () => {
      drawn.current = undefined;
      map.remove();
    };
  }, [styleUrl]);
  return <div ref={element} className="absolute! inset-0" />;
}

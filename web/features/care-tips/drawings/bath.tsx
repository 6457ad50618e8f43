import { color, Eye, line, Mirrored, Nose, Shadow, tufts } from './parts.tsx';

/** A beagle in the tub, under the spray. */
export function Bath() {
  return (
    <>
      <Shadow x={76} y={113} rx={60} />
      <path d="M156-4v24q0 12-12 12h-14" stroke={color('steel-2')} strokeWidth="5" {...line} />
      <path d="m132 22 12 20-20 10q-6-12 8-30z" fill={color('grey-2')} />
      <path
        d="M121 52l-8 12m14-15-4 16m-19-8-6 8m32-10v8"
        stroke={color('white')}
        strokeWidth="2.6"
        {...line}
      />
      <path d="M46 74c0-14 10-18 26-18s26 4 26 18z" fill={color('white')} />
      <path d="M46 42c0-18 10-26 26-26s26 8 26 26c0 16-12 25-26 25S46 58 46 42z" fill={color('tan')} />
      <path d="M68 18q4-1 8 0c-1 12 2 22 5 32H63c3-10 6-20 5-32z" fill={color('white')} />
      <ellipse cx="72" cy="54" rx="15" ry="12" fill={color('white')} />
      <Mirrored x={72}>
        <path d="M52 22c-14 2-20 18-18 36 2 10 9 11 12 3 3-10 4-22 10-34z" fill={color('brown')} />
        <circle cx="53" cy="52" r="4" fill={color('coral')} opacity=".4" />
      </Mirrored>
      <Eye x={61} y={41} />
      <Eye x={83} y={41} />
      <Nose x={72} y={46} wide={6} />
      <path
        d="M58 18q2-8 14-8t14 8q-6 5-14 4t-14-4z"
        fill={color('white')}
        stroke={color('white')}
        {...tufts(9)}
      />
      <path d="M18 78h112c0 22-8 32-24 32H42c-16 0-24-10-24-32z" fill={color('coral')} />
      <path d="M24 92h100c-3 12-9 18-18 18H42c-9 0-15-6-18-18z" fill={color('coral-2')} opacity=".6" />
      <path d="M24 74h100" stroke={color('white')} {...tufts(15)} />
      <rect x="12" y="75" width="124" height="9" rx="4.5" fill={color('coral-2')} />
      <Mirrored x={72}>
        <rect x="48" y="66" width="17" height="17" rx="8" fill={color('white-2')} />
        <path d="M54 77v5m5-5v5" stroke={color('tan-2')} strokeWidth="2" {...line} />
      </Mirrored>
      <g fill={color('white')} opacity=".75">
        <circle cx="20" cy="54" r="6" />
        <circle cx="28" cy="36" r="4" />
        <circle cx="12" cy="38" r="3" />
      </g>
    </>
  );
}
